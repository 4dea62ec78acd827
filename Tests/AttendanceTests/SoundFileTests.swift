import Foundation
import TestWorld
import Testing

@testable import Attendance

struct SoundFileTests {
    private let world = TestShell()
    private var file: SoundFile { SoundFile(.bowl, environment: world.environment) }

    private func mode(_ path: String) throws -> Int? {
        try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    }

    @Test func theCachedSoundIsPrivate() throws {
        let path = try file.prepare()
        #expect(path == world.home.path + "/.cache/islet/bowl-1.wav")
        #expect(try mode(path) == 0o600)
        #expect(try mode(file.folder) == 0o700)
        #expect(try FileManager.default.contentsOfDirectory(atPath: file.folder) == ["bowl-1.wav"])
        #expect(WaveFile.duration(of: path) == 7)
    }

    @Test func anAbsoluteCacheFolderIsUsedAndARelativeOneIsNot() {
        #expect(SoundFile(.gong, environment: ["HOME": "/h", "XDG_CACHE_HOME": "/c"]).folder == "/c/islet")
        #expect(SoundFile(.gong, environment: ["HOME": "/h", "XDG_CACHE_HOME": "c"]).folder == "/h/.cache/islet")
    }

    @Test func anExistingFileIsKeptAndADamagedOneIsRewritten() throws {
        let path = try file.prepare()
        let made = try FileManager.default.attributesOfItem(atPath: path)[.systemFileNumber] as? Int
        _ = try file.prepare()
        #expect(try FileManager.default.attributesOfItem(atPath: path)[.systemFileNumber] as? Int == made)
        try Data("half".utf8).write(to: URL(filePath: path))
        #expect(!file.isThere)
        _ = try file.prepare()
        #expect(file.isThere)
    }

    @Test("A quieter sound is a file of its own with smaller samples")
    func quieter() throws {
        let quiet = SoundFile(.wood, gain: 0.25, environment: world.environment)
        let loud = SoundFile(.wood, environment: world.environment)
        #expect(try quiet.prepare() == world.home.path + "/.cache/islet/wood-1-at-25.wav")
        func peak(_ path: String) throws -> Int {
            let bytes = try Data(contentsOf: URL(filePath: path)).dropFirst(44)
            return bytes.withUnsafeBytes { $0.bindMemory(to: Int16.self).map { abs(Int($0)) }.max() ?? 0 }
        }
        #expect(abs(try peak(quiet.path) * 4 - peak(loud.prepare())) <= 4)
    }

    @Test func anUnwritableCacheIsReported() throws {
        try FileManager.default.createDirectory(at: world.home, withIntermediateDirectories: true)
        try Data().write(to: world.home.appending(path: ".cache"))
        #expect(throws: SoundFailure.unwritable(path: file.folder, reason: "Not a directory")) { try file.prepare() }
    }
}
