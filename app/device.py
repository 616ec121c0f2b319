"""All that depends on the device, each call with a quiet fallback.

plyer raises where a feature is missing; a game must never stop for that.
"""

from __future__ import annotations

import os

from kivy.logger import Logger

ON_ANDROID = "ANDROID_ARGUMENT" in os.environ


class Device:
    """Vibration, the screen that stays on, and the flag that forbids screenshots."""

    def __init__(self) -> None:
        self.vibration = True

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


device = Device()
