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
