extension RecordingFormat where Output == String {
    /// asciicast v2, the format of asciinema (<https://docs.asciinema.org/manual/asciicast/v2/>): a header, and a line per
    /// change with its time and the terminal output. After the first frame only differences are written.
    ///
    /// The terminal has one row more than the picture for the final cursor position, so that players do not scroll at the end
    /// and a shell continues below.
    ///
    /// - Parameter color: The colour sent to the terminal for a cell's colour, as for ``FrameFormat/ansi(color:)``. Default:
    ///   exact.
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
    /// Appends a time in seconds with up to six decimals.
    mutating func append(seconds duration: Duration) {
        let (seconds, attoseconds) = duration.components
        append(number: Int(seconds))
        append(decimals: Int(attoseconds / 1_000_000_000_000), of: 6)
    }
}
