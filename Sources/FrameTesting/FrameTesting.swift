/// Snapshot assertions for frames: the reference is a text file that can be read in a diff.
///
/// Read first: ``assertFrame(_:named:notes:filePath:sourceLocation:)`` (what a test calls), ``FrameSnapshot`` (what the
/// file holds and how it reads) and ``SnapshotMode`` (when a file is written).
@_exported import CellUI
