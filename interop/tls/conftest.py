"""The fixture with the folder in which the programs of docs/tls.md run."""
import pytest
from tls_page import Place


@pytest.fixture
def place(provider, folder):
    """Makes a folder with the files that the page describes."""
    place = Place(provider)
    place.fill()
    return place
