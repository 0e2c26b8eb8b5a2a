"""What joins several machines to one server: the bus between them."""
