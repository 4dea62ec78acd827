import Foundation
import HostSystem
import Store

/// The bowl's sound in the cache, generated on first use and again if it is missing or damaged.
package struct BowlFile {
    /// The cache folder: `$XDG_CACHE_HOME/islet`, or `~/.cache/islet` if that variable is not an absolute path.
    package let folder: String

    /// Locates the file for an environment.
    package init(environment: [String: String]) {
        folder = CacheFolder.path(in: environment)
    }

    /// The file's path. The number is the sound's version.
    package var path: String { folder + "/bowl-1.wav" }

    /// The file's size in bytes, by which a damaged one is detected.
    package static let size = 44 + Int(SingingBowl.duration * Double(SingingBowl.rate)) * 2

    /// Whether the file exists, is readable and has the right size.
    package var isThere: Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_size == Self.size && access(path, R_OK) == 0
    }

    /// Returns the path, generating the file if needed. It is renamed into place, so that no player reads half of it. The
    /// folder has mode 0700, the file 0600.
    package func prepare() throws(SoundFailure) -> String {
        if isThere { return path }
        let parent = (folder as NSString).deletingLastPathComponent
        try? FileManager.default.createDirectory(
            atPath: parent, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        guard mkdir(folder, 0o700) == 0 || errno == EEXIST else { throw failure() }
        do {
            try PrivateFiles.write(SingingBowl.wave(), to: path)
        } catch {
            guard case .cannotCreate(_, let reason) = error else { throw failure() }
            throw .unwritable(path: folder, reason: reason)
        }
        return path
    }

    private func failure() -> SoundFailure { .unwritable(path: folder, reason: String(cString: strerror(errno))) }
}
