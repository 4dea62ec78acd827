import ActivitySystem
import Foundation
import LiveActivities
import Meditation

/// A Live Activity with as much in it as it can have, for its size.
struct LargestActivity {
    /// What a person calls the widget.
    let name: String
    /// Attributes and content as JSON, in bytes; `nil` where no content of the widget fits.
    let size: Int?

    /// Every widget's: 200 characters of three bytes each in every text, or what the widget's own limits leave of them.
    static var all: [LargestActivity] {
        let (text, end, now) = (text, now + SittingLimits.longestTarget, now)
        return [
            LargestActivity(
                "meditation",
                MeditationAttributes(
                    sittingID: UUID(), methodID: String(text.prefix(80)), totalDuration: SittingLimits.longestTarget,
                    timerType: String(text.prefix(80))),
                MeditationAttributes.ContentState(
                    startedAt: now, pausedAt: end, duration: SittingLimits.longestTarget,
                    methodName: String(text.prefix(SittingLimits.longestMethodName)), sessionType: .lovingKindness,
                    isCompleted: true, completionMessage: String(text.prefix(SittingLimits.longestMessage)))),
            LargestActivity(
                "countdown", CountdownAttributes(),
                CountdownAttributes.ContentState(
                    endDate: end, title: text, subtitle: text, color: "#007AFF", alertMessage: text)),
            LargestActivity(bookTitle: text, transcript: String(repeating: text, count: 100)),
            LargestActivity(
                "script", ScriptAttributes(name: text),
                ScriptAttributes.ContentState(
                    title: text, subtitle: text, symbol: "arrow.triangle.2.circlepath", status: text, progress: 2.0 / 3,
                    startDate: now, endDate: end, color: "#007AFF", message: text)),
        ]
    }

    private static let text = String(repeating: "禅", count: 200)
    // An instant with fractions: its text is longest.
    private static let now = Date(timeIntervalSinceReferenceDate: 789_644_460.123)

    /// A session shortens what is too long, so its largest is what it makes of too much.
    private init(bookTitle: String, transcript: String) {
        let attributes = AmbientReadingAttributes(startTime: Self.now)
        let content = AmbientReadingAttributes.ContentState(
            bookTitle: bookTitle, capturedCount: .max, isListening: true, lastTranscript: transcript)
        let own = Self.size(of: attributes)
        self.init("ambient reading", attributes, try? content.fitted(besides: own))
    }

    private init(_ name: String, _ attributes: some Encodable, _ content: (some Encodable)?) {
        self.name = name
        size = content.map { Self.size(of: attributes) + Self.size(of: $0) }
    }

    private static func size(of value: some Encodable) -> Int { (try? JSONEncoder().encode(value).count) ?? .max / 4 }
}
