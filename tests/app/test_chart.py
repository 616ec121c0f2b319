"""The Mediterranean lies where it should on any screen, and looks like land and sea."""

from __future__ import annotations

import pytest
from kivy.graphics import ClearBuffers, ClearColor, Fbo, Mesh

from app.kit.chart import Chart, atlas, is_land, offing
from app.kit.chart_paint import paint
from tests.app.person import Person

SCREENS = [(1280, 616, 0), (1920, 924, 0), (412, 640, 90), (412, 640, 270), (640, 260, 180)]
LAND = {
    "Ithaca": (20.66, 38.47),
    "Crete": (24.9, 35.2),
    "Sicily": (14.2, 37.5),
    "Cyprus": (33.1, 35.0),
    "Sardinia": (9.0, 40.0),
    "Troy": (26.4, 39.8),
    "Libya": (15.0, 29.5),
}
SEA = {
    "Ionian": (19.0, 37.0),
    "Tyrrhenian": (12.0, 39.5),
    "Aegean": (25.0, 38.6),
    "Messina": (15.6, 38.1),
    "Pillars of Hercules": (-5.6, 35.95),
    "between Ithaca and Leucas": (20.7, 38.55),
}


@pytest.mark.parametrize("place", LAND)
def test_an_island_is_land(place):
    assert is_land(*LAND[place])


@pytest.mark.parametrize("place", SEA)
def test_a_strait_or_a_sea_is_water(place):
    assert not is_land(*SEA[place])


def test_the_middle_of_the_sea_is_farther_out_than_the_aegean_and_the_land_not_at_all():
    assert offing(18.5, 35.0) > 1.5 > offing(25.0, 38.6) > 0
    assert offing(5.0, 31.0) == 0


@pytest.mark.parametrize(("width", "height", "turn"), SCREENS)
def test_the_whole_mediterranean_is_on_the_screen(width, height, turn):
    chart = Chart((30, 50, width, height), turn)
    west, south, east, north = atlas().core
    for lon, lat in ((west, south), (west, north), (east, south), (east, north)):
        x, y = chart.at(lon, lat)
        assert 30 - 1e-6 <= x <= 30 + width + 1e-6
        assert 50 - 1e-6 <= y <= 50 + height + 1e-6


@pytest.mark.parametrize(("width", "height", "turn"), SCREENS)
def test_a_point_of_the_screen_is_the_place_that_is_drawn_there(width, height, turn):
    chart = Chart((30, 50, width, height), turn)
    assert chart.where(*chart.at(20.7, 38.4)) == pytest.approx((20.7, 38.4))


@pytest.mark.parametrize(
    ("turn", "toward"), [(0, (0, 1)), (90, (-1, 0)), (180, (0, -1)), (270, (1, 0))]
)
def test_a_turned_chart_has_its_north_elsewhere(turn, toward):
    chart = Chart((0, 0, 600, 600), turn)
    (ax, ay), (bx, by) = chart.at(20, 35), chart.at(20, 36)
    assert (bx - ax, by - ay) == pytest.approx((toward[0] * chart.scale, toward[1] * chart.scale))


def test_the_map_keeps_its_shape_in_a_box_of_any_shape():
    x, y, width, height = Chart.fit(1000, 1000)
    assert (x, width) == (0, 1000)
    assert y == pytest.approx((1000 - height) / 2)
    tall = Chart.fit(1000, 1000, turn=90)
    assert tall[3] / tall[2] == pytest.approx(width / height)


def test_the_map_goes_on_beside_its_core_but_ends_with_its_data():
    wide = Chart((0, 0, 1280, 800))
    assert wide.box == (0, 0, 1280, 800)
    tall = Chart((0, 0, 400, 4000))
    _, south, _, north = tall.region
    assert (south, north) == pytest.approx((atlas().bounds[1], atlas().bounds[3]))
    assert tall.box[1] == pytest.approx((4000 - tall.box[3]) / 2)


def drawn(chart: Chart, size: tuple[int, int], zoom: float = 1.0) -> Fbo:
    """Return a chart painted on a magenta ground."""
    canvas = Fbo(size=size)
    canvas.add(ClearColor(1, 0, 1, 1))
    canvas.add(ClearBuffers())
    canvas.add(paint(chart, zoom))
    canvas.draw()
    return canvas


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize(("width", "height", "turn"), SCREENS[:3])
def test_land_is_warm_and_water_is_cool(person: Person, scheme, width, height, turn):
    person.app.settings.scheme = scheme
    person.frames(2)
    chart = Chart((0, 0, width, height), turn)
    canvas = drawn(chart, (width, height))
    for lon, lat in ((0.0, 32.0), (15.0, 30.0), (-4.0, 39.0), (9.0, 40.1), (28.5, 45.0)):
        red, _green, blue, _ = canvas.get_pixel_color(*map(int, chart.at(lon, lat)))
        assert red > blue + 25
    for lon, lat in ((19.0, 36.0), (12.0, 39.8), (31.0, 33.5), (6.0, 40.5)):
        red, _green, blue, _ = canvas.get_pixel_color(*map(int, chart.at(lon, lat)))
        assert blue > red + 25


def test_a_chart_stays_in_its_box_and_leaves_no_hole(person: Person):
    canvas = drawn(Chart((40, 30, 320, 200)), (400, 260))
    magenta = [255, 0, 255, 255]
    for x, y in ((20, 130), (380, 130), (200, 15), (200, 245)):
        assert canvas.get_pixel_color(x, y) == magenta
    inside = [(x, y) for x in range(45, 360, 7) for y in range(35, 230, 7)]
    assert [at for at in inside if canvas.get_pixel_color(*at) == magenta] == []


def test_two_paintings_of_a_chart_are_the_same(person: Person):
    first, second = (drawn(Chart((0, 0, 400, 200)), (400, 200)).pixels for _ in range(2))
    assert first == second


def test_a_chart_costs_few_instructions_that_fit_a_phones_limits(person: Person):
    meshes = [child for child in paint(Chart((0, 0, 1920, 924))).children if type(child) is Mesh]
    assert len(meshes) < 30
    assert all(len(mesh.vertices) // 4 < 65_535 for mesh in meshes)
    assert all(len(mesh.indices) < 65_535 for mesh in meshes)


def test_a_chart_that_will_be_magnified_has_finer_coasts(person: Person):
    def ink(zoom: float) -> int:
        pixels = drawn(Chart((0, 0, 1280, 616)), (1280, 616), zoom).pixels
        return sum(max(pixels[i : i + 3]) < 70 for i in range(0, len(pixels), 4))

    assert 0 < ink(4) < ink(1) / 2
