"""Write the golden playthroughs anew."""

from tests.engines.golden import write_all

for path in write_all():
    print(path.name)
