"""Records: a whole play as its setup and its answers, kept in a way that outlives the code."""
