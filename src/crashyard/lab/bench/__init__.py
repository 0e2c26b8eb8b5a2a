"""How fast everything is, side by side with its peers."""
