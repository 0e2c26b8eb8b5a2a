"""Files, views and observations of Cube Attack."""
