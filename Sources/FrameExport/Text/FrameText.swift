extension FrameFormat where Output == String {
    /// Glyphs only: one line per row, terminated by a newline, without trailing spaces.
    public static var text: FrameFormat {
        FrameFormat(name: "text", fileExtension: "txt") { frame, _ in
            frame.height == 0 ? "" : frame.text + "\n"
        }
    }
}
