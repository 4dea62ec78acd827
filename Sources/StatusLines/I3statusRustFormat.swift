import Meditation
import PlainText

extension StatusFormat {
    /// What a custom block of i3status-rust reads with `json = true`.
    static let i3statusRust = StatusFormat(
        name: "i3status-rust",
        meaning:
            "an object with text, short_text and state (Idle preparing, Info sitting and for other apps' activities, Warning paused, Good from the "
            + "target on); with nothing running, an empty text",
        words: barWords, once: { try line($0, $1) }, followed: { try line($0, $1) },
        beats: { [$0 ? .second : .minute, .preparation] },
        idle: .line { try JSONText.line(Block(state: "Idle", text: "", short: "")) })

    private struct Block: Encodable {
        let state: String
        let text: String
        let short: String

        private enum CodingKeys: String, CodingKey {
            case state, text
            case short = "short_text"
        }
    }

    private static func line(_ words: String, _ moment: StatusMoment) throws -> String {
        let state =
            switch moment.phase {
            case .preparing, .ended: "Idle"
            case .sitting, nil: "Info"
            case .paused: "Warning"
            case .targetReached: "Good"
            }
        return try JSONText.line(Block(state: state, text: words, short: shortText(moment)))
    }
}
