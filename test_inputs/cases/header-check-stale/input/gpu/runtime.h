// Made by `reroute header` long ago.
