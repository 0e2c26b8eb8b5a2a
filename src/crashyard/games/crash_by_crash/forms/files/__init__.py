"""Position files, the other way round: `reading` puts together what the other modules read, each a part of a file."""
