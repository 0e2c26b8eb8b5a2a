"""What is asked of a table beside its play, thought through: each module makes the drafts of one kind of request."""
