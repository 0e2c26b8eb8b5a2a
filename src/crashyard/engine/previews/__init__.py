"""What an answer would do, before it is given."""
