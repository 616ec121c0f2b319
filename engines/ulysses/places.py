"""The thirty-six places of Ulysses and the routes between them: a table to read.

Each row: colour, name, symbol, longitude and latitude (real coasts, mythic places where they
might be, apart enough to be told from each other), and the routes to places named further down.
"""

from __future__ import annotations

from typing import Final

TABLE: Final = """
violet troy           horse      27.4  40.3  cyprus minotaur libya
violet cyprus         dove       33.4  35.1  rhodes delos pharos
violet minotaur       bull       24.2  34.8  lemnos delos olympus malta cythera
violet libya          silphium   26.0  31.7  rhodes pharos zakynthos lotus_eaters dido
violet rhodes         rose       29.8  35.2  delos pharos
violet lemnos         anvil      25.0  39.2  cicones olympus
violet delos          lyre       28.4  37.6
violet pharos         seal       30.6  31.5
violet cicones        grapes     25.3  41.9  olympus phaeacia
green  zakynthos      turtle     19.6  36.3  ithaca cythera charybdis
green  olympus        lightning  23.0  40.5  delphi dodona
green  malta          bee        14.6  35.7  lotus_eaters charybdis lampedusa
green  ithaca         bow        19.5  38.2  delphi sirens scylla
green  delphi         tripod     21.9  38.3  cythera dodona
green  cythera        shell      22.0  36.2
green  phaeacia       oar        18.9  41.5  dodona circe sirens
green  dodona         oak        20.7  40.0
green  lotus_eaters   lotus      14.0  32.8  dido
red    sibyl          scroll     13.2  41.0  cyclops aeolus helios elysium pityusae laestrygonians
red    cyclops        eye        14.1  37.6  scylla aeolus helios
red    circe          cup        15.2  43.2  sirens elysium
red    sirens         feather    17.0  40.5  scylla aeolus
red    scylla         hound      17.0  38.3  charybdis aeolus
red    charybdis      whirlpool  17.2  36.3
red    aeolus         wineskin   15.1  39.5
red    helios         sun        11.7  38.9  lampedusa ichnusa
red    elysium        asphodel    9.6  43.8  laestrygonians
blue   dido           diadem      9.6  35.9  lampedusa atlantis
blue   lampedusa      torch      11.9  36.8  atlantis ichnusa
blue   calypso        cave       -1.2  36.8  atlantis hesperides pillars
blue   atlantis       rings       5.0  37.6  pityusae hesperides ichnusa
blue   pityusae       pine        1.6  39.4  laestrygonians pillars
blue   hesperides     apple      -8.3  32.2  pillars
blue   laestrygonians boulder     5.6  42.5
blue   pillars        columns    -5.5  36.2
blue   ichnusa        footprint   8.8  39.2
"""
