extension ActivityWidget {
    /// A reading session.
    package static let ambientReading = ActivityWidget(
        AmbientReadingLiveActivity.self, of: AmbientReadingAttributes.self
    ) { attributes, content in
        ActivitySummary(
            title: content.bookTitle ?? "Ambient reading", status: content.isListening ? "listening" : "not listening",
            start: attributes.startTime)
    }
}
