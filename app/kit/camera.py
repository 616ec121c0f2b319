"""Zoom and pan over a board."""

from __future__ import annotations


class Camera:
    """Zoom and pan over the laid-out board, kept so that the board always fills the view."""

    MOST = 3.0

    def __init__(self) -> None:
        self.zoom = 1.0
        self.pan = (0.0, 0.0)

    @property
    def moved(self) -> bool:
        """Whether the view is not the whole board."""
        return self.zoom > 1.001

    def reset(self) -> None:
        """Show the whole board."""
        self.zoom, self.pan = 1.0, (0.0, 0.0)

    def to_board(self, x: float, y: float) -> tuple[float, float]:
        """Return the point of the board under a point of the view."""
        return (x - self.pan[0]) / self.zoom, (y - self.pan[1]) / self.zoom

    def to_view(self, x: float, y: float) -> tuple[float, float]:
        """Return where a point of the board is seen."""
        return x * self.zoom + self.pan[0], y * self.zoom + self.pan[1]

    def hold(self, board: tuple[float, float], at: tuple[float, float], zoom: float, size) -> None:
        """Zoom so that this point of the board lies at this point of the view of this size."""
        self.zoom = max(1.0, min(self.MOST, zoom))
        spare = (self.zoom - 1) / 2
        self.pan = (
            clamp(at[0] - board[0] * self.zoom, spare * size[0]),
            clamp(at[1] - board[1] * self.zoom, spare * size[1]),
        )


def clamp(value: float, most: float) -> float:
    """Return the value nearest to this one within `most` of zero; zero if there is no room."""
    return 0.0 if most < 0 else max(-most, min(most, value))
