import FrameTesting
import Testing

/// Each test has a folder of its own, which goes with it.
final class SnapshotStoreTests {
    private let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    private let blank = FrameSnapshot(frame: Frame(size: CellSize(width: 2, height: 1)))
    private let full = FrameSnapshot(
        frame: Frame(size: CellSize(width: 2, height: 1), filledWith: Cell(glyph: Glyph(Character("x")))))

    deinit { try? FileManager.default.removeItem(at: folder) }

    private func store(_ mode: SnapshotMode) -> SnapshotStore {
        SnapshotStore(testFile: folder.appending(path: "ClockTests.swift").path, mode: mode)
    }

    @Test func referencesStandBesideTheTestInAFolderOfItsName() {
        #expect(
            store(.compare).url(named: "paused, 80 × 24").path
                == folder.path + "/__Snapshots__/ClockTests/paused--80---24.frame")
    }

    @Test func aMissingReferenceFailsAndNothingIsWritten() {
        let outcome = store(.compare).compare(blank, named: "a")
        guard case .failed(let reason) = outcome else { Issue.record("\(outcome)"); return }
        #expect(reason.contains("does not exist") && reason.contains("ISLET_SNAPSHOTS=missing"))
        #expect(!FileManager.default.fileExists(atPath: folder.path))
    }

    @Test(arguments: [SnapshotMode.writeMissing, .record])
    func aMissingReferenceIsWrittenWhenAskedFor(mode: SnapshotMode) {
        #expect(store(mode).compare(blank, named: "a") == .written)
        #expect(store(.compare).compare(blank, named: "a") == .same)
    }

    @Test func aDifferenceFailsAndSaysHowToAcceptIt() {
        _ = store(.record).compare(blank, named: "a")
        let outcome = store(.writeMissing).compare(full, named: "a")
        guard case .failed(let reason) = outcome else { Issue.record("\(outcome)"); return }
        #expect(reason.contains("row 0, columns 0–1: “  ” is “xx”") && reason.contains("ISLET_SNAPSHOTS=record"))
        #expect(store(.compare).compare(blank, named: "a") == .same)
    }

    @Test func recordingReplacesADifferentReference() {
        _ = store(.record).compare(blank, named: "a")
        #expect(store(.record).compare(full, named: "a") == .written)
        #expect(store(.compare).compare(full, named: "a") == .same)
    }

    @Test func otherNotesAreNoDifference() {
        _ = store(.record).compare(blank, named: "a")
        #expect(store(.record).compare(FrameSnapshot(frame: blank.frame, notes: ["new"]), named: "a") == .same)
    }

    @Test func aBrokenReferenceIsToldWithItsPlace() throws {
        let url = store(.compare).url(named: "a")
        try FileManager.default.createDirectory(at: store(.compare).directory, withIntermediateDirectories: true)
        try Data("islet frame 1\nsize".utf8).write(to: url)
        let outcome = store(.compare).compare(blank, named: "a")
        guard case .failed(let reason) = outcome else { Issue.record("\(outcome)"); return }
        #expect(reason.hasPrefix(url.path + ":2:1: "))
    }
}
