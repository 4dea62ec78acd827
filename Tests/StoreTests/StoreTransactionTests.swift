import Foundation
import GRDB
import Meditation
import Store
import Testing

struct StoreTransactionTests {
    private let start = Date(timeIntervalSinceReferenceDate: 800_000_000)
    private let temporary = TemporaryStore()
    private var store: Store { temporary.store }

    private func reading(after seconds: TimeInterval = 0) -> ClockReading {
        ClockReading(wall: start + seconds, bootID: "boot", sinceBoot: 1000 + seconds, asleep: 0)
    }

    @Test func ifTheLogFailsTheSittingGoesOn() throws {
        try store.makeReady()
        let running = try store.perform(.start(StartRequest()), at: start).state
        try DatabaseQueue(path: temporary.logPath).write { db in
            try db.execute(
                sql: """
                    CREATE TRIGGER refuse BEFORE INSERT ON sitting BEGIN SELECT RAISE(ABORT, 'disk on fire'); END
                    """)
        }
        #expect(throws: StoreError.self) { try store.perform(.complete(), at: start + 60) }
        #expect(try store.state() == running)
        #expect(try store.log().isEmpty)
    }

    @Test func ifTheStateFailsNothingIsLogged() throws {
        let running = try store.perform(.start(StartRequest()), at: start).state
        try DatabaseQueue(path: temporary.statePath).write { db in
            try db.execute(
                sql: """
                    CREATE TRIGGER refuse BEFORE INSERT ON timer BEGIN SELECT RAISE(ABORT, 'disk on fire'); END
                    """)
        }
        #expect(throws: StoreError.self) { try store.perform(.complete(), at: start + 60) }
        #expect(try store.state() == running)
        #expect(try store.log().isEmpty)
    }

    @Test func theJournalModeIsAtomicAcrossDatabases() throws {
        try store.makeReady()
        for path in [temporary.statePath, temporary.logPath] {
            let mode = try DatabaseQueue(path: path).read { try String.fetchOne($0, sql: "PRAGMA journal_mode") }
            #expect(mode == "delete")
        }
    }

    /// Threads with one connection each: SQLite locks between connections, not between processes.
    @Test(arguments: 0..<10)
    func oneOfManyFirstStartsWinsAndTheOthersFailWithAReason(round: Int) async throws {
        let root = temporary.root
        let start = start
        let errors = await withTaskGroup(of: (any Error)?.self) { group in
            for _ in 0..<4 {
                group.addTask {
                    do {
                        try TemporaryStore.store(in: root).perform(.start(StartRequest()), at: start)
                        return nil
                    } catch {
                        return error
                    }
                }
            }
            return await group.reduce(into: []) { $0.append($1) }
        }
        #expect(errors.count { $0 == nil } == 1)
        for error in errors.compactMap({ $0 }) {
            #expect(error as? TimerError == .alreadyRunning(methodName: "Meditation", elapsed: 0))
        }
    }

    @Test func concurrentExtensionsAreNotLost() async throws {
        try store.perform(.start(StartRequest(target: 60)), at: start)
        let root = temporary.root
        func extendTenTimes() async throws {
            try await #require(processExitsWith: .success) { [root = root as String] in
                let store = TemporaryStore.store(in: root)
                for _ in 0..<10 {
                    try store.perform(.extend(by: 60), at: Date(timeIntervalSinceReferenceDate: 800_000_000))
                }
            }
        }
        async let first: Void = extendTenTimes()
        async let second: Void = extendTenTimes()
        async let third: Void = extendTenTimes()
        _ = try await (first, second, third)
        #expect(try store.running()?.target == 60 + 30 * 60)
    }

    @Test func aKilledProcessLosesNothing() async throws {
        let root = temporary.root
        await #expect(processExitsWith: .signal(SIGKILL)) { [root = root as String] in
            let store = TemporaryStore.store(in: root)
            let start = Date(timeIntervalSinceReferenceDate: 800_000_000)
            try store.perform(.start(StartRequest(target: 600)), at: start)
            try store.perform(.pause, at: start + 60)
            kill(getpid(), SIGKILL)
        }
        let sitting = try #require(try store.running())
        #expect(sitting.elapsed(at: start + 6000) == 60)
        #expect(try store.perform(.resume, at: start + 100).event == .resume)
    }

    @Test func aKillInsideATransactionChangesNothing() async throws {
        let running = try store.perform(.start(StartRequest(target: 600)), at: start).state
        let path = temporary.statePath
        await #expect(processExitsWith: .signal(SIGKILL)) { [path = path as String] in
            try DatabaseQueue(path: path).writeWithoutTransaction { db in
                // A cache of one page makes SQLite write to the file before the commit, so that a hot journal is left.
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
        let journal = try #require(try? FileManager.default.attributesOfItem(atPath: path + "-journal"))
        #expect((journal[.size] as? Int ?? 0) > 0)
        #expect(try store.state() == running)
    }

    @Test("The next completion removes super-journals left by killed processes")
    func superJournals() throws {
        try store.perform(.start(StartRequest()), at: start)
        let leftOvers = ["state.sqlite-mj00AF3F9C2", "state.sqlite-mj7F00019FF"]
        for name in leftOvers {
            try Data("x".utf8).write(to: URL(fileURLWithPath: store.locations.stateDirectory + "/" + name))
        }
        try store.perform(.pause, at: start + 1)
        #expect(try FileManager.default.contentsOfDirectory(atPath: store.locations.stateDirectory).count > 2)
        try store.perform(.complete(), at: start + 60)
        let names = try FileManager.default.contentsOfDirectory(atPath: store.locations.stateDirectory)
        #expect(names.filter { $0.contains("-mj") }.isEmpty)
        #expect(try store.log().count == 1)
    }

    @Test("A second start completes and logs the first in one transaction; an invalid one leaves it running")
    func secondStart() throws {
        let first = StartRequest(target: 1200)
        try store.perform(.start(first), at: reading())
        #expect(throws: TimerError.targetNotPositive) {
            try store.startAfterCompleting(StartRequest(target: -1), shortestLogged: 0, at: reading(after: 60))
        }
        #expect(try store.running()?.id == first.id)
        let second = StartRequest()
        let (ended, started) = try store.startAfterCompleting(second, shortestLogged: 0, at: reading(after: 60))
        #expect(ended?.event == .complete && started.event == .start)
        #expect(try store.log().map(\.id) == [first.id])
        #expect(try store.running()?.id == second.id)
    }
}
