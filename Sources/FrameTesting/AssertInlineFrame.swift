import Foundation

/// Records an issue unless `view` equals the string in the closure: a reference inside the test itself.
///
///     assertInlineFrame(of: ClockView(), as: .text) {
///         """
///         12:34
///         """
///     }
///
/// Write the call without a closure first. `islet snapshot review` then adds the text to the source; with
/// `ISLET_SNAPSHOTS=missing` or `record` the test itself does. The closure must contain one string literal without
/// interpolations, and the call must be in the test itself: in a helper, all its callers would share one position.
///
/// - Parameters:
///   - view: The view to draw.
///   - size: Columns and rows. Default: the view's size for an unspecified proposal.
///   - date: The instant to draw. Default: ``Foundation/Date/snapshot``.
///   - environment: The environment of the view; `now` is set to `date`. Default: the defaults.
///   - strategy: The form of the text. Default: `.frame`.
///   - mode: What may be written. Default: as for
///     ``assertFrame(of:size:at:environment:named:as:facts:mode:testName:fileID:filePath:line:column:)``.
///   - reference: The expected text; `nil` if there is none yet.
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
        // Date and scale are in the call already.
        var snapshot = FrameSnapshot(of: view, size: size, at: date, environment: environment, facts: [])
        snapshot.facts = []
        if let failure = try check.compare(snapshot, with: reference?()) {
            TestReport.fail(failure, named: name, at: place)
        }
    } catch {
        TestReport.fail("\(name): \(error)", at: place)
    }
}

/// Compares a picture with a literal, and rewrites the literal if the mode allows it.
struct InlineCheck {
    let strategy: SnapshotStrategy<FrameSnapshot>
    let mode: SnapshotMode
    let place: TestPlace
    let call: String

    /// The failure; `nil` if there is none.
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
