#include "Plan/Account.h"

using namespace reroute;

void Account::add(Outcome O) {
  switch (O) {
  case Outcome::Routed:
    ++Routed;
    break;
  case Outcome::Renamed:
    ++Renamed;
    break;
  case Outcome::Kept:
    ++Kept;
    break;
  case Outcome::NotOurs:
    ++NotOurs;
    break;
  case Outcome::Reported:
    ++Reported;
    break;
  case Outcome::Suppressed:
    ++Suppressed;
    break;
  }
}

Account &Account::operator+=(const Account &Other) {
  Seen += Other.Seen;
  Routed += Other.Routed;
  Renamed += Other.Renamed;
  Kept += Other.Kept;
  NotOurs += Other.NotOurs;
  Reported += Other.Reported;
  Suppressed += Other.Suppressed;
  Inactive += Other.Inactive;
  Unresolved += Other.Unresolved;
  return *this;
}
