"""Tables of people: what happened, who sits there, whose turn the server answers."""
