/// One way to write a frame down: a value, so that formats can be listed, chosen by name and built from one another.
public struct FrameFormat<Output: Sendable>: Sendable {
    /// What a person calls it: `text`, `ansi`, `svg`.
    public let name: String
    /// The usual ending of its files, without the dot.
    public let fileExtension: String
    private let encode: @Sendable (Frame, FrameDescription) -> Output

    /// A format from its name, its files' ending and its encoding, which must be pure.
    public init(
        name: String, fileExtension: String, encode: @escaping @Sendable (Frame, FrameDescription) -> Output
    ) {
        self.name = name
        self.fileExtension = fileExtension
        self.encode = encode
    }

    /// The frame in this format. A format that has no place for the description leaves it out.
    public func export(_ frame: Frame, description: FrameDescription = FrameDescription()) -> Output {
        encode(frame, description)
    }

    /// A format built on this one: the same encoding with `transform` after it.
    public func map<Other: Sendable>(
        name: String, fileExtension: String, _ transform: @escaping @Sendable (Output) -> Other
    ) -> FrameFormat<Other> {
        let encode = encode
        return FrameFormat<Other>(name: name, fileExtension: fileExtension) { transform(encode($0, $1)) }
    }
}
