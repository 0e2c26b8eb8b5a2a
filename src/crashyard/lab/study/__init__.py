"""Studies: what a rule or a card does to a game, seen in many plays of bots.

From the plays to the page:

- `study` says what is played, `observing` looks at one play, `course` and `intrigue` at how everybody stood in it;
- `plays` gathers them, `findings`, `items`, `ladder` and `variants` ask them questions, `naming` calls things by their
  names, `digest` holds the answers;
- `summary` says them in words, `report` and its helpers as a page, `raw` as tables for other programs;
- `files` writes it all into a folder.
"""
