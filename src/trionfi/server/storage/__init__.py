"""Storage: SQLAlchemy models, their migrations, and the one class that reads and writes them."""
