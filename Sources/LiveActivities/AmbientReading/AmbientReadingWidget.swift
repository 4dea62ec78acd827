import Foundation
import Presentations

extension ActivityWidget {
    /// A reading session.
    package static let ambientReading = ActivityWidget(
        AmbientReadingLiveActivity.self, name: "ambient-reading", preview: .ambientReading,
        fields: [
            ActivityField("bookTitle", .text), ActivityField("capturedCount", .number, usual: .number(0)),
            ActivityField("isListening", .boolean, usual: .boolean(true)),
            ActivityField("lastTranscript", .text, usual: .text("")),
        ],
        attributes: { _, start in AmbientReadingAttributes(startTime: start) },
        largest: {
            (
                AmbientReadingAttributes(startTime: LargestContent.now),
                // A session shortens what is too long, so its largest is what it makes of too much.
                AmbientReadingAttributes.ContentState(
                    bookTitle: LargestContent.text, capturedCount: .max, isListening: true,
                    lastTranscript: String(repeating: LargestContent.text, count: 100))
            )
        },
        summary: { attributes, content in
            ActivitySummary(
                title: content.bookTitle ?? "Ambient reading",
                status: content.isListening ? "listening" : "not listening",
                start: attributes.startTime)
        })
}

extension ActivityPreview {
    /// Ambient reading in every state.
    public static let ambientReading = ActivityPreview(
        name: "ambient-reading", displayName: "Ambient Reading", of: AmbientReadingLiveActivity.self,
        attributes: { AmbientReadingAttributes(startTime: $0) },
        contentStates: [
            ContentState("listening", at: 5025) { _ in reading(captured: 5) },
            ContentState("muted", at: 5025) { _ in reading(captured: 5, isListening: false) },
            ContentState("beginning", at: 2) { _ in AmbientReadingAttributes.ContentState() },
            ContentState("long-text", at: 25_000) { _ in
                AmbientReadingAttributes.ContentState(
                    bookTitle: "The Life and Opinions of Tristram Shandy, Gentleman", capturedCount: 1234,
                    lastTranscript:
                        "I wish either my father or my mother, or indeed both of them, as they were in duty "
                        + "both equally bound to it, had minded what they were about when they begot me; had they duly "
                        + "considered how much depended upon what they were then doing")
            },
        ])

    private static func reading(captured: Int, isListening: Bool = true) -> AmbientReadingAttributes.ContentState {
        AmbientReadingAttributes.ContentState(
            bookTitle: "The Great Gatsby", capturedCount: captured, isListening: isListening,
            lastTranscript:
                "In my younger and more vulnerable years my father gave me some advice that I’ve been turning "
                + "over in my mind ever since.")
    }
}
