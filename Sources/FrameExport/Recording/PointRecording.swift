/// A sequence of true pictures, each with its time since the first.
public struct PointRecording: Sendable {
    /// The size of all pictures.
    public let size: CGSize
    /// The pictures, each different from the one before, with the times at which they appear.
    private(set) var pictures: [(items: [PointCanvas.Item], offset: Duration)]
    /// The total duration.
    public private(set) var duration = Duration.zero

    /// Creates a recording of one picture with no duration.
    public init(first: PointCanvas) { (size, pictures) = (first.size, [(first.items, .zero)]) }

    /// The number of pictures.
    public var count: Int { pictures.count }

    /// Appends a picture of the same size that appears at `offset` since the start, later than those before it. One that equals the
    /// last only extends the duration.
    public mutating func append(_ picture: PointCanvas, at offset: Duration) {
        precondition(offset > duration, "a picture follows those before it")
        duration = offset
        if pictures.last?.items != picture.items { pictures.append((picture.items, offset)) }
    }

    /// Shows the last picture until `offset`.
    public mutating func hold(until offset: Duration) { duration = max(duration, offset) }
}
