extension RecordingFormat where Output == String {
    /// asciicast v2, which asciinema plays (<https://docs.asciinema.org/manual/asciicast/v2/>): a header, and a line with the
    /// time and what a terminal is sent for each change. After the first frame only what changed is sent.
    ///
    /// The terminal has one row more than the picture, for the cursor to end in: a player then moves nothing at the end, and a
    /// shell goes on below.
    ///
    /// - Parameter color: how a cell's colour is told to the terminal, as for ``FrameFormat/ansi(color:)``.
    public static func asciicast(
        color: @escaping @Sendable (CellColor) -> SGRColor? = { SGRColor(exactly: $0) }
    ) -> RecordingFormat {
        RecordingFormat(name: "asciicast", fileExtension: "cast") { recording, description in
            var markup = MarkupBytes(capacity: 65_536)
            appendHeader(recording, title: description.title, to: &markup)
            var writer = ScreenWriter(size: recording.first.size, color: color)
            recording.forEachFrame { offset, frame in
                appendEvent(writer.update(to: frame), at: offset, to: &markup)
            }
            appendEvent(writer.farewell(), at: recording.duration, to: &markup)
            return markup.text
        }
    }

    private static func appendHeader(_ recording: FrameRecording, title: String, to markup: inout MarkupBytes) {
        markup.append("{\"version\": 2, \"width\": ")
        markup.append(number: recording.first.width)
        markup.append(", \"height\": ")
        markup.append(number: recording.first.height + 1)
        markup.append(", \"duration\": ")
        markup.append(seconds: recording.duration)
        markup.append(", \"title\": \"")
        markup.append(jsonEscaped: title)
        markup.append("\", \"env\": {\"TERM\": \"xterm-256color\"}}\n")
    }

    private static func appendEvent(_ output: String, at offset: Duration, to markup: inout MarkupBytes) {
        markup.append("[")
        markup.append(seconds: offset)
        markup.append(", \"o\", \"")
        markup.append(jsonEscaped: output)
        markup.append("\"]\n")
    }
}

extension MarkupBytes {
    /// Appends a time in seconds, with as many of six decimals as it needs.
    mutating func append(seconds duration: Duration) {
        let (seconds, attoseconds) = duration.components
        append(number: Int(seconds))
        append(decimals: Int(attoseconds / 1_000_000_000_000), of: 6)
    }
}
