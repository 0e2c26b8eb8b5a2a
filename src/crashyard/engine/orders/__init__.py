"""Standing orders: answers that are given ahead, by kind of decision."""
