"""How cars and the operator move: pushes (section 5.1), the operator's steps (6), magnets (7)."""
