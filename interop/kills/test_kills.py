"""Kills the command at random moments, and checks the files that remain.

The commands `encrypt`, `decrypt`, `cipher` and `sign` write a new file, or replace an old file. The tests run on three
file systems: ext4, tmpfs and FUSE (bindfs, which has no O_TMPFILE). A test sends SIGKILL, SIGTERM, SIGINT or SIGHUP to
the command. Afterwards the output must be either the old file or the complete new file, and must have the right
permissions. No other file may remain, with one exception. After SIGKILL, a partial file may remain until the next run
for the same output. Other users must never be able to read an incomplete file. During the test, a second process (the
watcher) looks for files that other users can read. If root starts the test, the watcher runs as the user nobody.

The test also kills `sign` while it signs many files. Afterwards each file has either a signature that verifies or no
signature.

The environment variable KILLS is the number of kills on all three file systems together. The variable SEED is the seed
of the random choices. Only root can mount ext4 and tmpfs."""
import collections
import contextlib
import itertools
import mmap
import os
import pathlib
import random
import signal
import stat
import subprocess
import tempfile
import time
import traceback

import pytest
from support import Program, need, skip

KILLS = -(-int(os.environ.get("KILLS", 90)) // 3)
SEED = int(os.environ.get("SEED", random.randrange(1 << 32)))
KEY = "8899aabbccddeeff0011223344556677fedcba98765432100123456789abcdef"
SIGNALS = [signal.SIGKILL, signal.SIGTERM, signal.SIGINT, signal.SIGHUP]
SIZES = [0, 5000, 300_000, 3_000_000, 12_000_000]
NOBODY = 65534
OUT, OLD_MODE, NEW_MODE = "out", 0o640, 0o644
# If a program removes or replaces a file on a FUSE file system while the file is open, the file gets a name that begins
# with this prefix until it is closed.
REMOVED = ".fuse_hidden"
INPUTS = {"plain", "sealed", "key.pem", "key.pub", "old"}


def kind(folder):
    """Returns the type of the file system of a folder."""
    return Program("stat -f -c %T")("", folder).strip()


@pytest.fixture
def base():
    """Makes a folder that all users can reach."""
    with tempfile.TemporaryDirectory(prefix="fastgost-kills-") as base:
        os.chmod(base, 0o755)
        yield pathlib.Path(base)


@pytest.fixture(params=["ext4", "tmpfs", "fuse"])
def place(request, base):
    """Makes a folder for the tests. Each test runs three times, with a folder on each of the three file systems."""
    with contextlib.ExitStack() as stack:
        folder = base / "place"
        folder.mkdir()

        def mount(line, *arguments):
            if Program(line).run("", *arguments, folder).returncode != 0:
                return False
            # Only root may use umount. Other users unmount a FUSE file system with fusermount.
            stack.callback(lambda: Program("umount").run("", folder).returncode == 0 or Program("fusermount -u")("", folder))
            return True

        if request.param == "ext4" and kind(folder) != "ext2/ext3":
            need("mkfs.ext4:e2fsprogs")
            with open(base / "image", "wb") as file:
                file.truncate(256 << 20)
            Program("mkfs.ext4 -q")("", base / "image")
            available = mount("mount -o loop", base / "image")
        elif request.param == "ext4":
            available = True
        elif request.param == "tmpfs":
            available = mount("mount -t tmpfs none")
            if not available and os.path.isdir("/dev/shm") and kind("/dev/shm") == "tmpfs":
                folder = pathlib.Path(stack.enter_context(tempfile.TemporaryDirectory(dir="/dev/shm")))
                available = True
        else:
            need("bindfs:bindfs")
            (base / "below").mkdir()
            available = mount("bindfs", base / "below")
        if not available:
            skip(f"{request.param} is not available here")
        folder.chmod(0o755)
        yield folder


def others(folder, known):
    """Returns the names of the files in a folder that are not in `known`. Waits first until no removed file is open."""
    for _ in range(200):
        left = sorted(set(os.listdir(folder)) - known)
        if not any(name.startswith(REMOVED) for name in left):
            break
        time.sleep(0.01)
    return left


class Watcher:
    """A process that lists the files of a folder again and again. The process makes a copy of every file that other
    users may read."""

    def __init__(self, folder, copies):
        self.folder, self.copies = folder, copies
        copies.mkdir()
        copies.chmod(0o777)
        self.rounds = mmap.mmap(-1, 8)
        self.process = os.fork()
        if self.process == 0:
            try:
                if os.geteuid() == 0:
                    os.setgroups([])
                    os.setgid(NOBODY)
                    os.setuid(NOBODY)
                self.look()
            except BaseException:
                traceback.print_exc()
            finally:
                os._exit(1)

    def look(self):
        seen, rounds = set(), 0
        parent = os.getppid()
        while os.getppid() == parent:
            self.rounds[:] = rounds.to_bytes(8, "little")
            rounds += 1
            try:
                entries = [(entry.name, entry.stat(follow_symlinks=False)) for entry in os.scandir(self.folder)]
            except OSError:
                # A file was removed after the folder was listed.
                continue
            for name, about in entries:
                which = (name, about.st_ino, about.st_ctime_ns)
                if name in INPUTS or which in seen:
                    continue
                mine = about.st_uid == os.geteuid()
                if not about.st_mode & 0o077 if mine else not os.access(self.folder / name, os.R_OK):
                    continue
                seen.add(which)
                with contextlib.suppress(OSError):
                    data = (self.folder / name).read_bytes()
                    hidden = self.copies / f"part-{len(seen)}"
                    hidden.write_bytes(data)
                    hidden.rename(self.copies / f"copy-{len(seen)}-{name}")

    def take(self):
        """Waits until the process has looked at all files that exist now. Then yields the name and the data of each
        copy that the process has made since the last call."""
        wait_for = self.count() + 2
        while self.count() < wait_for:
            assert not os.waitpid(self.process, os.WNOHANG)[0], "the watcher died"
            time.sleep(0.001)
        for copy in sorted(self.copies.glob("copy-*")):
            name, data = copy.name.split("-", 2)[2], copy.read_bytes()
            copy.unlink()
            yield name, data

    def close(self):
        os.kill(self.process, signal.SIGKILL)
        os.waitpid(self.process, 0)

    def count(self):
        return int.from_bytes(self.rounds[:], "little")


class Folder:
    """The inputs and the output of the command in a test, in a folder on one file system."""

    def __init__(self, fastgost, folder):
        self.fastgost, self.folder = fastgost, folder
        # The output of the kill before the current one.
        self.before = None
        fastgost("keygen --curve 256-a -o key.pem")
        fastgost("pubkey -o key.pub key.pem")

    def inputs(self, size):
        self.plain = random.randbytes(size)
        (self.folder / "plain").write_bytes(self.plain)
        (self.folder / "sealed").write_bytes(self.result(f"encrypt --insecure-key-hex {KEY} plain"))
        raw = f"cipher -a kuznyechik-ctr --iv 0011223344556677 --insecure-key-hex {KEY}"
        self.ciphertext = self.result(f"{raw} plain")
        self.tasks = {
            "encrypt": f"encrypt --insecure-key-hex {KEY} -o {OUT} plain",
            "decrypt": f"decrypt --insecure-key-hex {KEY} -o {OUT} sealed",
            "cipher": f"{raw} -o {OUT} plain",
            "sign": f"sign --key key.pem -o {OUT} plain",
        }
        self.durations = {}

    def result(self, line):
        """Runs the command. Returns the data that the command has written to its standard output, or None if the
        command has failed."""
        done = subprocess.run(self.fastgost.line(line), capture_output=True)
        return done.stdout if done.returncode == 0 else None

    def is_whole(self, task, data):
        if task in ("decrypt", "cipher"):
            return data == (self.plain if task == "decrypt" else self.ciphertext)
        with tempfile.NamedTemporaryFile() as copy:
            copy.write(data)
            copy.flush()
            if task == "sign":
                return self.result(f"verify --key key.pub --signature {copy.name} plain") is not None
            return self.result(f"decrypt --insecure-key-hex {KEY} {copy.name}") == self.plain

    def left(self):
        return others(self.folder, INPUTS | {OUT})

    def usual(self, task):
        """Returns the number of seconds that the command of a task needs if nobody kills it."""
        if task not in self.durations:
            times = []
            for _ in range(3):
                start = time.monotonic()
                self.fastgost(self.tasks[task])
                times.append(time.monotonic() - start)
            self.durations[task] = min(times)
        return self.durations[task]

    def kill(self, task, number, old):
        """Starts the command of a task, kills the command, and checks the files. Returns a dictionary of the events
        that happened, for the counts in the report."""
        out = self.folder / OUT
        self.before = out.read_bytes() if out.exists() else None
        usual = self.usual(task)
        out.unlink(missing_ok=True)
        if old is not None:
            # The watcher must not see the old file while the test is still writing this file.
            grown = self.folder / "old"
            grown.write_bytes(old)
            grown.chmod(OLD_MODE)
            grown.rename(out)
        process = subprocess.Popen(self.fastgost.line(self.tasks[task]), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        # Half of the kills come near the end of the run.
        time.sleep(usual * (random.uniform(0, 1.1) if random.random() < 0.5 else random.uniform(0.8, 1.1)))
        process.send_signal(number)
        status = process.wait()
        assert status in (0, -number)
        self.check(task, old, status == 0)
        left = self.left()
        assert number == signal.SIGKILL or not left
        for name in left:
            mode = stat.S_IMODE((self.folder / name).lstat().st_mode)
            assert name.startswith(".fastgost-"), name
            assert not mode & 0o077 or self.is_whole(task, (self.folder / name).read_bytes()), f"others can read {name}, incomplete"
        is_new = status == 0 or (out.exists() and (old is None or out.read_bytes() != old))
        if left:
            self.fastgost(self.tasks[task])
            self.check(task, old, True)
            assert not self.left(), "the next run has not removed it"
        return {number.name: 1, "killed in time": status == -number, "new": is_new, "left by KILL, removed by the next run": bool(left)}

    def check(self, task, old, done):
        out = self.folder / OUT
        data = out.read_bytes() if out.exists() else None
        if data == old:
            assert not done or (old is not None and self.is_whole(task, old)), "success, but the old output"
            return
        assert data is not None and self.is_whole(task, data), f"neither old nor new: {data and len(data)} bytes"
        assert stat.S_IMODE(out.stat().st_mode) == (NEW_MODE if old is None else OLD_MODE)


@pytest.fixture
def signals():
    """Makes the tests handle signals in the default way. If a shell starts the tests in the background, the tests
    ignore some signals. Without this fixture, the command would ignore the same signals."""
    for number in SIGNALS[1:]:
        if signal.getsignal(number) == signal.SIG_IGN:
            signal.signal(number, signal.SIG_DFL)
    mask = os.umask(0o022)
    yield
    os.umask(mask)


@pytest.fixture
def outside(place):
    """Leaves the folder after the test, so that the file system can be unmounted."""
    yield
    os.chdir("/")


def test_kills(fastgost, place, base, signals, monkeypatch, report):
    random.seed(f"{SEED} {kind(place)}")
    monkeypatch.chdir(place)
    folder, watcher, counts = Folder(fastgost, place), Watcher(place, base / "copies"), collections.Counter()
    try:
        for at in range(KILLS):
            # The test makes new inputs after every 12 kills.
            if at % 12 == 0:
                folder.inputs(random.choice(SIZES))
            task, number = random.choice(list(folder.tasks)), random.choice(SIGNALS)
            old = random.choice([None, random.randbytes(random.choice([0, 100_000]))])
            print(f"SEED={SEED}, kill {at}: {task} of {len(folder.plain)} bytes, {number.name}, "
                  f"{'a new file' if old is None else 'an old one'}")
            counts.update(folder.kill(task, number, old))
            for shown, data in watcher.take():
                # The output of the kill before this one was complete. The watcher may have it open while this kill
                # replaces or removes it.
                removed = shown.startswith(REMOVED) and data and data in (old, folder.before)
                assert (data == old and shown == OUT) or removed or folder.is_whole(task, data), (
                    f"others could read {len(data)} bytes of {shown} before it was complete")
                counts["seen by the watcher"] += 1
    finally:
        report(f"kills: {KILLS} on {kind(place)}: {', '.join(f'{n} {what}' for what, n in sorted(counts.items()))}; "
               f"the watcher looked {watcher.count()} times")
        watcher.close()
        # If this process stayed in the folder, the file system could not be unmounted.
        os.chdir("/")


def test_kills_of_many(fastgost, place, signals, outside, monkeypatch, report):
    random.seed(f"{SEED} {kind(place)} many")
    monkeypatch.chdir(place)
    fastgost("keygen --curve 256-a -o key.pem")
    fastgost("pubkey -o key.pub key.pem")
    names = [f"letter-{n}" for n in range(400)]
    for name in names:
        (place / name).write_text(name)

    def signatures():
        return sorted(path.name for path in place.glob("*.sig"))

    start = time.monotonic()
    fastgost("sign --key key.pem", *names)
    usual = time.monotonic() - start
    counts = collections.Counter()
    # The command writes all signatures, and near the end of the run it gives each signature file its name. The test
    # repeats the kills until a kill has come after the first signature file got its name and before the last signature
    # file got its name.
    for at in itertools.count():
        if at >= -(-KILLS // 6) and (counts["some signatures"] or at >= 10 * KILLS):
            break
        for name in signatures():
            (place / name).unlink()
        number = random.choice(SIGNALS)
        print(f"SEED={SEED}, kill {at} of {len(names)} signatures, {number.name}")
        process = subprocess.Popen(fastgost.line("sign --key key.pem", *names), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        time.sleep(usual * (random.uniform(0, 1.1) if at % 4 == 0 else random.uniform(0.7, 1.05)))
        process.send_signal(number)
        status = process.wait()
        assert status in (0, -number)
        made = signatures()
        assert status != 0 or len(made) == len(names)
        if made:
            fastgost("verify --key key.pub", *(name.removesuffix(".sig") for name in made))
        known = {*names, *made, "key.pem", "key.pub"}
        left = others(place, known)
        assert number == signal.SIGKILL or not left
        assert all(name.startswith(".fastgost-") for name in left), left
        counts.update({number.name: 1, "killed in time": status == -number, "some signatures": 0 < len(made) < len(names)})
        # The next run makes all signatures.
        fastgost("sign --key key.pem", *names)
        assert len(signatures()) == len(names)
        assert not others(place, known | {f"{name}.sig" for name in names}), "the next run has not removed it"
    report(f"kills of many: {kind(place)}: {', '.join(f'{n} {what}' for what, n in sorted(counts.items()))}")
    assert counts["some signatures"], "no kill has come between the names of two signatures"
