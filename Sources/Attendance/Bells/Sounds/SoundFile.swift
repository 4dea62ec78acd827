import Configuration
import Foundation
import HostFiles
import HostSystem
import Languages
import Store

/// One of Islet's own sounds as a file in the cache, generated on first use and again if it is missing or damaged.
package struct SoundFile {
    /// The cache folder: `$XDG_CACHE_HOME/islet`, or `~/.cache/islet` if that variable is not an absolute path.
    package let folder: String
    /// The sound.
    let sound: OwnSound
    /// The factor for the samples, in steps of a hundredth: 1 for the sound as it is.
    let gain: Double

    /// Locates the file for an environment.
    package init(_ sound: OwnSound, gain: Double = 1, environment: [String: String]) {
        folder = CacheFolder.path(in: environment)
        self.sound = sound
        self.gain = (gain * 100).rounded() / 100
    }

    /// The file's path. The number is the sound's version; a changed loudness follows in percent.
    package var path: String {
        folder + "/\(sound.rawValue)-1\(gain == 1 ? "" : "-at-\(Int((gain * 100).rounded()))").wav"
    }

    /// The file's size in bytes, by which a damaged one is detected.
    var size: Int { 44 + sound.synthesis.count * 2 }

    /// Whether the file exists, is readable and has the right size.
    package var isThere: Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_size == size && access(path, R_OK) == 0
    }

    /// Returns the path, generating the file if needed. It is renamed into place, so that no player reads half of it. The
    /// folder has mode 0700, the file 0600.
    package func prepare() throws(SoundFailure) -> String {
        if isThere { return path }
        try Self.makeFolder(folder)
        do {
            try PrivateFiles.write(sound.synthesis.wave(gain: gain), to: path)
        } catch {
            guard case .cannotCreate(_, let reason) = error else { throw Self.failure(folder) }
            throw .unwritable(path: folder, reason: reason)
        }
        return path
    }

    /// Creates the cache folder if it is missing.
    static func makeFolder(_ folder: String) throws(SoundFailure) {
        let parent = folder.folderPath
        try? FileManager.default.createDirectory(
            atPath: parent, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        guard mkdir(folder, 0o700) == 0 || errno == EEXIST else { throw failure(folder) }
    }

    private static func failure(_ folder: String) -> SoundFailure {
        .unwritable(path: folder, reason: systemErrorText())
    }
}
