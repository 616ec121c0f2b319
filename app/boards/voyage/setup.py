"""What the voyage adds to its set-up: the Destin who sits apart, and the boards people have."""

from __future__ import annotations

from kivy.properties import BooleanProperty, ColorProperty, ListProperty, StringProperty

from app.boards.voyage import boards_store
from app.boards.voyage.pages import ui
from app.i18n import tr
from app.kit.widgets import Card
from app.router import load_kv
from app.setup.plan import CLOCKWISE, LOOKS, Plan, clean_name
from app.setup.seatcard import shape_picture
from app.table.seating import EDGES
from app.theme import theme
from engines.core.contract import Option
from engines.voyage.board import DEFAULT


def option_card(screen, option: Option) -> Card | None:
    """Return the card of the boards; the other options have plain ones."""
    return BoardsCard(screen) if option.name == "board" else None


def extra_cards(screen, option: Option) -> list[Card]:
    """Return what follows the card of an option: who the Destin is, if somebody sits apart."""
    asked = option.name == "destin" and _is_apart(screen.plan)
    return [DestinCard(screen)] if asked else []


def table(plan: Plan) -> dict:
    """Return who is the Destin, for the session to keep, where one sits apart."""
    return {"destin": destin_of(plan)} if _is_apart(plan) else {}


def _is_apart(plan: Plan) -> bool:
    return plan.options.get("destin") == "apart"


def destin_of(plan: Plan) -> dict:
    """Return the Destin's name, edge and look: one that no sailor has, if there is one."""
    kept = plan.extra.get("destin")
    kept = kept if isinstance(kept, dict) else {}
    name, edge = kept.get("name"), kept.get("edge")
    looks = {}
    for what in ("colour", "shape"):
        taken = {getattr(seat, what) for seat in plan.seats}
        looks[what] = next((n for n in reversed(range(LOOKS)) if n not in taken), LOOKS - 1)
    return {
        "name": clean_name(name) if isinstance(name, str) and name else ui("the_destin"),
        "edge": edge if edge in EDGES else _free_edge(plan),
        **looks,
    }


def _free_edge(plan: Plan) -> str:
    """Return the side of the table where fewest sit."""
    held = [seat.edge for seat in plan.seats]
    return min(reversed(CLOCKWISE), key=held.count)


class DestinCard(Card):
    """Who is the Destin, and at which side."""

    colour = ColorProperty((1, 1, 1, 1))
    shape = StringProperty("")
    name = StringProperty("")
    default_name = StringProperty("")
    side = StringProperty("")
    edges = ListProperty()
    around = BooleanProperty(False)

    def __init__(self, screen, **kwargs):
        load_kv("voyage_setup")
        super().__init__(**kwargs)
        self._plan: Plan = screen.plan
        self.around = screen.around
        self.edges = [(edge, ui(f"edge.{edge}"), "") for edge in CLOCKWISE]
        self.default_name = ui("the_destin")
        self._show()
        kept = self._plan.extra.get("destin")
        self.ids.field.text = kept.get("name", "") if isinstance(kept, dict) else ""

    def _show(self) -> None:
        known = destin_of(self._plan)
        self.side, self.name = known["edge"], known["name"]
        self.colour = theme.players[known["colour"]]
        self.shape = shape_picture(known["shape"])

    def rename(self, text: str) -> None:
        """Take what is being typed."""
        self._keep(name=clean_name(text))

    def sit(self, edge: str) -> None:
        """The Destin sits at this side."""
        self._keep(edge=edge)

    def _keep(self, **facts) -> None:
        kept = self._plan.extra.get("destin")
        self._plan.extra["destin"] = {**(kept if isinstance(kept, dict) else {}), **facts}
        self._show()


class BoardsCard(Card):
    """Which board is played on: that of Nostos, or one that somebody wrote down."""

    title = StringProperty("")
    help = StringProperty("")
    choices = ListProperty()

    def __init__(self, screen, **kwargs):
        load_kv("voyage_setup")
        super().__init__(**kwargs)
        self._screen = screen
        self.title = tr("voyage.option.board")
        self.help = tr("voyage.option.board.help")
        self._texts = {DEFAULT: DEFAULT}
        known = [board for board in boards_store.saved() if board.is_sound]
        self._texts |= {board.path.name: board.text for board in known}
        self.choices = [
            (DEFAULT, tr("voyage.option.board.nostos"), ""),
            *((board.path.name, board.name, "") for board in known),
        ]
        self.choose(screen.plan.extra.get("board"))

    def choose(self, name: object) -> None:
        """Play on this board; its cells as they are now go into the game."""
        name = name if name in self._texts else DEFAULT
        plan = self._screen.plan
        plan.extra["board"] = name
        plan.choose("board", self._texts[name])
        self.ids.chips.value = name

    def edit(self) -> None:
        """Open the editor; the way back comes here again."""
        self._screen.router.go("boards")
