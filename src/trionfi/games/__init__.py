"""The games of the house, one module each; a module's `GAME` is all that the house needs."""
