"""What those who play at a table decide together: to end it, to take something back, to rest, to play again."""
