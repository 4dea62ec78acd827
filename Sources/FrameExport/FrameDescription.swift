/// What a frame shows, in words, for those who do not see it.
public struct FrameDescription: Hashable, Sendable {
    /// A few words. Default: `Frame`.
    public var title: String
    /// The picture read as a sentence, as accessibility reads it. Default: empty, and then left out.
    public var sentence: String

    /// A description; without arguments, the title alone.
    public init(title: String = "Frame", sentence: String = "") {
        self.title = title
        self.sentence = sentence
    }
}
