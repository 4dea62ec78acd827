import Foundation
import HostFiles

/// The folder of the cache in which guests are built, each in a folder named after its content.
package struct BuildFolder: Hashable, Sendable {
    /// The path: `~/.cache/islet/guests`.
    package let path: String

    /// The builds that are kept; the ones unused for longest are removed.
    private static let kept = 24

    /// The folder in a cache, which is created.
    package init(cache: String) throws(GuestError) {
        path = SourceFolder.join(cache, "guests")
        try Self.create(path)
    }

    /// The folder of a build, which is created.
    func folder(_ name: String) throws(GuestError) -> String {
        let folder = SourceFolder.join(path, name)
        try Self.create(folder)
        return folder
    }

    static func create(_ folder: String) throws(GuestError) {
        do {
            try FileManager.default.createDirectory(
                atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        } catch {
            throw .notWritten(folder, reason: "the folder cannot be created")
        }
    }

    static func write(_ text: String, to path: String) throws(GuestError) {
        do throws(FileError) {
            try WholeFile.replace(path, with: Data(text.utf8), mode: .ownerOnly)
        } catch {
            throw .notWritten(path, reason: error.reason)
        }
    }

    /// Marks a build as used, and removes the ones unused for longest.
    func use(_ name: String) {
        utimes(SourceFolder.join(path, name), nil)
        let builds = ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).filter {
            $0.hasPrefix("build-")
        }
        guard builds.count > Self.kept else { return }
        let ages = builds.map { build -> (String, Date) in
            let place = SourceFolder.join(path, build)
            let used = (try? FileManager.default.attributesOfItem(atPath: place)[.modificationDate]) as? Date
            return (build, used ?? .distantPast)
        }
        for (build, _) in ages.sorted(by: { $0.1 > $1.1 }).dropFirst(Self.kept) {
            try? FileManager.default.removeItem(atPath: SourceFolder.join(path, build))
        }
    }
}

/// A name for content: two hashes of 64 bits (FNV-1a with two seeds), so that no two builds share a folder by chance.
struct ContentName {
    private var hashes: (UInt64, UInt64) = (0xCBF2_9CE4_8422_2325, 0x6C62_272E_07BB_0142)

    /// Adds text, with its end.
    mutating func add(_ text: String) {
        for byte in text.utf8 { add(byte) }
        add(0xFF)
    }

    private mutating func add(_ byte: UInt8) {
        hashes.0 = (hashes.0 ^ UInt64(byte)) &* 0x100_0000_01B3
        hashes.1 = (hashes.1 ^ UInt64(byte)) &* 0x100_0000_01B3 &+ 0x9E37_79B9
    }

    /// The name: letters and digits.
    var name: String { String(hashes.0, radix: 36) + String(hashes.1, radix: 36) }
}
