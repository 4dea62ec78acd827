import Foundation
import FrameSnapshots
import Testing

struct SnapshotStoreTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }
    private let blank = FrameSnapshot(frame: Frame(size: CellSize(width: 2, height: 1)))
    private let full = FrameSnapshot(
        frame: Frame(size: CellSize(width: 2, height: 1), filledWith: Cell(glyph: Glyph(Character("x")))))
    private let reference = "__Snapshots__/ClockTests/a.frame"

    private func store(_ mode: SnapshotMode, artifacts: URL? = nil) -> SnapshotStore {
        SnapshotStore(
            testFile: folder.url.appending(path: "ClockTests.swift").path, mode: mode, module: "AppTests",
            artifacts: artifacts)
    }

    private func failure(_ outcome: SnapshotStore.Outcome) throws -> SnapshotFailure {
        guard case .failed(let failure) = outcome else { throw Unexpected(outcome: outcome) }
        return failure
    }
    private struct Unexpected: Error { let outcome: SnapshotStore.Outcome }

    /// A reference from before this run.
    private func put(_ snapshot: FrameSnapshot) throws { try folder.write(snapshot.text(), to: reference) }

    @Test func referencesAreInAFolderNamedAfterTheTest() throws {
        #expect(
            try store(.verify).url(named: "paused, 80 × 24").path
                == folder.url.path + "/__Snapshots__/ClockTests/paused--80---24.frame")
    }

    @Test("In CI mode nothing is removed, not even a waiting picture that is no longer needed")
    func waitingPicturesInCI() throws {
        try put(blank)
        try folder.write(blank.text(), to: reference + ".new")
        #expect(store(.ci).compare(blank, named: "a") == .same)
        #expect(Set(folder.files) == [reference, reference + ".new"])
        #expect(store(.verify).compare(blank, named: "a") == .same)
        #expect(folder.files == [reference])
    }

    @Test(arguments: ["", String(repeating: "n", count: 300)]) func impossibleFileNamesAreRefused(_ name: String)
        throws
    {
        #expect(throws: SnapshotError.self) { try store(.record).url(named: name) }
        #expect(try failure(store(.record).compare(blank, named: name)).sentence.contains("cannot name a snapshot"))
        #expect(folder.files.isEmpty)
    }

    @Test func aMissingReferenceFailsAndThePictureWaitsForReview() throws {
        let failure = try failure(store(.verify).compare(blank, named: "a"))
        #expect(failure.sentence.contains("does not exist") && failure.sentence.contains("islet snapshot review"))
        #expect(failure.sentence.contains("ISLET_SNAPSHOTS=missing"))
        #expect(folder.files == [reference + ".new"])
    }

    @Test(arguments: [SnapshotMode.missing, .record])
    func aMissingReferenceIsWrittenOnRequest(mode: SnapshotMode) {
        #expect(store(mode).compare(blank, named: "a") == .written)
        #expect(store(.verify).compare(blank, named: "a") == .same)
        #expect(folder.files == [reference])
    }

    @Test(arguments: [SnapshotMode.verify, .missing])
    func aDifferenceFailsExplainsItselfAndKeepsTheReference(mode: SnapshotMode) throws {
        try put(blank)
        let failure = try failure(store(mode).compare(full, named: "a"))
        #expect(failure.sentence.contains("row 0, columns 0–1: was “  ”, is now “xx”"))
        #expect(failure.sentence.contains("ISLET_SNAPSHOTS=record"))
        #expect(failure.comparison?.marks == [CellRect(x: 0, y: 0, width: 2, height: 1)])
        #expect(folder.text(reference) == (try blank.text()))
        #expect(folder.text(reference + ".new") == (try full.text()))
    }

    @Test func aCorrectPictureRemovesTheWaitingOne() throws {
        try put(blank)
        _ = store(.verify).compare(full, named: "a")
        #expect(store(.verify).compare(blank, named: "a") == .same)
        #expect(folder.files == [reference])
    }

    @Test func continuousIntegrationWritesNothing() throws {
        try put(blank)
        #expect(try failure(store(.ci).compare(full, named: "a")).pending == nil)
        #expect(try failure(store(.ci).compare(full, named: "b")).pending == nil)
        #expect(folder.files == [reference])
    }

    @Test func continuousIntegrationSavesBothPicturesAsArtifacts() throws {
        try put(blank)
        let artifacts = try TemporaryFolder()
        let failure = try failure(store(.ci, artifacts: artifacts.url).compare(full, named: "a"))
        #expect(artifacts.files == ["AppTests/" + reference, "AppTests/" + reference + ".new"])
        #expect(failure.pending?.lastPathComponent == "a.frame.new")
        #expect(folder.files == [reference])
        #expect(try SnapshotTree(below: artifacts.url).pending.count == 1)
    }

    @Test func recordingReplacesADifferentReference() throws {
        try put(blank)
        #expect(store(.record).compare(full, named: "a") == .written)
        #expect(store(.verify).compare(full, named: "a") == .same)
    }

    @Test func duplicateNamesInOneRunAreAnError() throws {
        #expect(store(.record).compare(blank, named: "a b") == .written)
        #expect(store(.record).compare(blank, named: "a b") == .same)
        #expect(try failure(store(.record).compare(full, named: "a-b")).sentence.contains("two pictures have the name"))
        #expect(store(.verify).compare(blank, named: "a b") == .same)
    }

    @Test func factsAreNotComparedAndRecordingUpdatesThem() throws {
        try put(blank)
        let told = FrameSnapshot(frame: blank.frame, facts: ["new"])
        #expect(store(.verify).compare(told, named: "a") == .same)
        #expect(folder.text(reference) == (try blank.text()))
        #expect(store(.record).compare(told, named: "a") == .written)
        #expect(folder.text(reference) == (try told.text()))
    }

    @Test func aReadingIsComparedLikeThePicture() throws {
        try put(FrameSnapshot(frame: blank.frame, reading: ["Pause", "button"]))
        let failure = try failure(
            store(.verify).compare(FrameSnapshot(frame: blank.frame, reading: ["Resume", "button"]), named: "a"))
        #expect(failure.sentence.contains("said: was “Pause”, is now “Resume”"))
    }

    @Test(arguments: [
        ("islet frame 2\nsize", ":2:1: "), ("islet frame 9\n", ":1:13: version 9"), ("", ":1:1: "),
    ])
    func aBrokenReferenceIsReportedWithItsPlaceAndCanBeRecorded(text: String, place: String) throws {
        let file = try folder.write(text, to: reference)
        #expect(try failure(store(.verify).compare(blank, named: "a")).sentence.hasPrefix(file.path + place))
        #expect(store(.record).compare(blank, named: "a") == .written)
        #expect(store(.verify).compare(blank, named: "a") == .same)
    }

    @Test func aNonUTF8ReferenceIsReportedWithItsLine() throws {
        let file = try folder.write("", to: reference)
        try Data([0x61, 0x0A, 0xFF, 0xFE]).write(to: file)
        #expect(
            try failure(store(.verify).compare(blank, named: "a")).sentence.hasPrefix("\(file.path): 2:1: not UTF-8"))
    }

    @Test func anUnwritablePlaceIsReportedInOneSentence() throws {
        try folder.write("in the way", to: "__Snapshots__")
        let failure = try failure(store(.record).compare(blank, named: "a"))
        #expect(failure.sentence.contains("cannot be") && !failure.sentence.contains("\n"))
    }

    @Test(arguments: [
        (SnapshotStrategy<FrameSnapshot>.text, "txt", "xx\n"), (.accessibility, "reading", "two letters\n"),
        (.ansi, "ansi", "\u{1B}[0;1mxx\u{1B}[0m\n"),
    ])
    func otherFormsAreSeparateFiles(_ strategy: SnapshotStrategy<FrameSnapshot>, ending: String, text: String) throws {
        var frame = full.frame
        frame.restyle(frame.bounds) { $0.attributes = .bold }
        let snapshot = FrameSnapshot(frame: frame, reading: ["two letters"])
        #expect(store(.missing).compare(snapshot, as: strategy, named: ending) == .written)
        #expect(folder.text("__Snapshots__/ClockTests/\(ending).\(ending)") == text)
        #expect(store(.verify).compare(snapshot, as: strategy, named: ending) == .same)
        let other = try failure(store(.verify).compare(blank, as: strategy, named: ending)).sentence
        #expect(other.contains("line 1: ") && !other.contains("\u{1B}"))
    }
}
