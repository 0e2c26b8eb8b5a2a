"""Why an answer is advised: what comes of it where its seat may be, compared with other answers."""
