import Foundation

/// Records an issue unless `view` is what the string in the closure says: a reference that stands in the test itself.
///
///     assertInlineFrame(of: ClockView(), as: .text) {
///         """
///         12:34
///         """
///     }
///
/// Leave the closure out at first. The text is then left for `islet snapshot review`, which writes it into the source; with
/// `ISLET_SNAPSHOTS=missing` or `record` the test does so by itself. The closure must hold one string literal without
/// interpolations, and the call must be written in the test: a function around it would give all its callers one place.
///
/// - Parameters:
///   - view: What is drawn.
///   - size: Columns and rows. Default: what the view takes when it may have all it wants.
///   - date: The instant that is drawn. Default: ``Foundation/Date/snapshot``.
///   - environment: What the view inherits; `now` is set to `date`. Default: the defaults.
///   - strategy: In which form it is told. Default: `.frame`.
///   - mode: What may be written. Default: as for ``assertFrame(of:size:at:environment:named:as:facts:mode:testName:fileID:filePath:line:column:)``.
///   - reference: The text; `nil` where there is none yet.
public func assertInlineFrame<V: View>(
    of view: V, size: CellSize? = nil, at date: Date = .snapshot, environment: EnvironmentValues = EnvironmentValues(),
    as strategy: SnapshotStrategy<FrameSnapshot> = .frame, mode: SnapshotMode? = nil, testName: String = #function,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
    matches reference: (() -> String)? = nil
) {
    let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column, testName: testName)
    let name = SnapshotName.name(ofTest: testName)
    do {
        let mode = try SnapshotSettings.mode(mode)
        let check = InlineCheck(strategy: strategy, mode: mode, place: place, call: "assertInlineFrame")
        // Date and scale stand in the call already.
        var snapshot = FrameSnapshot(of: view, size: size, at: date, environment: environment, facts: [])
        snapshot.facts = []
        if let failure = try check.compare(snapshot, with: reference?()) {
            TestReport.fail(failure, named: name, at: place)
        }
    } catch {
        TestReport.fail("\(name): \(error)", at: place)
    }
}

/// Compares a picture with a literal, and writes another where the mode says so.
struct InlineCheck {
    let strategy: SnapshotStrategy<FrameSnapshot>
    let mode: SnapshotMode
    let place: TestPlace
    let call: String

    /// What is wrong; `nil` for nothing.
    func compare(_ snapshot: FrameSnapshot, with reference: String?) throws(SnapshotError) -> SnapshotFailure? {
        let result = try strategy.inline(snapshot, reference)
        let inline = InlineSnapshot(
            source: URL(fileURLWithPath: "\(place.filePath)"), line: Int(place.line), column: Int(place.column),
            call: call, strategy: strategy.name, old: reference, new: result.text)
        guard let difference = result.difference else {
            if mode != .ci { try PendingSnapshot(inline.pendingURL)?.reject() }
            return nil
        }
        if mode == .record || (mode == .missing && reference == nil) {
            try inline.accept()
            return nil
        }
        var failure = SnapshotFailure(sentence: "the picture is not the text\n\(difference)")
        failure.fileName = "line-\(place.line).\(strategy.fileExtension)"
        (failure.old, failure.new, failure.comparison) = (reference, result.text, difference.comparison)
        if mode == .ci {
            failure.sentence += "\nAccept it where CI is not set."
        } else {
            try inline.leaveForReview()
            failure.pending = inline.pendingURL
            failure.sentence +=
                "\nIf it is right: `islet snapshot review`, or ISLET_SNAPSHOTS=\(reference == nil ? "missing" : "record") "
                + "swift test; then read the diff."
        }
        return failure
    }
}
