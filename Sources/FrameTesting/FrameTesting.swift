/// Snapshot assertions for frames, in Swift Testing and XCTest. References are text files that can be reviewed in a diff.
///
/// Start with ``assertFrame(of:size:at:environment:named:as:facts:mode:testName:fileID:filePath:line:column:)`` (the call in a
/// test), `FrameSnapshot` (the content and format of the file) and `SnapshotMode` (when a file is written).
@_exported import CellUI
@_exported import FrameSnapshots
@_exported import Presentations
