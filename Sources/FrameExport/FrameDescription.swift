/// What a frame shows, in words, for those who do not see it.
public struct FrameDescription: Hashable, Sendable {
    /// A few words. Default: `Frame`.
    public var title: String
    /// The picture read as a sentence, as accessibility reads it. Default: empty, and then left out.
    public var sentence: String
    /// The pictures that the frame is made of, in reading order, where it is made of several. Default: none.
    public var parts: [Part] = []

    /// One of several pictures in a frame.
    public struct Part: Hashable, Sendable {
        /// Its place; pictures do not overlap.
        public var rect: CellRect
        /// What it is, in a few words.
        public var title: String
        /// The picture read as a sentence; empty for nothing.
        public var sentence: String

        /// A picture at a place.
        public init(rect: CellRect, title: String, sentence: String) {
            (self.rect, self.title, self.sentence) = (rect, title, sentence)
        }

        /// Both in one: `paused, moss: Breath awareness, …`.
        public var phrase: String { sentence.isEmpty ? title : "\(title): \(sentence)" }
    }

    /// A description; without arguments, the title alone.
    public init(title: String = "Frame", sentence: String = "") {
        self.title = title
        self.sentence = sentence
    }

    /// All that is said but the title, a line for the whole and one for each picture in it.
    var lines: [String] { (sentence.isEmpty ? [] : [sentence]) + parts.map(\.phrase) }
}
