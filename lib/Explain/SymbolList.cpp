#include "Explain/SymbolList.h"
#include "Header/StructAdapter.h"
#include "Support/CsvCell.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/JSON.h"

using namespace reroute;
using llvm::raw_ostream;
using llvm::StringRef;

static constexpr Grade Grades[] = {Grade::Exact, Grade::Degraded,
                                   Grade::Unsupported, Grade::Unmapped};

//===-- Cells -------------------------------------------------------------===//

static StringRef kindOf(const CoverageRow &Row) {
  return Row.Symbol ? kindName(Row.Symbol->Kind) : StringRef("rule");
}

static const Mapping &newest(const CoverageRow &Row) {
  return *Row.ByHip.back();
}

/// What is written for the symbol in the newest HIP version that has it.
static std::string counterpart(const CoverageRow &Row) {
  for (const Mapping *One : llvm::reverse(Row.ByHip))
    if (One->Call)
      return One->Call->text();
    else if (!One->Hip.empty())
      return One->Hip;
  return "";
}

/// As conditions on versions are written: ">=12.4 <13.0". Empty for a symbol
/// that every measured version has.
static std::string versionsOf(const VersionSpan &Span) {
  std::string Text;
  if (!Span.Since.empty())
    Text += ">=" + Span.Since.getAsString();
  if (!Span.Until.empty())
    Text += (Text.empty() ? "<" : " <") + Span.Until.getAsString();
  return Text;
}

static std::string noteOf(const CoverageRow &Row) {
  const Mapping &One = newest(Row);
  std::string Text = One.Why;
  if (!One.Instead.empty())
    Text += (Text.empty() ? "" : "; instead: ") + One.Instead;
  return Text;
}

static bool isWanted(const CoverageRow &Row, const ListOptions &Options) {
  if (Options.OnlyGrade && newest(Row).TheGrade != *Options.OnlyGrade)
    return false;
  return Options.Since.empty() ||
         (!Row.Cuda.Since.empty() && Row.Cuda.Since >= Options.Since);
}

//===-- Formats -----------------------------------------------------------===//

namespace {

using Rows = llvm::ArrayRef<const CoverageRow *>;

/// One row of a table of texts.
using Cells = std::vector<std::string>;

} // namespace

static Cells headOf(const Coverage &All) {
  Cells Head{"symbol", "kind", "CUDA", "HIP"};
  for (const llvm::VersionTuple &Version : All.HipVersions)
    Head.push_back("HIP " + Version.getAsString());
  return Head;
}

static Cells cellsOf(const CoverageRow &Row) {
  Cells Result{Row.Name, kindOf(Row).str(), versionsOf(Row.Cuda),
               counterpart(Row)};
  for (const Mapping *One : Row.ByHip)
    Result.push_back(gradeName(One->TheGrade).str());
  return Result;
}

/// Columns as wide as their widest cell.
static void writeColumns(llvm::ArrayRef<Cells> Lines, raw_ostream &OS) {
  std::vector<size_t> Widths;
  for (const Cells &Line : Lines)
    for (size_t I = 0; I < Line.size(); ++I) {
      if (I == Widths.size())
        Widths.push_back(0);
      Widths[I] = std::max(Widths[I], Line[I].size());
    }
  for (const Cells &Line : Lines) {
    std::string Text;
    for (size_t I = 0; I < Line.size(); ++I) {
      Text += Line[I];
      Text.append(Widths[I] + 2 - Line[I].size(), ' ');
    }
    OS << StringRef(Text).rtrim(' ') << '\n';
  }
}

/// How many structs the compat header defines itself instead of by an alias.
static size_t countAdapted(const Coverage &All, size_t Version) {
  return llvm::count_if(All.Rows, [&](const CoverageRow &Row) {
    return adaptedRecord(Row.Name, *All.Tables[Version]).has_value();
  });
}

/// The numbers of symbols by HIP version and grade.
static std::vector<Cells> numbersOf(const Coverage &All) {
  Cells Head{"HIP"};
  for (Grade Each : Grades)
    Head.push_back(gradeName(Each).str());
  Head.push_back("all");
  Head.push_back("adapted");
  std::vector<Cells> Lines{std::move(Head)};
  for (size_t I = 0; I < All.HipVersions.size(); ++I) {
    Cells Line{All.HipVersions[I].getAsString()};
    std::array<size_t, 4> Counts = All.counts(I);
    for (Grade Each : Grades)
      Line.push_back(std::to_string(Counts[static_cast<size_t>(Each)]));
    Line.push_back(std::to_string(All.Rows.size()));
    Line.push_back(std::to_string(countAdapted(All, I)));
    Lines.push_back(std::move(Line));
  }
  return Lines;
}

