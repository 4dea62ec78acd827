/// Frames as files that can be read in a review: how they are written and read back, compared, found, accepted and shown.
/// It knows no test library, so that tools can work with what tests leave behind.
///
/// Read first: ``FrameSnapshot`` (what a file holds and how it reads), ``SnapshotStrategy`` (in which form a picture is
/// kept) and ``SnapshotStore`` (how a picture is compared with its reference, and what is written).
@_exported import CellUI
