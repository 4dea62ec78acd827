import Foundation
import Store

/// The bowl's sound in the cache: made on first use, and anew where it was removed or damaged.
package struct BowlFile {
    /// Its folder: `$XDG_CACHE_HOME/islet`, or `~/.cache/islet` where that is no absolute path.
    package let folder: String

    /// The place in an environment.
    package init(environment: [String: String]) {
        func absolute(_ name: String) -> String? { environment[name].flatMap { $0.hasPrefix("/") ? $0 : nil } }
        folder = (absolute("XDG_CACHE_HOME") ?? (absolute("HOME") ?? NSHomeDirectory()) + "/.cache") + "/islet"
    }

    /// The file. The number is that of the sound: another sound has another name.
    package var path: String { folder + "/bowl-1.wav" }

    /// The size of the file, in bytes: by it a damaged one is told.
    package static let size = 44 + Int(SingingBowl.duration * Double(SingingBowl.rate)) * 2

    /// Whether the file is there and whole.
    package var isThere: Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_size == Self.size && access(path, R_OK) == 0
    }

    /// Makes the file where it is missing, aside and then moved into its place, so that nobody plays half of it. The folder
    /// has mode 0700, the file 0600.
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
