import Foundation
import HostFiles
import Testing

struct FileLockTests {
    private let folder = TemporaryFolder()

    @Test("A lock has one owner, also within a process, until it is released")
    func oneOwner() throws {
        var first = try FileLock(ifFree: folder.path("lock"))
        #expect(first != nil)
        #expect(try FileLock(ifFree: folder.path("lock")) == nil)
        first = nil
        #expect(try FileLock(ifFree: folder.path("lock")) != nil)
    }

    @Test("A folder's lock leaves no file behind")
    func foldersLock() throws {
        let lock = try FileLock(waitingForFolder: folder.path(""))
        withExtendedLifetime(lock) {}
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path("")).isEmpty)
    }

    @Test("A lock in a missing folder is an error, not a held lock")
    func missingFolder() {
        #expect(throws: FileError.self) { try FileLock(ifFree: folder.path("none/lock")) }
    }

    @Test("A process lock is not held for the process that has it")
    func processLock() {
        let lock = ProcessLock(at: folder.path("pid"), .exclusive)
        #expect(lock != nil)
        #expect(ProcessLock.holder(of: folder.path("pid")) == nil)
        #expect((try? String(contentsOfFile: folder.path("pid"), encoding: .utf8)) == "\(getpid())\n")
        #expect(ProcessLock.holder(of: folder.path("missing")) == nil)
    }
}
