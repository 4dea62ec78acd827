extension FrameFormat where Output == String {
    /// The glyphs alone: one line a row, each ended by a newline, blanks at a row's end left out.
    public static var text: FrameFormat {
        FrameFormat(name: "text", fileExtension: "txt") { frame, _ in
            frame.height == 0 ? "" : frame.text + "\n"
        }
    }
}
