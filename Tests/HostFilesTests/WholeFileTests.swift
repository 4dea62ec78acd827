import Foundation
import HostFiles
import Testing

struct WholeFileTests {
    private let folder = TemporaryFolder()

    private func text(_ name: String) -> String? { try? String(contentsOfFile: folder.path(name), encoding: .utf8) }

    private func mode(_ name: String) throws -> Int? {
        try FileManager.default.attributesOfItem(atPath: folder.path(name))[.posixPermissions] as? Int
    }

    @Test("A replaced file keeps its mode, and nothing is left beside it")
    func replacedFileKeepsItsMode() throws {
        try WholeFile.replace(folder.path("a"), with: Array("old".utf8), mode: .kept(new: 0o644))
        chmod(folder.path("a"), 0o640)
        try WholeFile.replace(folder.path("a"), with: Array("new".utf8), mode: .kept(new: 0o644), isDurable: true)
        #expect(text("a") == "new")
        #expect(try mode("a") == 0o640)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path("")) == ["a"])
    }

    @Test("Writing removes what a killed process left beside the file, but not what may still be written")
    func leftOvers() throws {
        let old = [".a.1z.islet-new", ".b.1z.islet-new", ".a.orig"]
        for name in old + [".a.2z.islet-new"] {
            try WholeFile.createEmpty(folder.path(name))
            guard old.contains(name) else { continue }
            try FileManager.default.setAttributes(
                [.modificationDate: Date(timeIntervalSinceNow: -3600)], ofItemAtPath: folder.path(name))
        }
        try WholeFile.replace(folder.path("a"), with: Array("1".utf8), mode: .ownerOnly)
        func names() throws -> Set<String> { Set(try FileManager.default.contentsOfDirectory(atPath: folder.path(""))) }
        // Others' files stay, however old.
        #expect(try names() == ["a", ".a.2z.islet-new", ".b.1z.islet-new", ".a.orig"])
        try WholeFile.create(folder.path("b"), Array("1".utf8), mode: 0o644)
        #expect(try names() == ["a", "b", ".a.2z.islet-new", ".a.orig"])
    }

    @Test("A file for its owner alone is narrowed when it is replaced")
    func ownerOnlyNarrows() throws {
        try WholeFile.replace(folder.path("key"), with: Array("1".utf8), mode: .kept(new: 0o644))
        try WholeFile.replace(folder.path("key"), with: Array("2".utf8), mode: .ownerOnly)
        #expect(text("key") == "2")
        #expect(try mode("key") == 0o600)
    }

    @Test("Creating a file that exists fails with EEXIST and changes nothing")
    func createNeverReplaces() throws {
        try WholeFile.create(folder.path("a"), Array("first".utf8), mode: 0o644)
        let error = #expect(throws: FileError.self) {
            try WholeFile.create(folder.path("a"), Array("second".utf8), mode: 0o644)
        }
        #expect(error?.code == EEXIST)
        #expect(text("a") == "first")
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path("")) == ["a"])
    }

    @Test("A missing folder is reported with the system's reason")
    func missingFolder() {
        let error = #expect(throws: FileError.self) {
            try WholeFile.replace(folder.path("none/a"), with: Array("a".utf8), mode: .ownerOnly)
        }
        #expect(error?.reason == "No such file or directory")
    }

    @Test("An empty file is created once, and then left alone")
    func emptyFile() throws {
        try WholeFile.createEmpty(folder.path("log"))
        try WholeFile.replace(folder.path("log"), with: Array("line".utf8), mode: .ownerOnly)
        try WholeFile.createEmpty(folder.path("log"))
        #expect(text("log") == "line")
    }
}
