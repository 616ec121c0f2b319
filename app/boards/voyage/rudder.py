"""A ship steered by hand (V-52): dragged along cells, proposed, or put back."""

from __future__ import annotations


class Rudder:
    """Mixin of the board: shows what the helm does to the ship of whoever steers."""

    @property
    def steered_at(self) -> tuple[float, float]:
        """Where the ship that is steered has been dragged to."""
        if self.helm.path:
            return self.geometry.centres[self.helm.path[-1]]
        return self.fleet[self.view["turn"]].at

    def drag(self, path: list[int]) -> None:
        """Show a ship dragged along these cells."""
        seat, geo = self.view["turn"], self.geometry
        cell = path[-1] if path else self.view["cells"][seat]
        before = path[-2] if len(path) > 1 else self.view["cells"][seat]
        if path:
            self.fleet.raise_up(seat)
            self.fleet[seat].put(geo.centres[cell], geo.bearing(before, cell), 0.25)
        else:
            self.fleet.set(self.view["cells"])
        self.fleet.light(None)
        self.course.show(self.view["cells"][seat], path)

    def propose(self) -> None:
        """The finger has left: ask whether it is meant."""
        path = self.helm.path
        self.fleet[self.view["turn"]].put(self.steered_at, self.geometry.heading(path[-1]))
        self._following = True
        self.follow(self.steered_at)
        self.stage = f"here {path}"
        self._say()

    def put_back(self) -> None:
        """Nothing was steered after all."""
        self.drag([])
        self.stage = "steer again"
        self._say()
