import Foundation
import GRDB
import Meditation
import SeededRandom
import Store
import Testing

struct StoreLogTests {
    private let temporary = TemporaryStore()
    private var store: Store { temporary.store }
    private let start = Date(timeIntervalSinceReferenceDate: 800_000_000.25)
    private var now: Date { start + 1_000_000 }

    private func sitting(_ offset: TimeInterval = 0, _ elapsed: TimeInterval = 600, id: UUID = UUID())
        -> CompletedSitting
    {
        CompletedSitting(
            id: id, start: start + offset, end: start + offset + elapsed + 10, elapsed: elapsed, target: 300,
            pauses: [Pause(start: start + offset + 5, end: start + offset + 15)], outcome: .completed,
            methodName: "Metta", type: .lovingKindness, note: "calm\nand bright")
    }

    @Test func addedSittingsAreFoundAndOverlapsReported() throws {
        let (first, second) = (sitting(), sitting(300))
        #expect(try store.add(first, at: now).isEmpty)
        #expect(try store.add(second, at: now) == [first])
        #expect(try store.log() == [first, second])
        #expect(try store.entries() == [first.historyEntry, second.historyEntry])
    }

    @Test("Adjacent sittings do not overlap; a millisecond more, and they do")
    func touchingSittings() throws {
        let middle = sitting(1000)
        let before = sitting(1000 - 610)
        let after = sitting(1000 + 610)
        #expect(before.end == middle.start && middle.end == after.start)
        for sitting in [before, middle, after] { #expect(try store.add(sitting, at: now).isEmpty) }
        let late = sitting(1610.999 + 609)
        #expect(try store.add(late, at: now) == [after])
    }

    @Test func aSittingInTheFutureIsNotAdded() throws {
        #expect(throws: LogError.endsInFuture) { try store.add(sitting(), at: start) }
        #expect(try store.log().isEmpty)
    }

    @Test func anIdentifiersPrefixNamesASitting() throws {
        let one = sitting(0, id: UUID(uuidString: "ABCD0000-0000-0000-0000-000000000000")!)
        let two = sitting(1000, id: UUID(uuidString: "ABCD1000-0000-0000-0000-000000000000")!)
        for sitting in [one, two] { _ = try store.add(sitting, at: now) }
        #expect(try store.identifierLength() == 5)
        #expect(throws: LogError.ambiguousSitting("ABCD", count: 2)) { try store.remove([.init(parsing: "abcd")]) }
        #expect(throws: LogError.unknownSitting("ABCE")) { try store.remove([.init(parsing: "abce")]) }
        #expect(throws: LogError.notAnIdentifier("abc")) { try SittingReference(parsing: "abc") }
        let edited = try store.edit(.init(parsing: "abcd1"), by: SittingEdit(note: "new"), at: now)
        #expect(edited.sitting.id == two.id)
        #expect(try store.remove([.last]).map(\.id) == [two.id])
        #expect(throws: LogError.unknownSitting("ABCD1")) {
            try store.remove([.identifier("ABCD0"), .identifier("ABCD1")])
        }
        #expect(try store.log() == [one])
    }

    @Test func importingTwiceAddsNothingAndADryRunWritesNothing() throws {
        let new = [sitting(), sitting(5000)]
        #expect(try store.importSittings(new, rule: .startAndDuration, isTrial: true).count == 2)
        #expect(try store.log().isEmpty)
        #expect(try store.importSittings(new, rule: .startAndDuration).count == 2)
        #expect(try store.importSittings(new, rule: .startAndDuration).isEmpty)
        #expect(try store.undoLogChange().sittings == new)
        #expect(try store.log().isEmpty)
    }

    @Test func aCompletionCanBeUndoneToo() throws {
        try store.perform(.start(StartRequest()), at: start)
        try store.perform(.complete(), at: start + 60)
        let change = try store.undoLogChange()
        #expect(change.kind == .complete && change.sittings.count == 1)
        #expect(try store.log().isEmpty)
        #expect(throws: LogError.nothingToUndo) { try store.undoLogChange() }
    }

    @Test(arguments: 0..<20)
    func undoTakesBackEveryChange(seed: Int) throws {
        var random = SeededGenerator(seed: UInt64(seed))
        var history: [[CompletedSitting]] = [[]]
        for step in 0..<15 {
            let logged = history[history.count - 1]
            let reference = logged.randomElement(using: &random).map { SittingReference.identifier($0.id.uuidString) }
            switch (Int.random(in: 0..<4, using: &random), reference) {
            case (0, let reference?): _ = try store.remove([reference])
            case (1, let reference?):
                _ = try store.edit(
                    reference, by: SittingEdit(start: start - TimeInterval(step), elapsed: 7, note: "\(step)"), at: now)
            case (2, _):
                _ = try store.importSittings(
                    [sitting(TimeInterval(step) * 900), sitting(TimeInterval(step) * 900 + 1)], rule: .startAndDuration)
            default: _ = try store.add(sitting(TimeInterval(step) * 1000 + 0.1), at: now)
            }
            history.append(try store.log())
        }
        for expected in history.dropLast().reversed() {
            _ = try store.undoLogChange()
            #expect(Set(try store.log()) == Set(expected))
        }
        #expect(throws: LogError.nothingToUndo) { try store.undoLogChange() }
    }

