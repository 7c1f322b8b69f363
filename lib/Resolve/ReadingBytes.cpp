#include "Resolve/ReadingBytes.h"
#include <concepts>
#include <cstring>

using namespace reroute;

namespace {

/// Appends values to a string.
class Writer {
public:
  template <std::unsigned_integral Number> void visit(Number Value) {
    Bytes.append(reinterpret_cast<const char *>(&Value), sizeof(Value));
  }
  void visit(const std::string &Text) {
    visit(static_cast<uint32_t>(Text.size()));
    Bytes += Text;
  }
  template <typename Enum> void visitEnum(Enum Value, Enum) {
    visit(static_cast<uint32_t>(Value));
  }
  void visitIndex(uint32_t Value, size_t) { visit(Value); }
  void visit(const std::optional<unsigned> &Value) {
    visit(Value ? *Value + 1 : 0U);
  }
  template <typename T, typename Function>
  void visitAll(const std::vector<T> &Values, Function Each) {
    visit(static_cast<uint32_t>(Values.size()));
    for (const T &Value : Values)
      Each(Value);
  }

  std::string Bytes;
};

/// Takes values off a string; after the first that is not there all are empty.
class Reader {
public:
  explicit Reader(llvm::StringRef Bytes) : Rest(Bytes) {}

  template <std::unsigned_integral Number> void visit(Number &Value) {
    Value = 0;
    if (Rest.size() < sizeof(Value)) {
      fail();
      return;
    }
    std::memcpy(&Value, Rest.data(), sizeof(Value));
    Rest = Rest.drop_front(sizeof(Value));
  }
  void visit(std::string &Text) {
    uint32_t Size = 0;
    visit(Size);
    if (Rest.size() < Size)
      return fail();
    Text = Rest.take_front(Size).str();
    Rest = Rest.drop_front(Size);
  }
  template <typename Enum> void visitEnum(Enum &Value, Enum Last) {
    uint32_t Number = 0;
    visit(Number);
    if (Number > static_cast<uint32_t>(Last))
      return fail();
    Value = static_cast<Enum>(Number);
  }
  void visitIndex(uint32_t &Value, size_t Count) {
    visit(Value);
    if (Value >= Count)
      fail();
  }
  void visit(std::optional<unsigned> &Value) {
    uint32_t Number = 0;
    visit(Number);
    Value = Number ? std::optional(Number - 1) : std::nullopt;
  }
  template <typename T, typename Function>
  void visitAll(std::vector<T> &Values, Function Each) {
    uint32_t Size = 0;
    visit(Size);
    for (uint32_t I = 0; I < Size && Good; ++I)
      Each(Values.emplace_back());
  }

  bool finished() const { return Good && Rest.empty(); }

private:
  void fail() {
    Good = false;
    Rest = {};
  }

  llvm::StringRef Rest;
  bool Good = true;
};

} // namespace

/// The one description of the format. \p All is const for a writer only.
template <typename Visitor, typename Readings>
static void visitReadings(Visitor &V, Readings &All) {
  V.visitAll(All.Reached, [&](auto &File) {
    V.visit(File.Path);
    V.visit(File.Hash);
    V.visitAll(File.Skipped, [&](auto &Range) {
      V.visit(Range.Begin);
      V.visit(Range.End);
    });
  });
  auto VisitPlace = [&](auto &At) {
    V.visitIndex(At.File, All.Reached.size());
    V.visit(At.Offset);
  };
  V.visitAll(All.Readings, [&](auto &R) {
    VisitPlace(R.At);
    V.visitEnum(R.Is, Meaning::Dependent);
    V.visit(R.Shape.Arguments);
    V.visitAll(R.Shape.ParameterTypes, [&](auto &Type) { V.visit(Type); });
    V.visit(R.DeclaredAt);
  });
  V.visitAll(All.Facts, [&](auto &F) {
    V.visitEnum(F.Is, Fact::Kind::Initializer);
    VisitPlace(F.At);
    V.visit(F.Subject);
    V.visit(F.Detail);
  });
  V.visitAll(All.Problems, [&](auto &Problem) {
    V.visitEnum(Problem.Is, UnitProblem::Kind::TimeOut);
    V.visit(Problem.Path);
    V.visit(Problem.Line);
    V.visit(Problem.Column);
    V.visit(Problem.Message);
  });
}

std::string reroute::readingsToBytes(const UnitReadings &Readings) {
  Writer Out;
  visitReadings(Out, Readings);
  return std::move(Out.Bytes);
}

std::optional<UnitReadings> reroute::readingsFromBytes(llvm::StringRef Bytes) {
  Reader In(Bytes);
  UnitReadings Readings;
  visitReadings(In, Readings);
  if (!In.finished())
    return std::nullopt;
  return Readings;
}
