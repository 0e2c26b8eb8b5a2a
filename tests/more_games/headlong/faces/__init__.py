"""What Headlong looks like, and its words."""
