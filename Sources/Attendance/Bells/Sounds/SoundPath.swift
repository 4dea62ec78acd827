import Foundation
import Languages

/// The path of a sound file of the user's.
package enum SoundPath {
    /// Why the file cannot be played, as a clause; `nil` if it can be read. Opening a pipe waits for its other end, and a device may
    /// never end, so only regular files are played.
    package static func fault(_ path: String) -> String? {
        var status = stat()
        guard access(path, R_OK) == 0, stat(path, &status) == 0 else { return systemErrorText() }
        switch status.st_mode & S_IFMT {
        case S_IFREG: return nil
        case S_IFDIR: return localized("it is a folder")
        default: return localized("it is not a regular file")
        }
    }
}
