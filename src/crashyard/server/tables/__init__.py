"""What a table does: its state as entries make it, seats, clocks, play, taking back, and what lists show of it."""
