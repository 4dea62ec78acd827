import Foundation

/// The system's message for an error number, such as `Permission denied`, in the language in effect: the C library speaks another one
/// only after `setlocale`, which would change more than words. An unusual number is not translated but named.
///
/// - Parameter code: The number. Default: `errno`.
package func systemErrorText(_ code: Int32 = errno) -> String {
    guard Language.current != .english else { return String(cString: strerror(code)) }
    switch code {
    case ENOENT: return localized("No such file or directory")
    case EACCES: return localized("Permission denied")
    case EPERM: return localized("Operation not permitted")
    case EISDIR: return localized("Is a directory")
    case ENOTDIR: return localized("Not a directory")
    case EEXIST: return localized("File exists")
    case EROFS: return localized("Read-only file system")
    case ENOSPC: return localized("No space left on device")
    case EDQUOT: return localized("Disk quota exceeded")
    case EFBIG: return localized("File too large")
    case EIO: return localized("Input/output error")
    case EPIPE: return localized("Broken pipe")
    case ENAMETOOLONG: return localized("File name too long")
    case ELOOP: return localized("Too many levels of symbolic links")
    case EMFILE, ENFILE: return localized("Too many open files")
    case ENOMEM: return localized("Cannot allocate memory")
    case EAGAIN: return localized("Resource temporarily unavailable")
    case EBUSY: return localized("Device or resource busy")
    case ENOEXEC: return localized("Exec format error")
    case ENXIO, ENODEV: return localized("No such device")
    case EINVAL: return localized("Invalid argument")
    default: return localized("system error \(String(code))")
    }
}
