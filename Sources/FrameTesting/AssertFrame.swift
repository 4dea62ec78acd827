import Foundation
import Testing

/// Records an issue unless `frame` is, cell for cell and style for style, the reference of that name.
///
/// The reference is `__Snapshots__/<test file>/<name>.frame` beside the test. Write it with `ISLET_SNAPSHOTS=missing swift
/// test`, accept a changed one with `ISLET_SNAPSHOTS=record swift test`, and read the diff. Where `CI` is set nothing is
/// written.
///
/// - Parameters:
///   - frame: The picture.
///   - name: What the picture shows, unique in its test file: `paused, 80 × 24`.
///   - notes: What a reader of the file should know, one line each: theme, device, date. Not compared. Default: none.
///   - mode: Whether a reference may be written. Default: as the environment says.
public func assertFrame(
    _ frame: Frame, named name: String, notes: [String] = [],
    mode: SnapshotMode = SnapshotMode(environment: ProcessInfo.processInfo.environment),
    filePath: StaticString = #filePath, sourceLocation: SourceLocation = #_sourceLocation
) {
    let store = SnapshotStore(testFile: "\(filePath)", mode: mode)
    if case .failed(let reason) = store.compare(FrameSnapshot(frame: frame, notes: notes), named: name) {
        Issue.record(Comment(rawValue: "\(name): \(reason)"), sourceLocation: sourceLocation)
    }
}
