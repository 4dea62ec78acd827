import CellUI
import Foundation
import Languages

/// The screen's last line: a sentence and key hints, and how long they stay.
struct LastLine: Hashable {
    /// Seconds that hints and notices stay after the last key. While a sitting runs they go with its next second: within eight.
    static let duration: TimeInterval = 7
    /// Seconds that news stays. Longer, because the user may hear the bell from another room.
    static let newsDuration: TimeInterval = 30

    /// Seconds after the last key until the screen rests: all but the activity is faded.
    static let restDelay: TimeInterval = 30

    /// The sentence; `nil` if there is none.
    private(set) var notice: Notice?
    /// When the hints disappear.
    private(set) var hintsUntil: Date

    /// Creates a line with hints and no sentence.
    init(at now: Date) { hintsUntil = now + Self.duration }

    /// Shows a sentence, for a while or, if `stays`, until a key is pressed.
    mutating func say(_ text: String, brief: String? = nil, stays: Bool, at now: Date) {
        notice = Notice(text: text, brief: brief, until: stays ? nil : now + Self.duration)
        hintsUntil = now + Self.duration
    }

    /// Shows the reason for a bell.
    mutating func tell(_ news: String, at now: Date) {
        notice = Notice(text: news, until: now + Self.newsDuration, isNews: true)
        hintsUntil = now + Self.duration
    }

    /// Drops a passing sentence and shows hints again. News, and sentences that wait for a key, stay.
    mutating func rouse(at now: Date) {
        if let notice, notice.until != nil, !notice.isNews { self.notice = nil }
        hintsUntil = now + Self.duration
    }

    /// A key was pressed or the mouse used: the sentence counts as read, and hints are shown again.
    mutating func stir(at now: Date) {
        notice = nil
        hintsUntil = now + Self.duration
    }

    /// Drops the sentence when its time is over.
    mutating func advance(to now: Date) {
        if let until = notice?.until, now >= until { notice = nil }
    }

    /// When the screen rests.
    var restsFrom: Date { hintsUntil + (Self.restDelay - Self.duration) }

    /// Whether hints are still shown.
    func hasHints(at now: Date) -> Bool { now < hintsUntil }

    /// When hints and sentence disappear, and when the screen rests.
    var ends: [Date] { [hintsUntil, restsFrom] + (notice?.until.map { [$0] } ?? []) }

    /// When news disappears; `nil` if the sentence is not news.
    var newsUntil: Date? { notice.flatMap { $0.isNews ? $0.until : nil } }

    /// Moves deadlines by `seconds` after the wall clock was set forward (negative: back), so that they last as long as before.
    mutating func clockStepped(by seconds: TimeInterval) {
        hintsUntil += seconds
        if let said = notice {
            notice = Notice(
                text: said.text, brief: said.brief, until: said.until.map { $0 + seconds }, isNews: said.isNews)
        }
    }
}

/// A sentence in the screen's last line.
package struct Notice: Hashable {
    /// The text.
    package let text: String
    /// A shorter text for a screen on which the other would take several rows; `nil` if there is none. Default: `nil`.
    package var brief: String?
    /// When it disappears; `nil` if it stays until a key is pressed.
    package let until: Date?
    /// Whether it is news that the user may have to come and read: only a key or newer news removes it early.
    package var isNews = false

    /// The text on a screen of `columns`: the shorter one where the other does not fit beside the margins.
    func text(columns: Int) -> String {
        guard let brief, DisplayWidth.of(text) > columns - 2 else { return text }
        return brief
    }
}

/// Problems with settings and themes for the screen, one line each, limited to a readable number.
enum Warnings {
    /// Number of sentences shown before the rest is summarised. A single remaining sentence is shown too.
    static let limit = 3

    /// The sentences, one per line; `nil` if there are none. Beyond the limit, says where the rest is listed.
    static func text(_ sentences: [String]) -> String? {
        guard !sentences.isEmpty else { return nil }
        let rest = sentences.count - limit
        let told =
            rest > 1
            ? Array(sentences.prefix(limit)) + [localized("And \(count: rest) more: islet config lists all.")]
            : sentences
        return told.joined(separator: "\n")
    }
}
