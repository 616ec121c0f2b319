"""One module for each screen, built at the first visit by `app.router`."""
