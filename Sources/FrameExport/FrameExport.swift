/// A frame, or a recording of frames, as a file of another format. Pure: the same frame gives the same bytes, on every
/// machine. ``PNGRenderer`` alone is not: it looks for librsvg when it is made, and takes its letters from the machine's
/// fonts. It is here because a picture of a frame is what this room makes, and because it links nothing.
///
/// Read first: ``FrameFormat`` (a format is a value: what it is called and how it encodes), ``FrameFormat/text`` (the
/// shortest one) and ``FrameFormat/svg(_:)`` (the longest). A new format is a new file with one more static member.
/// ``FrameRecording`` is for what moves, ``ContactSheet`` for many pictures in one.
@_exported import CellUI
