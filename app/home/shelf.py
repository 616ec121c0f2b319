"""The cards of the games, and the rows of games that wait."""

from __future__ import annotations

import time
from collections.abc import Sequence

from kivy.properties import BooleanProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.gridlayout import GridLayout

from app.home.ago import ago
from app.i18n import tr
from app.kit.widgets import Card, TapCard
from app.paths import ART
from app.tournaments import Tournament
from engines import GAMES
from engines.core.codec import Header
from engines.core.saves import Summary

#: A line of facts breaks between them only.
NO_BREAK = "\u00a0"
#: With more players than this, only some of them are named in a row.
MANY, SOME = 6, 4


class GameCard(TapCard):
    """A game on the shelf: its picture above, its name and promise below.

    A `feature` has the shelf to itself: its picture is at the left.
    """

    game = StringProperty("")
    name = StringProperty("")
    tagline = StringProperty("")
    players = StringProperty("")
    picture = StringProperty("")
    feature = BooleanProperty(False)


class Shelf(GridLayout):
    """The cards in columns; all of them are as tall as the tallest."""

    def __init__(self, **kwargs):
        super().__init__(**kwargs)
        self.fbind("children", self._listen)

    def _listen(self, *_args) -> None:
        for card in self.children:
            card.fbind("minimum_height", self._even)
        self._even()

    def _even(self, *_args) -> None:
        tallest = max((card.minimum_height for card in self.children), default=0)
        for card in self.children:
            card.height = tallest


class SavedRow(TapCard):
    """A game on disk that can be opened: who plays, which game, when, how far."""

    path = StringProperty("")
    #: The tournament that it stands for, if it is not a single game.
    tournament = StringProperty("")
    names = StringProperty("")
    about = StringProperty("")
    picture = StringProperty("")
    can_put_away = BooleanProperty(True)

    __events__ = ("on_put_away",)

    def on_put_away(self) -> None:
        """The small button was tapped."""


class TroubledRow(Card):
    """A file among the games that cannot be opened, and why."""

    file = StringProperty("")
    why = StringProperty("")

    __events__ = ("on_put_away",)

    def on_put_away(self) -> None:
        """The small button was tapped."""


class AwayRow(BoxLayout):
    """What is left of a row that was put away: the way to bring it back."""

    names = StringProperty("")

    __events__ = ("on_bring_back",)

    def on_bring_back(self) -> None:
        """The button was tapped."""


def game_picture(game_id: str) -> str:
    """Return the path of a game's picture."""
    return str(ART / "games" / f"{game_id}.png")


def game_card(game_id: str, feature: bool) -> GameCard:
    """Return the card of a game for the shelf."""
    return GameCard(
        game=game_id,
        name=tr(f"{game_id}.name"),
        tagline=tr(f"{game_id}.tagline"),
        players=players_text(GAMES[game_id].players),
        picture=game_picture(game_id),
        feature=feature,
    )


def players_text(players: range) -> str:
    """Return for how many players a game is, in words."""
    least, most = players[0], players[-1]
    if least == most:
        return tr("home.players", n=least)
    return tr("home.players_range", n=most, least=least)


def saved_row(summary: Summary, **more) -> SavedRow:
    """Return the row of a game whose header could be read."""
    game_id = summary.header.game
    facts = (tr(f"{game_id}.name"), ago(summary.modified, time.time()), progress(summary))
    return SavedRow(
        path=str(summary.path),
        names=names_text(summary),
        about=in_a_row(facts),
        picture=game_picture(game_id),
        **more,
    )


def tournament_row(known: Tournament, **more) -> SavedRow:
    """Return the one row of all the games of a tournament."""
    game_id, now = known.header.game, time.time()
    so_far = (
        tr("home.tournament_games", n=known.of)
        if known.finished
        else tr("home.game_of", number=known.number, of=known.of)
    )
    facts = (tr("home.tournament"), tr(f"{game_id}.name"), so_far, ago(known.modified, now))
    return SavedRow(
        tournament=known.id,
        names=listed_names(known.header),
        about=in_a_row(facts),
        picture=game_picture(game_id),
        **more,
    )


def in_a_row(facts: Sequence[str]) -> str:
    """Return the facts one after the other; a line breaks after one of them only."""
    return f"{NO_BREAK}· ".join(fact.replace(" ", NO_BREAK) for fact in facts)


def progress(summary: Summary) -> str:
    """Return how far a game has come."""
    if summary.finished:
        return tr("home.finished")
    return tr("home.moves", n=summary.actions) if summary.actions else tr("home.no_moves")


def away_names(games: Sequence[Summary]) -> str:
    """Return who plays what was put away: one game, or those of one tournament."""
    names = names_text(games[0])
    return f"{tr('home.tournament')} · {names}" if len(games) > 1 else names


def names_text(summary: Summary) -> str:
    """Return who plays; the file's name where it cannot be read."""
    return summary.path.name if summary.header is None else listed_names(summary.header)


def listed_names(header: Header) -> str:
    """Return who plays by a journal's header; of many, the first few and how many more."""
    named = [str(seat.get("name", "?")) for seat in header.seats]
    if len(named) == 2:
        return tr("home.versus").join(named)
    if len(named) > MANY:
        return tr("home.others", names=", ".join(named[:SOME]), n=len(named) - SOME)
    return ", ".join(named)
