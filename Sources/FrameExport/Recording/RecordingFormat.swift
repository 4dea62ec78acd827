/// One way to write a recording down: a value, as ``FrameFormat`` is for a frame.
public struct RecordingFormat<Output: Sendable>: Sendable {
    /// What a person calls it: `asciicast`, `svg`.
    public let name: String
    /// The usual ending of its files, without the dot.
    public let fileExtension: String
    private let encode: @Sendable (FrameRecording, FrameDescription) -> Output

    /// A format from its name, its files' ending and its encoding, which must be pure.
    public init(
        name: String, fileExtension: String, encode: @escaping @Sendable (FrameRecording, FrameDescription) -> Output
    ) {
        self.name = name
        self.fileExtension = fileExtension
        self.encode = encode
    }

    /// The recording in this format.
    public func export(_ recording: FrameRecording, description: FrameDescription = FrameDescription()) -> Output {
        encode(recording, description)
    }
}
