//! Examines the existing file at an output's path. Decides whether the file may be replaced, and which of its
//! properties the replacement keeps.
use crate::failure::{Failure, Result, reason};
use fastgost_cli::inherited;
use rustix::{
    fs::{
        Access, AtFlags, FileType, Gid, Mode, OFlags, RawMode, Stat, Uid, accessat, fchmod, fchown, fstat, openat,
        statat,
    },
    io::Errno,
    process::geteuid,
};
use std::{ffi::OsStr, fs::File, io, os::fd::OwnedFd, path::Path};

/// The file or link that exists at an output's path before the command writes.
pub struct Existing {
    stat: Stat,
    /// The permissions of the file, or None for a link, because the replacement keeps no property of a link.
    permissions: Option<Permissions>,
}

/// The owner, group, mode and ACL of a file. The replacement keeps only these four properties. Extended attributes
/// other than the ACL are not kept, because they describe the old content. The set-user-ID, set-group-ID and sticky
/// bits are not kept, because not all users who may replace the file may set these bits.
struct Permissions {
    /// The file stays open until the replacement is complete, so no new file can get the inode number of this file.
    _file: File,
    owner: Uid,
    group: Gid,
    mode: Mode,
    acl: Option<Vec<u8>>,
}

impl Existing {
    /// Looks at the path. Returns None if no file has this path. Rejects a file that the user may not write to, and a
    /// file whose replacement would silently lose a property.
    pub fn look(folder: &OwnedFd, name: &OsStr, shown: &str) -> Result<Option<Self>> {
        let wrong = |e: Errno| Failure::io(shown, &e.into());
        let stat = match statat(folder, name, AtFlags::SYMLINK_NOFOLLOW) {
            Ok(stat) => stat,
            Err(Errno::NOENT) => return Ok(None),
            Err(e) => return Err(wrong(e)),
        };
        match FileType::from_raw_mode(stat.st_mode) {
            FileType::RegularFile => {}
            FileType::Symlink => return Ok(Some(Self { stat, permissions: None })),
            FileType::Directory => return Err(Failure::new(format!("{shown}: is a directory; a file is needed"))),
            _ => return Err(Failure::new(format!("{shown}: is no longer a regular file"))),
        }
        let there = fstat(folder).map_err(wrong)?;
        let shared = there.st_mode & 0o1000 != 0 && there.st_mode & 0o022 != 0;
        if shared && stat.st_uid != geteuid().as_raw() && stat.st_uid != there.st_uid {
            return Err(Failure::new(format!(
                "{shown}: belongs to another user, in a world-writable folder; write to another file"
            )));
        }
        let mode = Mode::from_raw_mode(stat.st_mode) & Mode::from_raw_mode(0o777);
        let writable = accessat(folder, name, Access::WRITE_OK, AtFlags::EACCESS);
        // The superuser may write to every file. But if a file's mode lets nobody write, its owner wants the file to
        // stay unchanged.
        if (mode & Mode::from_raw_mode(0o222)).is_empty() || writable == Err(Errno::ACCESS) {
            return Err(Failure::new(format!(
                "{shown}: is not writable (mode {:04o}); write to another file, or delete this one first",
                mode.bits()
            )));
        }
        writable.map_err(wrong)?;
        if stat.st_nlink > 1 {
            return Err(super::hard_links(shown, stat.st_nlink));
        }
        // The permissions are read from the open file and not from the path, because a user who may rename files in the
        // folder must not decide who may read the output.
        let open = |access| {
            openat(folder, name, access | OFlags::NOFOLLOW | OFlags::NONBLOCK | OFlags::CLOEXEC, Mode::empty())
        };
        let file = File::from(open(OFlags::RDONLY).or_else(|_| open(OFlags::WRONLY)).map_err(wrong)?);
        let opened = fstat(&file).map_err(wrong)?;
        if !is_same(&opened, &stat) {
            return Err(Failure::new(format!("{shown}: changed while being opened; try again")));
        }
        let (owner, group) = (Uid::from_raw(opened.st_uid), Gid::from_raw(opened.st_gid));
        let mode = Mode::from_raw_mode(opened.st_mode) & Mode::from_raw_mode(0o777);
        let permissions = Permissions { owner, group, mode, acl: acl::of(&file), _file: file };
        Ok(Some(Self { stat: opened, permissions: Some(permissions) }))
    }

    /// Looks at the path a second time, when the new file is complete. If another file has this path now, the
    /// properties of the first file are used, because the other file's owner must not decide who may read the output.
    pub fn look_again(first: Option<Self>, folder: &OwnedFd, name: &OsStr, shown: &str) -> Result<Option<Self>> {
        let Some(first) = first else { return Ok(None) };
        if first.permissions.is_none() {
            return Ok(Some(first));
        }
        match Self::look(folder, name, shown)? {
            Some(now) if is_same(&first.stat, &now.stat) => Ok(Some(now)),
            _ => Ok(Some(first)),
        }
    }

    /// Whether the file belongs to another user. If so, the command must give the replacement to the owner of the file.
    pub fn is_of_another(&self) -> bool {
        self.permissions.as_ref().is_some_and(|permissions| permissions.owner != geteuid())
    }

