"""What Cube Attack looks like, and its words."""
