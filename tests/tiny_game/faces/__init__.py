"""What Bump looks like, and its words."""
