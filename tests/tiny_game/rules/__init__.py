"""The rules of Bump, and what lies on its table."""
