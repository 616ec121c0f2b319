"""Amphora with one fault each, and the checks that must catch it."""

from __future__ import annotations

from random import Random
from typing import Any, ClassVar

from engines.core.contract import CHANCE, Event, Seat, View
from engines.core.errors import IllegalAction
from tests.toys.amphora import Act, Amphora, AmphoraState


class Faulty(Amphora):
    """`caught_by` names the checks that must fail, in the order of the suite."""

    players = range(3, 4)
    caught_by: ClassVar[tuple[str, ...]] = ()


class LeakInView(Faulty):
    """The view counts the even jars in all hands."""

    caught_by = ("check_worlds_agree", "check_outcomes_stay_secret")

    class state_type(AmphoraState):
        def view(self, seat: Seat | None) -> View:
            even = [sum(jar % 2 == 0 for jar in hand) for hand in self.hands]
            return {**super().view(seat), "even": even}


class LeakInViewThatGuessesKeep(Faulty):
    """The view gives all tastes away, and determinize is true to them."""

    caught_by = ("check_outcomes_stay_secret",)

    class state_type(AmphoraState):
        def view(self, seat: Seat | None) -> View:
            return {**super().view(seat), "tastes": list(self.tastes)}

    def _guess(self, view: View, rng: Random) -> AmphoraState:
        state = super()._guess(view, rng)
        state.tastes = list(view["tastes"])
        return state


class LeakInEvent(Faulty):
    """Everybody is told which jar was dealt."""

    caught_by = ("check_outcomes_stay_secret",)

    class state_type(AmphoraState):
        def _deal(self, seat: Seat, value: int) -> Event:
            super()._deal(seat, value)
            return Event("jar_dealt", {"seat": seat, "jar": value}, reveals=True)


class LeakInLogOfAnother(Faulty):
    """Whoever passes tells the table the sum of their hand."""

    caught_by = ("check_worlds_agree",)

    class state_type(AmphoraState):
        def _pass(self, seat: Seat, _: int) -> Event:
            super()._pass(seat, _)
            return Event("passes", {"seat": seat, "sum": sum(self.hands[seat])})


class SharedClone(Faulty):
    """Clones share the rows on the table; whatever plays on copies is spoilt with them."""

    caught_by = (
        "check_clones_are_independent",
        "check_refusal_agrees_with_legal",
        "check_worlds_agree",
        "check_outcomes_stay_secret",
    )

    class state_type(AmphoraState):
        def clone(self) -> AmphoraState:
            twin = super().clone()
            twin.tables = list(self.tables)
            return twin


class SetOrder(Faulty):
    """What is offered comes in the order of a set of words."""

    caught_by = ("check_hash_seed_does_not_matter",)

    class state_type(AmphoraState):
        def legal(self) -> list[Act]:
            legal = super().legal()
            kinds = list({action.kind for action in legal})
            return sorted(legal, key=lambda action: (kinds.index(action.kind), action.value))


class EmptyLegal(Faulty):
    """On the last turn nothing is offered."""

    caught_by = ("check_legal_is_sound",)

    class state_type(AmphoraState):
        def legal(self) -> list[Act]:
            last = self.actor != CHANCE and self.turn == self.rounds * self.players - 1
            return [] if last else super().legal()


class DuplicateLegal(Faulty):
    """Two equal jars in hand are offered twice."""

    caught_by = ("check_legal_is_sound",)

    class state_type(AmphoraState):
        def legal(self) -> list[Act]:
            legal = super().legal()
            if self.actor < 0:
                return legal
            return legal[:2] + [Act("play", jar) for jar in self.hands[self.actor]]


class ChangedBeforeRefusal(Faulty):
    """A refused action has used up the turn."""

    caught_by = ("check_illegal_actions_change_nothing",)

    class state_type(AmphoraState):
        def apply(self, action: Act) -> list[Event]:
            try:
                return super().apply(action)
            except IllegalAction:
                self.rounds += 1
                raise


class NotJson(Faulty):
    """The view holds a tuple."""

    caught_by = ("check_views_are_json",)

    class state_type(AmphoraState):
        def view(self, seat: Seat | None) -> View:
            view = super().view(seat)
            return {**view, "hand_sizes": tuple(view["hand_sizes"])}


class SharedView(Faulty):
    """The view holds the game's own lists."""

    caught_by = ("check_views_are_copies",)

    class state_type(AmphoraState):
        def view(self, seat: Seat | None) -> View:
            return {**super().view(seat), "tables": self.tables}


class ForgetfulGuess(Faulty):
    """determinize deals the seat's own hand anew."""

    caught_by = ("check_worlds_agree",)

    def _guess(self, view: View, rng: Random) -> AmphoraState:
        return super()._guess({**view, "hand": [], "seat": None}, rng)


class PeekingGuess(Faulty):
    """determinize knows the true game."""

    caught_by = ("check_worlds_differ",)

    true: ClassVar[dict[str, AmphoraState]] = {}

    class state_type(AmphoraState):
        def view(self, seat: Seat | None) -> View:
            view = super().view(seat)
            PeekingGuess.true[repr(view)] = self.clone()
            return view

    def _guess(self, view: View, rng: Random) -> AmphoraState:
        super()._guess(view, rng)
        return self.true[repr(view)].clone()


class ImpossibleOutcome(Faulty):
    """A taste is offered among the jars."""

    caught_by = ("check_chance_outcomes_can_be_had",)

    class state_type(AmphoraState):
        def legal(self) -> list[Act]:
            legal = super().legal()
            dealing = self.actor == CHANCE and legal[0].kind == "deal"
            return [*legal, Act("taste")] if dealing else legal

        def apply(self, action: Act) -> list[Event]:
            if action == Act("taste") and len(self.tastes) == self.players:
                raise IllegalAction("not_offered")
            return super().apply(action)


class WeightsNotParallel(Faulty):
    """A weight too many."""

    caught_by = ("check_chance_outcomes_can_be_had",)

    class state_type(AmphoraState):
        def weights(self) -> list[int]:
            return [*super().weights(), 1]


class LossyEncode(Faulty):
    """The jar is not written down."""

    caught_by = ("check_actions_survive_json",)

    def encode(self, action: Act) -> list[Any]:
        return [action.kind, min(action.value, 1)]


class RefusedCall(Faulty):
    """A referee is offered a call that is not taken."""

    caught_by = ("check_calls_can_be_made",)

    class state_type(AmphoraState):
        def calls(self) -> list[Act]:
            return [Act("play", 10**6)]


class DiceWithoutAHand(Faulty):
    """People throw the dice, but nobody says who."""

    caught_by = ("check_dice_are_thrown_by_a_seat",)
    dice = True


ALL: tuple[type[Faulty], ...] = tuple(Faulty.__subclasses__())


class Endless(Amphora):
    """Nobody can do anything but pass, and passing takes no turn."""

    class state_type(AmphoraState):
        def legal(self) -> list[Act]:
            return super().legal() if self.actor < 0 else [Act("pass")]

        def _pass(self, seat: Seat, _: int) -> Event:
            return Event("passes", {"seat": seat})
