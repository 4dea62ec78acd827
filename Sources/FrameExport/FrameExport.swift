/// A frame as a file of another format. Pure: the same frame gives the same bytes, on every machine.
///
/// Read first: ``FrameFormat`` (a format is a value: what it is called and how it encodes), ``FrameFormat/text`` (the
/// shortest one) and ``FrameFormat/svg(_:)`` (the longest). A new format is a new file with one more static member.
@_exported import CellUI
