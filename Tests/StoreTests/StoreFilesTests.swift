import Foundation
import GRDB
import Meditation
import Store
import Testing

struct StoreFilesTests {
    private let start = Date(timeIntervalSinceReferenceDate: 800_000_000)
    private let temporary = TemporaryStore()
    private var store: Store { temporary.store }

    private func mode(_ path: String) throws -> Int {
        try #require(try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int)
    }

    @Test(arguments: [0o000, 0o022, 0o777])
    func onlyTheOwnerCanReadUnderAnyUmask(mask: Int) async throws {
        let root = temporary.root
        // The umask belongs to the process, so each runs in its own.
        await #expect(processExitsWith: .success) { [root = root as String, mask = mask as Int] in
            mkdir(root, 0o700)
            mkdir(root + "/data", 0o700)
            mkdir(root + "/state", 0o700)
            umask(mode_t(mask))
            let store = TemporaryStore.store(in: root)
            let start = Date(timeIntervalSinceReferenceDate: 800_000_000)
            try store.perform(.start(StartRequest()), at: start)
            try store.perform(.complete(), at: start + 1)
        }
        for directory in [store.locations.dataDirectory, store.locations.stateDirectory] {
            #expect(try mode(directory) == 0o700)
            for name in try FileManager.default.contentsOfDirectory(atPath: directory) {
                #expect(try mode(directory + "/" + name) == 0o600, "\(name)")
            }
        }
        #expect(try store.log().count == 1)
    }

    @Test func aJournalIsAsPrivateAsItsDatabase() throws {
        try store.perform(.start(StartRequest()), at: start)
        let connection = try DatabaseQueue(path: temporary.statePath)
        try connection.write { db in
            try db.execute(sql: "UPDATE timer SET method = 'x'")
            #expect(try mode(temporary.statePath + "-journal") == 0o600)
        }
    }

    @Test("A file in place of a folder is an error, not an empty store")
    func fileInThePlaceOfTheFolder() throws {
        try FileManager.default.createDirectory(atPath: temporary.root, withIntermediateDirectories: true)
        for folder in ["/state", "/data"] { try Data().write(to: URL(fileURLWithPath: temporary.root + folder)) }
        #expect(throws: StoreError.self) { try store.state() }
        #expect(throws: StoreError.self) { try store.log() }
        #expect(throws: StoreError.self) { try store.perform(.pause, at: start) }
    }

    @Test func anOpenDirectoryIsNarrowed() throws {
        try FileManager.default.createDirectory(
            atPath: store.locations.stateDirectory, withIntermediateDirectories: true,
            attributes: [.posixPermissions: 0o755])
        try store.makeReady()
        #expect(try mode(store.locations.stateDirectory) == 0o700)
    }

    @Test func aFileThatIsNotADatabaseIsReportedAndLeftAlone() throws {
        try store.makeReady()
        let bytes = Data(String(repeating: "not a database ", count: 100).utf8)
        for path in [temporary.statePath, temporary.logPath] {
            try bytes.write(to: URL(fileURLWithPath: path))
        }
        #expect(throws: StoreError.corrupt(path: temporary.statePath)) { try store.state() }
        #expect(throws: StoreError.corrupt(path: temporary.logPath)) { try store.log() }
        #expect(throws: StoreError.corrupt(path: temporary.logPath)) {
            try store.perform(.start(StartRequest()), at: start)
        }
        #expect(throws: StoreError.corrupt(path: temporary.statePath)) { try store.perform(.pause, at: start) }
        #expect(try Data(contentsOf: URL(fileURLWithPath: temporary.statePath)) == bytes)
    }

    @Test func aNewerDatabaseIsReportedAndLeftAlone() throws {
        try store.perform(.start(StartRequest()), at: start)
        try DatabaseQueue(path: temporary.statePath).write { try $0.execute(sql: "PRAGMA user_version = 99") }
        let error = StoreError.newerVersion(path: temporary.statePath)
        #expect(throws: error) { try store.state() }
        #expect(throws: error) { try store.perform(.pause, at: start) }
        #expect(error.description.contains("newer Islet"))
    }

    @Test("A log of a newer Islet is refused in one sentence, also by what ends a sitting, and stays as it is")
    func newerLog() throws {
        try store.perform(.start(StartRequest(target: 600)), at: start)
        try store.perform(.complete(), at: start + 600)
        try store.perform(.start(StartRequest(target: 600)), at: start + 700)
        try DatabaseQueue(path: temporary.logPath).write { try $0.execute(sql: "PRAGMA user_version = 99") }
        let error = StoreError.newerVersion(path: temporary.logPath)
        #expect(throws: error) { try store.log() }
        #expect(throws: error) { try store.entries() }
        #expect(throws: error) { try store.edit(.last, by: SittingEdit(mood: "calm"), at: start + 800) }
        #expect(throws: error) { try store.perform(.complete(), at: start + 800) }
        #expect(try store.running() != nil)
        #expect(
            error.description
                == "\(temporary.logPath) was written by a newer Islet; it was not changed: update this one.")
    }

    @Test func anUnknownValueIsReportedWithItsColumn() throws {
        try store.perform(.start(StartRequest()), at: start)
        try DatabaseQueue(path: temporary.statePath).write { try $0.execute(sql: "UPDATE timer SET type = 'nap'") }
        let error = StoreError.unreadableValue(path: temporary.statePath, column: "timer.type")
        #expect(throws: error) { try store.state() }
        #expect(throws: error) { try store.perform(.pause, at: start) }
    }

    @Test func anEmptyFileHasNoSittingAndIsFilledByTheFirst() throws {
        try FileManager.default.createDirectory(
            atPath: store.locations.stateDirectory, withIntermediateDirectories: true)
        #expect(FileManager.default.createFile(atPath: temporary.statePath, contents: nil))
        #expect(try store.state() == .idle)
        #expect(try store.perform(.start(StartRequest()), at: start).event == .start)
    }

    @Test func leftoversOfAnUnfinishedDatabaseDoNotMatter() throws {
        try FileManager.default.createDirectory(
            atPath: store.locations.stateDirectory, withIntermediateDirectories: true)
        try Data("half a database".utf8).write(to: URL(fileURLWithPath: temporary.statePath + ".new"))
        let state = try store.perform(.start(StartRequest()), at: start).state
        #expect(try store.state() == state)
        let files = try FileManager.default.contentsOfDirectory(atPath: store.locations.stateDirectory)
        #expect(files.sorted() == ["changed", "state.sqlite"])
    }

    @Test func theJournalOfADatabaseThatWasRemovedIsNotRolledBackIntoANewOne() async throws {
        try store.perform(.start(StartRequest(methodName: "old")), at: start)
        let path = temporary.statePath
        await #expect(processExitsWith: .signal(SIGKILL)) { [path = path as String] in
            try DatabaseQueue(path: path).writeWithoutTransaction { db in
                try db.execute(
                    sql: """
                        PRAGMA cache_size = 1; PRAGMA cache_spill = 1; BEGIN IMMEDIATE;
                        UPDATE timer SET method = 'half done';
                        CREATE TABLE filler (text TEXT);
                        WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 2000)
                        INSERT INTO filler SELECT hex(randomblob(200)) FROM n;
                        """)
                kill(getpid(), SIGKILL)
            }
        }
        #expect(FileManager.default.fileExists(atPath: path + "-journal"))
        try FileManager.default.removeItem(atPath: path)
        let state = try store.perform(.start(StartRequest(methodName: "new")), at: start).state
        #expect(try store.state() == state)
    }

    @Test func aDirectoryThatCannotBeCreatedIsNamed() throws {
        try FileManager.default.createDirectory(atPath: temporary.root, withIntermediateDirectories: true)
        #expect(FileManager.default.createFile(atPath: temporary.root + "/data", contents: nil))
        #expect(throws: StoreError.cannotCreate(path: store.locations.dataDirectory, reason: "Not a directory")) {
            try store.perform(.start(StartRequest()), at: start)
        }
    }
}
