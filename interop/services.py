"""Functions that start servers as separate programs for a test. The files of a server are in a folder of the test.
Another function waits until a condition is true."""
import contextlib
import os
import pathlib
import tempfile
import time

from support import Program, need

CONFIGURATION = """
{user}
worker_processes 1; daemon off; pid {folder}/nginx-{port}.pid; error_log {folder}/nginx.log;
env OPENSSL_CONF; env OPENSSL_MODULES;
events {{ worker_connections 1024; }}
http {{
  access_log off; client_max_body_size 0; root {folder}/www;
  client_body_temp_path {folder}/body; proxy_temp_path {folder}/proxy; fastcgi_temp_path {folder}/fastcgi;
  uwsgi_temp_path {folder}/uwsgi; scgi_temp_path {folder}/scgi;
  {servers}
}}
"""


def nginx(port, servers, environment=None):
    """Starts nginx with the servers in the text `servers`. One of these servers must listen at `port`. The servers send
    files from the folder `www`, which this function makes. The result is a context manager, like the result of
    `Program.serving`."""
    need("nginx:nginx-light")
    folder = pathlib.Path.cwd()
    (folder / "www").mkdir(exist_ok=True)
    # If root starts nginx, nginx runs its workers as another user by default. This user could not read the folder of a
    # test, so the configuration sets the user root.
    user = "user root;" if os.geteuid() == 0 else ""
    file = folder / f"nginx-{port}.conf"
    file.write_text(CONFIGURATION.format(folder=folder, port=port, servers=servers, user=user))
    return Program("nginx", **environment or {}).serving(port, f"-c {file} -e {folder}/nginx.log")


@contextlib.contextmanager
def postgresql(port, settings="", files=(), environment=None):
    """Starts PostgreSQL with the additional settings in the text `settings`. In this text, `{base}` means the folder of
    PostgreSQL's files. The function copies `files` to this folder. PostgreSQL accepts all users without a password."""
    need("psql:postgresql-client", "setpriv:util-linux")
    if not _postgresql():
        need(":postgresql")
    # The user of PostgreSQL cannot read the folder of a test, so PostgreSQL gets a separate folder.
    postgres = Program("env -C / setpriv --reuid postgres --regid postgres --clear-groups")
    with tempfile.TemporaryDirectory() as base:
        for file in files:
            copy = pathlib.Path(base, pathlib.Path(file).name)
            copy.write_bytes(pathlib.Path(file).read_bytes())
            copy.chmod(0o600)
        Program("chown -R postgres:postgres")("", base)
        postgres("", _postgresql() / "initdb", "-A", "trust", "-D", f"{base}/data")
        with open(f"{base}/data/postgresql.conf", "a") as configuration:
            configuration.write(settings.replace("{base}", base))
        server = Program("", *postgres.command, _postgresql() / "postgres",
                         **{name: str(value).replace("{base}", base) for name, value in (environment or {}).items()})
        with server.serving(port, f"-D {base}/data -p {port} -k {base} -h 127.0.0.1") as log:
            # PostgreSQL begins to listen a moment before it can answer. So this line waits until PostgreSQL reports in
            # its log that it is ready.
            wait_until(lambda: "ready to accept connections" in log(), "PostgreSQL is not ready")
            yield log


def _postgresql():
    return max(pathlib.Path("/usr/lib/postgresql").glob("*/bin"), default=None)


def wait_until(condition, otherwise, seconds=30):
    """Waits until the function `condition` returns a true value, and returns this value. If this takes too long, the
    test fails with the error `otherwise`."""
    end = time.monotonic() + seconds
    while not (found := condition()):
        assert time.monotonic() < end, otherwise
        time.sleep(0.05)
    return found
