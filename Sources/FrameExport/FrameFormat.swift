/// An export format for frames: a value, so that formats can be listed, chosen by name and derived from one another.
public struct FrameFormat<Output: Sendable>: Sendable {
    /// The name: `text`, `ansi`, `svg`.
    public let name: String
    /// The usual file extension, without the dot.
    public let fileExtension: String
    private let encode: @Sendable (Frame, FrameDescription) -> Output

    /// Creates a format; `encode` must be pure.
    public init(
        name: String, fileExtension: String, encode: @escaping @Sendable (Frame, FrameDescription) -> Output
    ) {
        self.name = name
        self.fileExtension = fileExtension
        self.encode = encode
    }

    /// Encodes a frame. Formats without room for the description leave it out.
    public func export(_ frame: Frame, description: FrameDescription = FrameDescription()) -> Output {
        encode(frame, description)
    }

    /// Derives a format: this encoding followed by `transform`.
    public func map<Other: Sendable>(
        name: String, fileExtension: String, _ transform: @escaping @Sendable (Output) -> Other
    ) -> FrameFormat<Other> {
        let encode = encode
        return FrameFormat<Other>(name: name, fileExtension: fileExtension) { transform(encode($0, $1)) }
    }
}

/// The text alternative of a frame, for accessibility.
public struct FrameDescription: Hashable, Sendable {
    /// A short title. Default: `Frame`.
    public var title: String
    /// The content as a sentence, as a screen reader reads it. Default: empty, which is left out.
    public var sentence: String
    /// The parts of a composed frame, in reading order. Default: none.
    public var parts: [Part] = []

    /// One of several pictures in a frame.
    public struct Part: Hashable, Sendable {
        /// The area of the part; parts do not overlap.
        public var rect: CellRect
        /// A short title.
        public var title: String
        /// The content as a sentence; may be empty.
        public var sentence: String

        /// Creates a part.
        public init(rect: CellRect, title: String, sentence: String) {
            (self.rect, self.title, self.sentence) = (rect, title, sentence)
        }

        /// Title and sentence: `paused, moss: Breath awareness, …`.
        public var phrase: String { sentence.isEmpty ? title : "\(title): \(sentence)" }
    }

    /// Creates a description. Default: the title `Frame`, no sentence.
    public init(title: String = "Frame", sentence: String = "") {
        self.title = title
        self.sentence = sentence
    }

    /// The sentences without the title, one for the whole frame and one per part.
    var lines: [String] { (sentence.isEmpty ? [] : [sentence]) + parts.map(\.phrase) }
}
