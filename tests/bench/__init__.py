"""What is fast and what is not: `make bench`. Measures and prints; judges nothing."""
