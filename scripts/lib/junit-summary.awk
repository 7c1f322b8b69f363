# Reads CTest's JUnit file. Prints why each skipped test was skipped, which tests failed, and the count.
# Exits with 1 when a test failed or none passed.

function plain(text) {
  gsub(/&quot;/, "\"", text)
  gsub(/&apos;/, "'", text)
  gsub(/&lt;/, "<", text)
  gsub(/&gt;/, ">", text)
  gsub(/&amp;/, "\\&", text)
  return text
}

function attribute(line, key) {
  if (!match(line, key "=\"[^\"]*\"")) return ""
  return plain(substr(line, RSTART + length(key) + 2, RLENGTH - length(key) - 3))
}

/<testcase / {
  name = attribute($0, " name")
  status = attribute($0, " status")
  reason = ""
  in_reason = 0
}

# Catch2 exits with a code of its own for SKIP. Every other test that did not run, for want of its program, say, failed.
/<skipped / && status == "notrun" { status = attribute($0, " message") ~ /^SKIP_/ ? "skipped" : "fail" }

# What a test gave to SKIP, which Catch2 breaks into lines.
in_reason && (/^$/ || /^====/) { in_reason = 0 }
in_reason {
  sub(/^ */, "")
  reason = reason (reason == "" ? "" : " ") plain($0)
}
/^explicitly with message:/ { in_reason = 1 }

/<\/testcase>/ {
  if (status == "run") {
    passed++
  } else if (status == "skipped" || status == "disabled") {
    skipped++
    lines = lines "skipped: " name ": " (reason != "" ? reason : status == "disabled" ? "disabled" : "no reason given") "\n"
  } else {
    failed++
    lines = lines "failed: " name "\n"
  }
}

END {
  printf "%s%d passed, %d failed, %d skipped\n", lines, passed, failed, skipped
  exit failed > 0 || passed == 0
}
