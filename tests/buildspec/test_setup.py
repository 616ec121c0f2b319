"""Set-up on all kinds of machines: it ends ready to play, or in a sentence that helps."""

from __future__ import annotations

import pytest

from tests.buildspec.fresh_machine import Machine


@pytest.fixture
def machine(tmp_path) -> Machine:
    machine = Machine(tmp_path)
    machine.python("3.11")
    return machine


def test_a_fresh_machine_gets_a_virtualenv_with_the_locked_packages(machine):
    assert machine.setup("test").returncode == 0
    venv, pip = machine.calls
    assert venv == "venv .venv 3.11"
    assert "--require-hashes" in pip
    assert pip.endswith("-r buildspec/locks/test.txt")


def test_a_second_run_does_nothing(machine):
    machine.setup()
    assert machine.calls
    second = machine.setup()
    assert (second.returncode, second.stdout, machine.calls) == (0, "", [])


def test_testing_after_playing_keeps_the_virtualenv(machine):
    machine.setup("play")
    assert machine.calls
    machine.setup("test")
    assert [call.split()[0] for call in machine.calls] == ["-m"]


def test_a_new_lock_is_installed(machine):
    machine.setup()
    assert machine.calls
    with machine.path("buildspec/locks/play.txt").open("a") as lock:
        lock.write("# changed\n")
    machine.setup()
    assert len(machine.calls) == 1


@pytest.mark.parametrize("version", ["3.9", "3.14"])
def test_an_unsupported_python_is_answered_in_a_sentence(machine, version):
    machine.python(version)
    answer = machine.setup()
    assert answer.returncode == 1
    assert "needs Python 3.10, 3.11, 3.12 or 3.13" in answer.stdout
    assert f"python3 is Python {version}" in answer.stdout
    assert machine.calls == []


def test_another_python_on_the_path_is_found(machine):
    machine.python("3.14")
    machine.python("3.12", "python3.12")
    assert machine.setup().returncode == 0
    assert "venv .venv 3.12" in machine.calls


def test_the_python_that_is_named_is_used(machine):
    machine.setup()
    machine.python("3.13", "mine")
    assert machine.calls
    assert machine.setup(PYTHON="mine").returncode == 0
    assert "venv .venv 3.13" in machine.calls


def test_a_named_python_that_is_not_there_is_said(machine):
    answer = machine.setup(PYTHON="python9")
    assert answer.returncode == 1
    assert "there is no python9" in answer.stdout


def test_the_bench_says_that_it_needs_a_newer_python(machine):
    machine.python("3.10")
    answer = machine.setup("bench")
    assert answer.returncode == 1
    assert "'make bench' needs Python 3.11, 3.12 or 3.13" in answer.stdout


def test_missing_libraries_are_installed_by_root(machine):
    machine.apt()
    machine.lacks("libraries")
    assert machine.setup().returncode == 0
    install = next(call for call in machine.calls if call.startswith("apt-get install"))
    assert install.split()[-3:] == ["libgl1", "libegl1", "libgl1-mesa-dri"]


def test_missing_venv_module_is_installed_by_sudo(machine):
    machine.apt()
    machine.sudo()
    machine.become_somebody()
    machine.lacks("python-venv")
    assert machine.setup().returncode == 0
    assert any(
        call.startswith("sudo env") and call.endswith("python3.11-venv") for call in machine.calls
    )


def test_without_rights_the_missing_packages_are_named(machine):
    machine.apt()
    machine.become_somebody()
    machine.lacks("libraries")
    answer = machine.setup()
    assert answer.returncode == 1
    assert "sudo apt-get install libgl1 libegl1 libgl1-mesa-dri" in answer.stdout
    assert machine.calls == []


def test_without_apt_the_missing_packages_are_named(machine):
    machine.lacks("libraries")
    answer = machine.setup()
    assert answer.returncode == 1
    assert "please install libgl1 libegl1" in answer.stdout


def test_without_any_python_it_is_named(machine):
    (machine.bin / "python3").unlink()
    machine.become_somebody()
    answer = machine.setup()
    assert answer.returncode == 1
    assert "please install python3 python3-venv" in answer.stdout


def test_a_dead_network_is_said_and_the_next_run_succeeds(machine):
    machine.pip("echo 'Failed to establish a new connection: name resolution'; exit 1")
    answer = machine.setup()
    assert answer.returncode == 1
    assert "Check the network and run 'make play' again." in answer.stdout
    machine.pip("true")
    assert machine.setup().returncode == 0


def test_a_wrong_download_is_refused_in_a_sentence(machine):
    machine.pip("echo 'THESE PACKAGES DO NOT MATCH THE HASHES FROM THE FILE'; exit 1")
    answer = machine.setup()
    assert answer.returncode == 1
    assert "not the file that buildspec/locks/play.txt names" in answer.stdout


def test_a_killed_set_up_is_begun_again(machine):
    machine.pip('kill -KILL "$PPID"')
    assert machine.setup().returncode != 0
    assert machine.calls
    machine.pip("true")
    assert machine.setup().returncode == 0
    assert "venv .venv 3.11" in machine.calls


def test_a_virtualenv_whose_python_is_gone_is_rebuilt(machine):
    machine.setup()
    assert machine.calls
    machine.path(".venv/bin/python").unlink()
    assert machine.setup().returncode == 0
    assert "venv .venv 3.11" in machine.calls


def test_a_failed_bench_set_up_leaves_the_game_playable(machine):
    machine.setup("play")
    machine.pip("echo timed out; exit 1")
    assert machine.setup("bench").returncode == 1
    assert machine.calls
    assert (machine.setup("play").returncode, machine.calls) == (0, [])
