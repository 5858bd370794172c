"""Fixtures for the tests of jobs. One fixture is a Ray cluster with two nodes on this machine. The two nodes behave as
if they had different CPUs. Another fixture is a folder of objects."""

import secrets

import pytest

import fastgost

pytest.importorskip("ray.data")


def pytest_collection_modifyitems(items):
    """Makes pytest ignore the warnings that the code of Ray causes."""
    for item in items:
        if item.path.parent.name == "ray":
            item.add_marker(pytest.mark.filterwarnings("default"))


@pytest.fixture(scope="session")
def cluster():
    import ray
    from ray.cluster_utils import Cluster

    best, *_, worst = fastgost.levels()
    cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "env_vars": {"FASTGOST_LEVEL": best}})
    cluster.add_node(num_cpus=1, env_vars={"FASTGOST_LEVEL": worst})
    ray.init(address=cluster.address, log_to_driver=False)
    cluster.wait_for_nodes()
    yield cluster
    ray.shutdown()
    cluster.shutdown()


@pytest.fixture(scope="session")
def key():
    return secrets.token_bytes(32)


@pytest.fixture
def key_file(tmp_path, key):
    path = tmp_path / "key"
    path.write_bytes(key)
    return str(path)


@pytest.fixture
def source(tmp_path):
    """A folder of objects with unusual names and sizes."""
    contents = {
        "empty": b"",
        "a/one": b"1",
        "a/b/chunk": secrets.token_bytes(1 << 16),
        "a/b/new\nline": b"its name has two lines",
        "a/b/имя": "текст".encode(),
        "large": secrets.token_bytes((9 << 20) + 1),
        **{f"many/{i}": secrets.token_bytes(i) for i in range(40)},
    }
    for name, content in contents.items():
        path = tmp_path / "source" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)
    return tmp_path / "source", contents


@pytest.fixture
def here(monkeypatch):
    """Changes the code so that each job processes its objects in the process of the test, without a cluster."""
    from fastgost.ray import cluster
    from fastgost.ray.keys import check_value
    from fastgost.ray.worker import Worker

    monkeypatch.setattr(cluster, "key_check", lambda job: check_value(job.key.read()))
    monkeypatch.setattr(cluster, "process", lambda job, objects: map(Worker(job).process, objects))
