"""Who comes in: the HTTP application with its routes, the WebSocket of a table, forms, access and limits."""
