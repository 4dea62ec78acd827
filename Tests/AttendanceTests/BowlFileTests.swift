import Foundation
import TestWorld
import Testing

@testable import Attendance

struct BowlFileTests {
    private let world = TestShell()
    private var file: BowlFile { BowlFile(environment: world.environment) }

    private func mode(_ path: String) throws -> Int? {
        try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    }

    @Test func theCachedSoundIsPrivate() throws {
        let path = try file.prepare()
        #expect(path == world.home.path + "/.cache/islet/bowl-1.wav")
        #expect(try mode(path) == 0o600)
        #expect(try mode(file.folder) == 0o700)
        #expect(try FileManager.default.contentsOfDirectory(atPath: file.folder) == ["bowl-1.wav"])
        #expect(WaveFile.duration(of: path) == SingingBowl.duration)
    }

    @Test func anAbsoluteCacheFolderIsUsedAndARelativeOneIsNot() {
        #expect(BowlFile(environment: ["HOME": "/h", "XDG_CACHE_HOME": "/c"]).folder == "/c/islet")
        #expect(BowlFile(environment: ["HOME": "/h", "XDG_CACHE_HOME": "c"]).folder == "/h/.cache/islet")
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

    @Test func anUnwritableCacheIsReported() throws {
        try FileManager.default.createDirectory(at: world.home, withIntermediateDirectories: true)
        try Data().write(to: world.home.appending(path: ".cache"))
        #expect(throws: SoundFailure.unwritable(path: file.folder, reason: "Not a directory")) { try file.prepare() }
    }
}
