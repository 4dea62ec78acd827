/// Snapshot assertions for frames, in Swift Testing and in XCTest: the reference is a text file that can be read in a diff.
///
/// Read first: ``assertFrame(of:size:at:environment:named:as:facts:mode:testName:fileID:filePath:line:column:)`` (what a test
/// calls), `FrameSnapshot` (what the file holds and how it reads) and `SnapshotMode` (when a file is written).
@_exported import CellUI
@_exported import FrameSnapshots
@_exported import Presentations
