"""What everybody could see at the table, and what chance to win it gave each side."""
