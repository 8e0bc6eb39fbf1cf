"""The Python face of the kernel: its examples run, and its stub says what the module says."""

from __future__ import annotations

import doctest
import subprocess
import sys
from pathlib import Path

import trionfi
from trionfi import _kernel, kernel

STUB = Path(trionfi.__file__).parent / "_kernel.pyi"


def test_the_examples_run() -> None:
    result = doctest.testmod(kernel)
    assert result.attempted > 3
    assert result.failed == 0


def test_the_stub_is_that_of_the_compiled_module(tmp_path: Path) -> None:
    fresh = tmp_path / "_kernel.pyi"
    folder = Path(_kernel.__file__).parent
    generate = [sys.executable, "-m", "nanobind.stubgen", "-q", "-m", "_kernel", "-i", str(folder)]
    subprocess.run([*generate, "-o", str(fresh)], check=True)
    config = Path(__file__).parents[2] / "pyproject.toml"
    subprocess.run(
        [sys.executable, "-m", "ruff", "format", "--quiet", "--config", config, fresh], check=True
    )
    assert fresh.read_text() == STUB.read_text(), "write it anew: make stubs"


def test_every_name_is_documented() -> None:
    for name in kernel.__all__:
        assert getattr(kernel, name).__doc__, name