    @Test func theLastHundredChangesAreKept() throws {
        for index in 0..<102 { _ = try store.add(sitting(TimeInterval(index) * 1000), at: now) }
        for _ in 0..<100 { _ = try store.undoLogChange() }
        #expect(throws: LogError.nothingToUndo) { try store.undoLogChange() }
        #expect(try store.log().count == 2)
    }

    @Test func filtersSelectMatchingSittings() throws {
        for index in 0..<6 {
            let sitting = CompletedSitting(
                id: UUID(), start: start + TimeInterval(index) * 1000, end: start + TimeInterval(index) * 1000 + 60,
                elapsed: 60, target: nil, pauses: [], outcome: .completed,
                methodName: index % 2 == 0 ? "Zähl" : "Metta",
                type: index < 3 ? .meditation : .walking)
            _ = try store.add(sitting, at: now)
        }
        func starts(_ filter: SittingFilter) throws -> [Double] {
            let log = try store.log(filter)
            if filter.limit == nil { #expect(try store.entries(filter) == log.map(\.historyEntry)) }
            return log.map { $0.start.timeIntervalSince(start) / 1000 }
        }
        #expect(try starts(SittingFilter(since: start + 2000, before: start + 4000)) == [2, 3])
        #expect(try starts(SittingFilter(methodName: "ZÄHL")) == [0, 2, 4])
        #expect(try starts(SittingFilter(type: .walking)) == [3, 4, 5])
        #expect(try starts(SittingFilter(methodName: "metta", limit: 2)) == [3, 5])
    }

    @Test("Islet's own words are one method in every language, in upper and lower case")
    func ownWordsAreOneMethod() throws {
        for (index, name) in ["Meditation", "Méditation", "Box-Atmung", "Box breathing", "瞑想", "Zazen"].enumerated() {
            let begin = start + TimeInterval(index) * 1000
            let sitting = CompletedSitting(
                id: UUID(), start: begin, end: begin + 60, elapsed: 60, target: nil, pauses: [], outcome: .completed,
                methodName: name, type: .meditation)
            _ = try store.add(sitting, at: now)
        }
        func names(_ method: String) throws -> [String] {
            let filter = SittingFilter(methodName: method)
            #expect(try store.entries(filter).map(\.methodName) == store.log(filter).map(\.methodName))
            return try store.log(filter).map(\.methodName)
        }
        #expect(try names("méditation") == ["Meditation", "Méditation", "瞑想"])
        #expect(try names("Meditation") == ["Meditation", "Méditation", "瞑想"])
        #expect(try names("respiration carrée") == ["Box-Atmung", "Box breathing"])
        #expect(try names("zazen") == ["Zazen"])
        var changed = SittingFilter(methodName: "Zazen")
        changed.methodName = "瞑想"
        #expect(try store.log(changed).count == 3)
    }

    @Test func aLogOfVersionOneIsMigrated() throws {
        try FileManager.default.createDirectory(
            atPath: store.locations.dataDirectory, withIntermediateDirectories: true)
        let old = try DatabaseQueue(path: temporary.logPath)
        try old.write { db in
            try db.execute(
                sql: """
                    CREATE TABLE sitting (
                        id TEXT NOT NULL PRIMARY KEY,
                        started_at REAL NOT NULL,
                        ended_at REAL NOT NULL,
                        elapsed REAL NOT NULL CHECK (elapsed >= 0),
                        target REAL CHECK (target > 0),
                        outcome TEXT NOT NULL,
                        method TEXT NOT NULL,
                        type TEXT NOT NULL
                    ) STRICT;
                    CREATE INDEX sitting_by_end ON sitting (ended_at);
                    CREATE TABLE sitting_pause (
                        sitting_id TEXT NOT NULL REFERENCES sitting (id) ON DELETE CASCADE,
                        started_at REAL NOT NULL,
                        ended_at REAL NOT NULL
                    ) STRICT;
                    CREATE INDEX sitting_pause_by_sitting ON sitting_pause (sitting_id, started_at);
                    INSERT INTO sitting VALUES ('CA1B7CA0-27C9-48F9-A24C-D51A74CCF8D7', 800000000.25, 800000610.25, 600, NULL,
                        'completed', 'Metta', 'meditation');
                    INSERT INTO sitting_pause VALUES ('CA1B7CA0-27C9-48F9-A24C-D51A74CCF8D7', 800000100.25, 800000110.25);
                    PRAGMA user_version = 1;
                    """)
        }
        try old.close()
        // What is only read stays as it is.
        #expect(try store.entries() == [HistoryEntry(start: start, elapsed: 600, methodName: "Metta")])
        let sitting = try #require(try store.log().first)
        #expect(sitting.stages.isEmpty && sitting.mood == nil)
        #expect(sitting.pauses == [Pause(start: start + 100, end: start + 110)])
        #expect(sitting.note == nil)
        #expect(try store.edit(.last, by: SittingEdit(note: "old"), at: now).sitting.note == "old")
        #expect(try store.undoLogChange().kind == .edit)
        #expect(try store.log() == [sitting])
    }
}
