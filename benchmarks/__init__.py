"""What `make bench` measures: ratios to named peers, in the same run on the same core."""
