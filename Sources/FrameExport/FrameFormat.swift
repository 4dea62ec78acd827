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
