"""The settings: every change takes effect, and is kept, at once."""

from __future__ import annotations

from kivy.app import App
from kivy.properties import BooleanProperty, ListProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from app.i18n import tr
from app.kit.mark import SeatMark
from app.kit.widgets import Card, Touchable
from app.router import NostosScreen
from app.theme import PLAYER_COLOURS


class SettingsScreen(NostosScreen):
    """What people can choose, in groups. Back goes to wherever they came from."""

    wide = BooleanProperty(False)

    def hint(self, wanted: bool) -> None:
        """Turn the hints off, or on again from the first."""
        settings = App.get_running_app().settings
        settings.hints = wanted
        if wanted:
            settings.hints_seen = []


class SettingsCard(Card):
    """A group of settings under a title."""

    title = StringProperty("")
    icon = StringProperty("")


class Setting(BoxLayout):
    """One setting by its name: a title, a line of explanation, and its values to choose from.

    Texts are `settings.<name>`, `settings.<name>.help` and `settings.<name>.<value>`.
    """

    name = StringProperty("")
    values = ListProperty()
    value = ObjectProperty(None, allownone=True)

    def labels(self, lang: str, values: list) -> list:
        """Return the (value, label) pairs of a Choice."""
        return [(value, tr.t(lang, f"settings.{self.name}.{value}")) for value in values]

    def choose(self, value) -> None:
        """Take over what a person chose."""
        setattr(App.get_running_app().settings, self.name, value)


class SwitchSetting(Touchable, BoxLayout):
    """A setting that is on or off; the whole row can be tapped."""

    name = StringProperty("")
    hint = StringProperty("")
    active = BooleanProperty(False)

    def __init__(self, **kwargs):
        self.register_event_type("on_switched")
        super().__init__(**kwargs)

    def on_release(self) -> None:
        self.active = not self.active
        self.dispatch("on_switched", self.active)

    def on_switched(self, active: bool) -> None:
        """Called when a person turned it on or off."""


class SunkenBox(BoxLayout):
    """A sunken ground for a sample."""


class SizeSample(SunkenBox):
    """A verse to try the text size on."""


class MarkSample(SunkenBox):
    """The ten seats' shapes in the colours of the palette."""

    def __init__(self, **kwargs):
        super().__init__(**kwargs)
        for number in range(len(PLAYER_COLOURS["classic"])):
            self.add_widget(SeatMark(shape=number, colour=number))
