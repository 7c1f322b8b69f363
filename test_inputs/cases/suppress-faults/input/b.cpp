// reroute-ignore: no name of CUDA anywhere
