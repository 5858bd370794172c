"""nginx, and waiting for programs."""
import os
import pathlib
import time

from support import Program, need

CONFIGURATION = """
{user}
worker_processes 1; daemon off; pid {folder}/nginx.pid; error_log {folder}/nginx.log;
env OPENSSL_CONF; env OPENSSL_MODULES;
events {{ worker_connections 1024; }}
http {{
  access_log off; client_max_body_size 0;
  client_body_temp_path {folder}/body; proxy_temp_path {folder}/proxy; fastcgi_temp_path {folder}/fastcgi;
  uwsgi_temp_path {folder}/uwsgi; scgi_temp_path {folder}/scgi;
  server {{ root {folder}/www; {server} }}
}}
"""


def nginx(port, server, environment=None):
    """Serves the folder `www` of this folder, which it makes, with more lines for the server. A context, like `Program.serving`."""
    need("nginx:nginx-light")
    folder = pathlib.Path.cwd()
    (folder / "www").mkdir(exist_ok=True)
    # It would give up root, and could not read a test's folder.
    user = "user root;" if os.geteuid() == 0 else ""
    (folder / "nginx.conf").write_text(CONFIGURATION.format(folder=folder, server=server, user=user))
    return Program("nginx", **environment or {}).serving(port, f"-c {folder}/nginx.conf -e {folder}/nginx.log")


def wait_until(condition, otherwise, seconds=30):
    """Waits until the function gives something true; fails with the sentence if that takes too long. Gives what it gave."""
    end = time.monotonic() + seconds
    while not (found := condition()):
        assert time.monotonic() < end, otherwise
        time.sleep(0.05)
    return found
