"""The card room: HTTP, one WebSocket per table, guests, storage.

The server owns the state. What leaves it is built from the view of one seat, never from the
deal: see `trionfi.server.views`.
"""