    /// Fails if [`Existing::pass_on`] would fail. So the command fails before it writes the output, and not afterwards.
    /// After this call, only the user who runs the command can open the new file.
    pub fn try_on(&self, file: &File, shown: &str) -> Result<()> {
        let Some(permissions) = &self.permissions else { return Ok(()) };
        let tried = || -> rustix::io::Result<()> {
            let stat = fstat(file)?;
            permissions.own(file, &stat)?;
            if stat.st_uid != permissions.owner.as_raw() {
                fchmod(file, Mode::RUSR | Mode::WUSR)?;
                fchown(file, Some(Uid::from_raw(stat.st_uid)), None)?;
            }
            Ok(())
        };
        tried().map_err(|e| {
            let (owner, group) = (permissions.owner.as_raw(), permissions.group.as_raw());
            Failure::new(format!(
                "{shown}: belongs to user {owner}, group {group}, and its replacement could not be given to them ({}); \
                 write to another file, or delete this one first",
                reason(&e.into())
            ))
        })
    }

    /// Gives the permissions of the existing file to the replacement. Before this call, only the user who runs the
    /// command can open the replacement.
    pub fn pass_on(&self, file: &File, folder: &Path) -> io::Result<()> {
        let Some(permissions) = &self.permissions else { return as_new(file, folder) };
        // The owner and the group are set first, while the mode lets only the present owner open the file.
        permissions.own(file, &fstat(file)?)?;
        acl::give(file, permissions.acl.as_deref())?;
        Ok(fchmod(file, permissions.mode)?)
    }
}

impl Permissions {
    fn own(&self, file: &File, stat: &Stat) -> rustix::io::Result<()> {
        let group = Some(self.group).filter(|group| stat.st_gid != group.as_raw());
        let owner = Some(self.owner).filter(|owner| stat.st_uid != owner.as_raw());
        if owner.is_some() || group.is_some() { fchown(file, owner, group) } else { Ok(()) }
    }
}

fn is_same(a: &Stat, b: &Stat) -> bool {
    (a.st_dev, a.st_ino) == (b.st_dev, b.st_ino)
}

/// Gives the file the permissions that a new file in `folder` gets. A new file is readable and writable for everybody,
/// except for the permissions that the folder's default ACL removes. If the folder has no default ACL, the umask says
/// which permissions are removed.
pub fn as_new(file: &File, folder: &Path) -> io::Result<()> {
    let mode = match acl::of_new_files(folder) {
        Some(mode) => 0o666 & mode,
        None => 0o666 & !inherited::mask(),
    };
    Ok(fchmod(file, Mode::from_raw_mode(mode as RawMode))?)
}

/// Reads and writes access control lists in the form in which Linux stores these lists.
#[cfg(target_os = "linux")]
mod acl {
    use rustix::{
        fs::{XattrFlags, fgetxattr, fremovexattr, fsetxattr, getxattr},
        io::Errno,
    };
    use std::{fs::File, io, path::Path};

    const ACCESS: &str = "system.posix_acl_access";
    const DEFAULT: &str = "system.posix_acl_default";
    /// The greatest length of an extended attribute in bytes.
    const LONGEST: usize = 1 << 16;

    pub fn of(file: &File) -> Option<Vec<u8>> {
        let mut list = vec![0; LONGEST];
        let len = fgetxattr(file, ACCESS, &mut list[..]).ok()?;
        list.truncate(len);
        Some(list)
    }

    /// Sets the file's access control list. Set the file's mode afterwards, because the mode limits the permissions in
    /// the list.
    pub fn give(file: &File, list: Option<&[u8]>) -> io::Result<()> {
        match list {
            Some(list) => Ok(fsetxattr(file, ACCESS, list, XattrFlags::empty())?),
            None => match fremovexattr(file, ACCESS) {
                Ok(()) | Err(Errno::NODATA | Errno::NOTSUP | Errno::NOSYS) => Ok(()),
                Err(e) => Err(e.into()),
            },
        }
    }

    /// Returns the largest mode that the folder's default ACL allows for new files.
    pub fn of_new_files(folder: &Path) -> Option<u32> {
        let mut list = vec![0; LONGEST];
        let len = getxattr(folder, DEFAULT, &mut list[..]).ok()?;
        // The value of the attribute is a version number, followed by entries. An entry has a tag, permissions and an
        // id. All numbers are little-endian.
        let entries = list[..len].get(4..)?.chunks_exact(8);
        let permissions = |tag: u16| {
            let mut entries = entries.clone().filter(|entry| entry[..2] == tag.to_le_bytes());
            entries.next().map(|entry| u32::from(u16::from_le_bytes([entry[2], entry[3]])) & 7)
        };
        let [user, group, mask, other] = [0x01, 0x04, 0x10, 0x20].map(permissions);
        Some(user? << 6 | mask.or(group)? << 3 | other?)
    }
}

#[cfg(not(target_os = "linux"))]
mod acl {
    use std::{fs::File, io, path::Path};

    pub fn of(_: &File) -> Option<Vec<u8>> {
        None
    }

    pub fn give(_: &File, _: Option<&[u8]>) -> io::Result<()> {
        Ok(())
    }

    pub fn of_new_files(_: &Path) -> Option<u32> {
        None
    }
}