static void writeTable(const Coverage &All, Rows Wanted, raw_ostream &OS) {
  std::vector<Cells> Lines{headOf(All)};
  for (const CoverageRow *Row : Wanted)
    Lines.push_back(cellsOf(*Row));
  writeColumns(Lines, OS);
  OS << '\n' << Wanted.size() << " listed\n\n";
  writeColumns(numbersOf(All), OS);
}

static void writeCsv(const Coverage &All, Rows Wanted, raw_ostream &OS) {
  auto Write = [&](Cells Line, StringRef Note, StringRef Source) {
    Line.push_back(Note.str());
    Line.push_back(Source.str());
    StringRef Separator;
    for (const std::string &Cell : Line) {
      OS << Separator << csvCell(Cell);
      Separator = ",";
    }
    OS << "\r\n"; // As RFC 4180 has it.
  };
  Write(headOf(All), "note", "source");
  for (const CoverageRow *Row : Wanted)
    Write(cellsOf(*Row), noteOf(*Row), newest(*Row).Source);
}

static void writeMarkdownRow(const Cells &Line, raw_ostream &OS) {
  OS << '|';
  for (const std::string &Cell : Line) {
    OS << ' ';
    for (char C : Cell)
      if (C == '|')
        OS << "\\|";
      else
        OS << C;
    OS << " |";
  }
  OS << '\n';
}

static void writeMarkdownTable(llvm::ArrayRef<Cells> Lines, raw_ostream &OS) {
  writeMarkdownRow(Lines.front(), OS);
  writeMarkdownRow(Cells(Lines.front().size(), "---"), OS);
  for (const Cells &Line : Lines.drop_front())
    writeMarkdownRow(Line, OS);
}

/// Names stand in code marks: some hold underscores.
static std::string code(std::string Text) {
  return Text.empty() ? Text : "`" + Text + "`";
}

static void writeMarkdown(const Coverage &All, Rows Wanted, raw_ostream &OS) {
  OS << "# Coverage\n\nMade by `reroute rules list --format markdown`.\n\n";
  for (const RulePack *Pack : All.Tables.front()->packs())
    OS << "Pack `" << Pack->Name << "`, version " << Pack->Version << ". ";
  OS << "CUDA " << All.Tables.front()->cudaVersion().getAsString()
     << "; a grade is that of a call that passes what CUDA's C entry point "
        "takes.\n\n";
  writeMarkdownTable(numbersOf(All), OS);
  OS << "\nAdapted are structs whose fields HIP orders or names otherwise: the "
        "compat header defines them with CUDA's fields and converts by "
        "name.\n\n";
  Cells Head = headOf(All);
  Head.push_back("note");
  std::vector<Cells> Lines{std::move(Head)};
  for (const CoverageRow *Row : Wanted) {
    Cells Line = cellsOf(*Row);
    Line[0] = code(Line[0]);
    Line[3] = code(Line[3]);
    Line.push_back(noteOf(*Row));
    Lines.push_back(std::move(Line));
  }
  writeMarkdownTable(Lines, OS);
}

static void writeJson(const Coverage &All, Rows Wanted, raw_ostream &OS) {
  llvm::json::OStream J(OS, /*IndentSize=*/1);
  J.array([&] {
    for (const CoverageRow *Row : Wanted)
      J.object([&] {
        auto Text = [&](StringRef Key, StringRef Value) {
          if (!Value.empty())
            J.attribute(Key, Value);
        };
        const Mapping &One = newest(*Row);
        J.attribute("symbol", Row->Name);
        J.attribute("kind", kindOf(*Row));
        Text("header", Row->Symbol ? StringRef(Row->Symbol->Header) : "");
        if (!Row->Cuda.Since.empty())
          J.attribute("cuda_since", Row->Cuda.Since.getAsString());
        if (!Row->Cuda.Until.empty())
          J.attribute("cuda_until", Row->Cuda.Until.getAsString());
        Text("hip", counterpart(*Row));
        J.attributeObject("grades", [&] {
          for (size_t I = 0; I < All.HipVersions.size(); ++I)
            J.attribute(All.HipVersions[I].getAsString(),
                        gradeName(Row->ByHip[I]->TheGrade));
        });
        Text("why", One.Why);
        Text("instead", One.Instead);
        Text("source", One.Source);
      });
  });
  OS << '\n';
}

void reroute::listSymbols(const Coverage &All, const ListOptions &Options,
                          raw_ostream &OS) {
  std::vector<const CoverageRow *> Wanted;
  for (const CoverageRow &Row : All.Rows)
    if (isWanted(Row, Options))
      Wanted.push_back(&Row);
  switch (Options.Format) {
  case ListFormat::Table:
    return writeTable(All, Wanted, OS);
  case ListFormat::Json:
    return writeJson(All, Wanted, OS);
  case ListFormat::Csv:
    return writeCsv(All, Wanted, OS);
  case ListFormat::Markdown:
    return writeMarkdown(All, Wanted, OS);
  }
}
