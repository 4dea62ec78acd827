/// Frames as reviewable files: writing, parsing, comparing, finding, accepting and displaying them. Independent of test
/// libraries, so that tools can use it too.
///
/// Start with ``FrameSnapshot`` (the content and format of a file), ``SnapshotStrategy`` (the form in which a picture is
/// stored) and ``SnapshotStore`` (how a picture is compared with its reference, and what is written).
@_exported import CellUI
