import ActivitySystem
import Foundation

/// The data of an ambient reading session: someone reads a book aloud or talks about it, and the app listens and keeps what
/// is worth keeping.
public struct AmbientReadingAttributes: ActivityAttributes, Hashable, Sendable {
    /// When the session began. It is older than the activity where that was renewed.
    public var startTime: Date

    /// Attributes of a session.
    public init(startTime: Date) { self.startTime = startTime }

    /// What changes during the session.
    public struct ContentState: Codable, Hashable, Sendable {
        /// The book; `nil` until it is known.
        public var bookTitle: String?
        /// How many quotes and questions have been captured; not negative.
        public var capturedCount: Int
        /// Whether the app listens now.
        public var isListening: Bool
        /// What was heard last; empty if nothing was.
        public var lastTranscript: String

        /// A content state; by default nothing is known yet and the app listens.
        public init(
            bookTitle: String? = nil, capturedCount: Int = 0, isListening: Bool = true, lastTranscript: String = ""
        ) {
            self.bookTitle = bookTitle
            self.capturedCount = capturedCount
            self.isListening = isListening
            self.lastTranscript = lastTranscript
        }
    }
}
