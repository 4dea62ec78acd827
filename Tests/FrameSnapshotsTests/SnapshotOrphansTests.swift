import Foundation
import FrameSnapshots
import Testing

struct SnapshotOrphansTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func orphans(test source: String?, references: [String]) throws -> [String] {
        for name in references { try folder.write("", to: "Tests/__Snapshots__/ClockTests/\(name)") }
        if let source { try folder.write(source, to: "Tests/ClockTests.swift") }
        return try SnapshotOrphans(in: SnapshotTree(below: folder.url)).orphans.map(\.url.lastPathComponent)
    }

    @Test func referencesOfADeletedTestFileAreOrphans() throws {
        #expect(try orphans(test: nil, references: ["a.frame", "b.matrix", "c.frame.new"]) == ["a.frame", "b.matrix"])
    }

    @Test(arguments: [
        (#"assertFrame(of: a, named: "a")"#, ["b.frame"]),
        (#"assertFrame(of: a, named: "b\(1 + f("x"))")"#, ["a.frame"]),
        (#"assertFrame(of: a, named: "\(size)")"#, []), (#"print("\(size)")"#, ["a.frame", "b.frame"]),
        (#"/* "a" */ // "b""#, ["a.frame", "b.frame"]), ("@Test func a() { assertFrame(of: view) }", ["b.frame"]),
        (#"for name in ["a", "b"] { assertFrame(of: a, named: name) }"#, []),
        (#"enum Kind: String { case a }; assertFrame(of: x, named: kind.rawValue)"#, ["b.frame"]),
    ])
    func aNameThatNoTestCanHaveMadeIsAnOrphan(source: String, expected: [String]) throws {
        #expect(try orphans(test: source, references: ["a.frame", "b.frame"]) == expected)
    }

    @Test("What islet snapshot compare drew is an orphan only if its source is gone")
    func drawnByStudio() throws {
        let picture = FrameSnapshot(frame: Frame(size: CellSize(width: 1, height: 1)), facts: [.drawnByStudio])
        try folder.write(try picture.text(), to: "Tests/__Snapshots__/ClockTests/Clock.frame")
        #expect(try orphans(test: "struct Clock {}", references: ["other.frame"]) == ["other.frame"])
        try FileManager.default.removeItem(at: folder.url.appending(path: "Tests/ClockTests.swift"))
        #expect(try orphans(test: nil, references: []).contains("Clock.frame"))
    }

    @Test(arguments: [
        (#"assertPresentations(of: a, named: "a")"#, ["a.frame", "a.txt"]),
        (#"assertFrame(of: a, named: "a")"#, ["a.matrix", "a.txt"]),
        (#"assertFrame(of: a(1), named: "a", as: .text)"#, ["a.frame", "a.matrix"]),
        (#"assertFrame(of: a, named: "a", as: own)"#, []),
        (#"assertFrame(of: a, named: "a"); assertPresentations(of: b, named: "a")"#, ["a.txt"]),
        (#"assertPresentations(of: a, named: "a"); let names = ["a"]"#, []),
        (#"check(named: "a"); assertPresentations(of: a, named: "b")"#, []),
        ("@Test func a() async { assertPresentations(of: a) }", ["a.frame", "a.txt"]),
        ("@Test func a() { check() }; @Test func b() { assertFrame(of: b) }", []),
    ])
    func anotherFormOfANameThatIsKeptElsewhereIsAnOrphan(source: String, expected: [String]) throws {
        #expect(try orphans(test: source, references: ["a.frame", "a.matrix", "a.txt"]) == expected)
    }

    @Test func theOnlyFormOfANameIsKeptIfDoubtful() throws {
        #expect(try orphans(test: #"assertPresentations(of: a, named: "a")"#, references: ["a.frame"]) == [])
    }

    @Test func namesAreComparedAsFileNames() throws {
        let source = #"assertFrame(of: a, named: "sitting, \(width) × \(height)")"#
        #expect(
            try orphans(test: source, references: ["sitting--80---24.frame", "sitting-80.frame"]) == [
                "sitting-80.frame"
            ])
    }

    @Test func namesMayBeInANeighboringFile() throws {
        try folder.write(#"let names = ["a"]"#, to: "Tests/Support/Names.swift")
        #expect(try orphans(test: "import Testing", references: ["a.frame"]) == [])
    }
}
