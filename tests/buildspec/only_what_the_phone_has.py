"""python only_what_the_phone_has.py NAMES main.pyc ARGUMENTS...: runs main without those modules.

NAMES are the top-level modules, separated by commas, that are here and not on the phone.
"""

import runpy
import sys


class Absent:
    """Makes an import of a module fail as if it were not installed."""

    def __init__(self, names):
        self.names = names

    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in self.names:
            raise ModuleNotFoundError(f"{name} is not on the phone", name=name)


if __name__ == "__main__":
    sys.meta_path.insert(0, Absent(set(sys.argv[1].split(","))))
    del sys.argv[:2]
    sys.path.insert(0, ".")
    runpy.run_path(sys.argv[0], run_name="__main__")
