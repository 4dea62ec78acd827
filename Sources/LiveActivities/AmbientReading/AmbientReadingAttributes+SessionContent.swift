import ActivityLifecycle
import Foundation

extension AmbientReadingAttributes.ContentState: SessionContent {
    /// How much of the transcript is kept where not all of it has room, in characters with the ellipsis.
    public static let shortTranscriptLength = 200

    /// Another book is.
    public func isSignificantChange(from old: Self) -> Bool { bookTitle != old.bookTitle }

    /// First the transcript, to ``shortTranscriptLength`` characters, which is more than there is room to show; then by halves,
    /// because one character may take any number of bytes; then the title by halves.
    public mutating func shorten() -> Bool {
        if let shorter = lastTranscript.shortened(to: Self.shortTranscriptLength) {
            lastTranscript = shorter
        } else if let shorter = bookTitle?.shortened(to: Self.shortTranscriptLength) {
            bookTitle = shorter
        } else {
            return false
        }
        return true
    }
}

extension String {
    /// A shorter text with an ellipsis at its end, cut between characters: of `length` characters where it is longer, of half
    /// as many as it has where not; `nil` where it has none but the ellipsis.
    fileprivate func shortened(to length: Int) -> String? {
        let count = self.count
        if count > length { return prefix(length - 1) + "…" }
        if count > 1 { return prefix((count - 1) / 2) + "…" }
        return isEmpty ? nil : ""
    }
}

extension AmbientReadingAttributes: SessionAttributes {
    /// ``startTime``.
    public var sessionStart: Date { startTime }

    /// A session that began at a date.
    public init(sessionStart: Date) { self.init(startTime: sessionStart) }
}
