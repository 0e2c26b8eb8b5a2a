"""Studies that people run in their browsers: the only part of the server that knows the laboratory."""
