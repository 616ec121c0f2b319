"""Where Android starts: the staged copy of this file stands beside app/."""

import runpy

if __name__ == "__main__":
    runpy.run_module("app", run_name="__main__", alter_sys=True)
