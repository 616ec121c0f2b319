"""All that depends on the device, each call with a quiet fallback.

plyer raises where a feature is missing; a game must never stop for that.
"""

from __future__ import annotations

import math
import os
import time
from collections.abc import Callable
from threading import Thread

from kivy.clock import Clock
from kivy.logger import Logger

ON_ANDROID = "ANDROID_ARGUMENT" in os.environ


#: A shake: two jolts of so many m/s² or more within so many seconds, looked for this often.
JOLT, WITHIN, EVERY = 11.0, 0.7, 0.05


#: A speaker that is just waking up is asked again so many times, with so many seconds between.
ASKED, BETWEEN = 50, 0.1


class Device:
    """Vibration, shakes, speech, the screen that stays on, the flag that forbids screenshots."""

    def __init__(self) -> None:
        self.vibration = True
        self.voice = False
        self._speaker = None
        self._listening = None
        self._sensor = None

    def vibrate(self, seconds: float = 0.03) -> None:
        """Give a short buzz if the device can and the setting allows it."""
        if not (self.vibration and ON_ANDROID):
            return
        try:
            from plyer import vibrator

            vibrator.vibrate(seconds)
        except Exception as error:  # plyer raises bare NotImplementedError and Java errors
            Logger.info(f"Device: no vibration ({error})")
            self.vibration = False

    def on_shake(self, shaken: Callable[[], None] | None) -> None:
        """Call this once when the device is shaken; None: its sensor may rest."""
        if self._listening is not None:
            self._listening.cancel()
            self._listening = None
            self._feel(False)
        if shaken is None or not self._feel(True):
            return
        before, jolts = None, []

        def look(_dt: float) -> None:
            nonlocal before
            force = self._force()
            if force is None:
                return
            if before is not None and math.dist(force, before) > JOLT:
                jolts.append(Clock.get_time())
            before = force
            if len([at for at in jolts if Clock.get_time() - at < WITHIN]) > 1:
                self.on_shake(None)
                shaken()

        self._listening = Clock.schedule_interval(look, EVERY)

    def accelerometer(self):
        """Return what feels the device move; None where there is none."""
        if not ON_ANDROID:
            return None
        from plyer import accelerometer

        return accelerometer

    def _feel(self, awake: bool) -> bool:
        """Wake the sensor or let it rest; return whether it works."""
        try:
            if awake:
                self._sensor = self.accelerometer()
            if self._sensor is None:
                return False
            self._sensor.enable() if awake else self._sensor.disable()
        except Exception as error:
            Logger.info(f"Device: no accelerometer ({error})")
            self._sensor = None
        return self._sensor is not None

    def _force(self) -> tuple[float, float, float] | None:
        try:
            x, y, z = self._sensor.acceleration
        except Exception:  # not felt yet, or gone
            return None
        return None if None in (x, y, z) else (x, y, z)

    def speak(self, words: str, lang: str) -> None:
        """Say this aloud if the device can and the setting asks for it. Nothing waits for it."""
        if self.voice:
            Thread(target=self._speak, args=(words, lang), daemon=True).start()

    def speaker(self):
        """Return Android's speech, which may still be waking up; None where there is none."""
        if not ON_ANDROID:
            return None
        from jnius import autoclass

        activity = autoclass("org.kivy.android.PythonActivity").mActivity
        return autoclass("android.speech.tts.TextToSpeech")(activity, None)

    def _speak(self, words: str, lang: str) -> None:
        """Runs beside the interface: to wake the speech may take seconds."""
        try:
            if self._speaker is None:
                self._speaker = self.speaker()
            if self._speaker is not None and not self._said(self._speaker, words, lang):
                Logger.info("Device: its speech does not answer")
        except Exception as error:
            Logger.info(f"Device: no speech ({error})")
            self._speaker = None
        finally:
            _leave_thread()

    def _said(self, speaker, words: str, lang: str) -> bool:
        """Have it say this, in place of what it was saying; return whether it answered."""
        for _ in range(ASKED):
            speaker.setLanguage(_locale(lang))
            if speaker.speak(words, 0, None) == 0:  # QUEUE_FLUSH; SUCCESS
                return True
            time.sleep(BETWEEN)
        return False

    def keep_awake(self, awake: bool) -> None:
        """Keep the screen on while a game is on the table."""
        from kivy.core.window import Window

        Window.allow_screensaver = not awake

    def secure(self, secret: bool) -> None:
        """Forbid screenshots and the task switcher's picture while a secret is shown."""
        if not ON_ANDROID:
            return
        try:
            from android.runnable import run_on_ui_thread
            from jnius import autoclass

            activity = autoclass("org.kivy.android.PythonActivity").mActivity
            flag = autoclass("android.view.WindowManager$LayoutParams").FLAG_SECURE
            window = activity.getWindow()
            run_on_ui_thread(lambda: (window.addFlags if secret else window.clearFlags)(flag))()
        except Exception as error:
            Logger.warning(f"Device: the window cannot be made secure ({error})")


def _locale(lang: str):
    """Return a language as Android knows it."""
    if not ON_ANDROID:
        return lang
    from jnius import autoclass

    return autoclass("java.util.Locale")(lang)


def _leave_thread() -> None:
    """A thread that has called Java must say so before it ends."""
    if ON_ANDROID:
        import jnius

        jnius.detach()


device = Device()
