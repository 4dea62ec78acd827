/// An export format for recordings: a value, as ``FrameFormat`` is for frames.
public struct RecordingFormat<Output: Sendable>: Sendable {
    /// The name: `asciicast`, `svg`.
    public let name: String
    /// The usual file extension, without the dot.
    public let fileExtension: String
    private let encode: @Sendable (FrameRecording, FrameDescription) -> Output

    /// Creates a format; `encode` must be pure.
    public init(
        name: String, fileExtension: String, encode: @escaping @Sendable (FrameRecording, FrameDescription) -> Output
    ) {
        self.name = name
        self.fileExtension = fileExtension
        self.encode = encode
    }

    /// Encodes a recording.
    public func export(_ recording: FrameRecording, description: FrameDescription = FrameDescription()) -> Output {
        encode(recording, description)
    }
}
