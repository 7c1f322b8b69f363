#ifndef REROUTE_RUN_LARGEST_H
#define REROUTE_RUN_LARGEST_H

namespace reroute {

/// The key of a std::map with the largest count: of several the first, so that
/// a tie is settled in the same way everywhere. A default one for no keys.
template <typename Map> typename Map::key_type largest(const Map &M) {
  auto Best = M.begin();
  for (auto It = M.begin(); It != M.end(); ++It)
    if (It->second > Best->second)
      Best = It;
  return Best == M.end() ? typename Map::key_type() : Best->first;
}

} // namespace reroute

#endif
