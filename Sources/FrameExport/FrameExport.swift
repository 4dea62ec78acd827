/// Exports frames and recordings to other file formats. Pure: the same frame gives the same bytes on every machine. The
/// exception is ``PNGRenderer``, which loads librsvg at run time and uses the machine's fonts; it is in this module because it
/// exports frames, too, and links nothing.
///
/// Start with ``FrameFormat`` (a format as a value: its name and its encoding), ``FrameFormat/text`` (the shortest one) and
/// ``FrameFormat/svg(_:)`` (the longest). A new format is a new file with another static member. ``FrameRecording`` is for
/// sequences of frames, ``ContactSheet`` for several frames in one.
@_exported import CellUI
