"""The browser client: pages, styles, words and pictures. It has no Python; `crashyard.server.http.static` serves it."""
