import CellUI

/// A playback position on a timeline with noteworthy moments.
package struct TimeTrack: Hashable {
    /// The current time as text.
    package var clock: String
    /// Whether it is playing.
    package var isPlaying: Bool
    /// The playback speed.
    package var speed: Double
    /// The current position, in seconds.
    package var offset: Double
    /// The position at the right end, in seconds; the left end is 0.
    package var end: Double
    /// The marked moments, in seconds.
    package var moments: [Double]

    package init(clock: String, isPlaying: Bool, speed: Double, offset: Double, end: Double, moments: [Double]) {
        self.clock = clock
        self.isPlaying = isPlaying
        self.speed = speed
        self.offset = offset
        self.end = end
        self.moments = moments
    }
}

/// A timeline with the current position and noteworthy moments. A click on it sends the position clicked.
///
///      ‖ 12:34  ━━━━━━━━━━━━━●──────┼─────┼────────  1×
package struct TimeTrackView<Message: Hashable>: View {
    private let track: TimeTrack
    private let message: (Double) -> Message

    /// A timeline that sends the `message` for a position in whole seconds; for its start and end also beside it.
    package init(_ track: TimeTrack, sending message: @escaping (_ offset: Double) -> Message) {
        (self.track, self.message) = (track, message)
    }

    /// A row.
    package var body: some View {
        HStack(spacing: 0) {
            Text(verbatim: " \(track.isPlaying ? "▶" : "‖") \(track.clock)  ").bold().foregroundStyle(.primary)
                .fixedSize().onTapGesture(sending: message(0))
            GeometryReader { proxy in
                let columns = Int(proxy.size.width / 8)
                if columns > 2 { line(columns: columns) }
            }
            Text(verbatim: "  \(PlaybackTime.text(ofSpeed: track.speed)) ").foregroundStyle(.tertiary)
                .fixedSize().onTapGesture(sending: message(track.end))
        }
        .frame(height: 16)
    }

    private func line(columns: Int) -> some View {
        let last = Double(columns - 1)
        func column(_ offset: Double) -> Int { Int((min(max(offset / track.end, 0), 1) * last).rounded()) }
        let here = column(track.offset)
        let marks = Set(track.moments.lazy.filter { (0...track.end).contains($0) }.map(column))
        return HStack(spacing: 0) {
            ForEach(0..<columns) { x in
                Self.glyph(isMarked: marks.contains(x), isPast: x < here, isHere: x == here)
                    .onTapGesture(sending: message((Double(x) / last * track.end).rounded()))
            }
        }
    }

    private static func glyph(isMarked: Bool, isPast: Bool, isHere: Bool) -> Text {
        if isHere { return Text(verbatim: "●").foregroundStyle(.primary) }
        if isMarked { return Text(verbatim: isPast ? "┿" : "┼").foregroundStyle(.secondary) }
        return Text(verbatim: isPast ? "━" : "─").foregroundStyle(isPast ? .secondary : .tertiary)
    }
}
