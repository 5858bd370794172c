"""The folder in which the programs of docs/tls.md run."""
import pytest
from tls_page import Place


@pytest.fixture
def place(provider, folder):
    """A folder that is filled as the page says."""
    place = Place(provider)
    place.fill()
    return place
