"""What one of several nodes does: it writes the tables that it holds, and follows those that others hold."""
