import Foundation
import GRDB
import Meditation
import Store
import Testing

struct RepairTests {
    private let temporary = TemporaryStore()
    private let start = Date(timeIntervalSinceReferenceDate: 800_000_000)
    private var store: Store { temporary.store }

    private func sit(_ count: Int) throws {
        for number in 0..<count {
            let begin = start + Double(number) * 10_000
            try store.perform(.start(StartRequest(target: 600, methodName: "Sitting \(number)")), at: begin)
            try store.perform(.pause, at: begin + 10)
            try store.perform(.resume, at: begin + 20)
            try store.perform(.complete(), at: begin + 610)
        }
    }

    /// Overwrites a page of a file.
    private func damage(_ path: String, page: Int) throws {
        var bytes = try Data(contentsOf: URL(fileURLWithPath: path))
        let first = page * 4096
        bytes.replaceSubrange(first..<first + 4096, with: Data(repeating: 0xA5, count: 4096))
        try bytes.write(to: URL(fileURLWithPath: path))
    }

    @Test func aLogWithADamagedPageIsSetAsideAndSalvaged() throws {
        try sit(120)
        let all = try store.log()
        // A page of rows in the middle: the rows before and after it can be read.
        let bytes = try Data(contentsOf: URL(fileURLWithPath: temporary.logPath))
        let place = try #require(bytes.range(of: Data("Sitting 60".utf8))).lowerBound
        try damage(temporary.logPath, page: place / 4096)
        let error = #expect(throws: StoreError.self) { try store.log() }
        #expect(error == .corrupt(path: temporary.logPath))
        let damage = try #require(try store.setAside(temporary.logPath, at: start))
        #expect(FileManager.default.fileExists(atPath: damage.aside))
        let salvaged = try store.log()
        #expect(salvaged.count > 20 && salvaged.count < 120)
        #expect(salvaged.allSatisfy { kept in all.contains { $0.id == kept.id && $0.start == kept.start } })
        #expect(damage.description.contains("\(salvaged.count) sittings"))
        // Only the rows on that page are lost: both sides of it are read.
        let page = bytes[place / 4096 * 4096..<place / 4096 * 4096 + 4096]
        let kept = Set(salvaged.map(\.methodName))
        for number in 0..<120 where !kept.contains("Sitting \(number)") {
            #expect(page.range(of: Data("Sitting \(number)".utf8)) != nil, "Sitting \(number) was not on the page")
        }
        #expect(kept.contains("Sitting 0") && kept.contains("Sitting 119"))
        // The log remains usable.
        try store.perform(.start(StartRequest()), at: start + 9_000_000)
        try store.perform(.complete(), at: start + 9_000_100)
        #expect(try store.log().count == salvaged.count + 1)
    }

    @Test func aFileThatIsNotADatabaseIsSetAside() throws {
        try sit(1)
        let bytes = Data(String(repeating: "not a database ", count: 100).utf8)
        try bytes.write(to: URL(fileURLWithPath: temporary.statePath))
        let damage = try #require(try store.setAside(temporary.statePath, at: start))
        #expect(try Data(contentsOf: URL(fileURLWithPath: damage.aside)) == bytes)
        #expect(try store.state() == .idle)
        #expect(damage.description.contains("no running sitting"))
    }

    @Test func aDatabaseWithADamagedHeaderIsFullyRecovered() throws {
        try sit(6)
        let all = try store.log()
        var bytes = try Data(contentsOf: URL(fileURLWithPath: temporary.logPath))
        bytes.replaceSubrange(0..<7, with: Data("garbage".utf8))
        try bytes.write(to: URL(fileURLWithPath: temporary.logPath))
        #expect(throws: StoreError.corrupt(path: temporary.logPath)) { try store.log() }
        _ = try store.setAside(temporary.logPath, at: start)
        #expect(try store.log() == all)
        #expect(store.health().logFolder.setAside.count == 1)
    }

    @Test func aDamagedIndexCostsNoSitting() throws {
        try sit(40)
        let all = try store.log()
        let root = try DatabaseQueue(path: temporary.logPath).read {
            try Int.fetchOne($0, sql: "SELECT rootpage FROM sqlite_schema WHERE name = 'sitting_by_start'")
        }
        try damage(temporary.logPath, page: try #require(root) - 1)
        #expect(!store.health().log.problems.isEmpty)
        _ = try #require(try store.setAside(temporary.logPath, at: start))
        #expect(try store.log() == all)
    }

    @Test func aSittingOnAScreenSurvivesADamagedState() throws {
        let known = try store.perform(.start(StartRequest(target: 600)), at: start).state
        try Data("nothing that SQLite knows".utf8).write(to: URL(fileURLWithPath: temporary.statePath))
        _ = try store.setAside(temporary.statePath, at: start, known: known)
        #expect(try store.state() == known)
    }

    @Test func anIntactDatabaseIsNotSetAside() throws {
        try sit(1)
        #expect(try store.setAside(temporary.logPath, at: start) == nil)
        #expect(try store.log().count == 1)
    }

    @Test func damageFoundByManyIsSetAsideOnce() async throws {
        try sit(3)
        try Data("nothing that SQLite knows".utf8).write(to: URL(fileURLWithPath: temporary.logPath))
        let (store, path, date) = (store, temporary.logPath, start)
        let damages = try await withThrowingTaskGroup(of: Damage?.self) { group in
            for _ in 0..<4 { group.addTask { try store.setAside(path, at: date) } }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        #expect(damages.compactMap { $0 }.count == 1)
    }
}
