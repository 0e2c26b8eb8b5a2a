"""The rules of Crash & Grab in the order of its rulebook, compiled. They know no heuristics, forms or faces."""
