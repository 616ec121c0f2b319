"""The pictures of Le Voyage d'Ulysse."""
