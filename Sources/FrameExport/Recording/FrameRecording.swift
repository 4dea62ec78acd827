/// A sequence of frames, each with its time since the first.
///
/// Stores only the changes, so that a recording of hours is small.
public struct FrameRecording: Sendable {
    /// A cell and its new content.
    struct Change: Hashable, Sendable {
        /// The index of the cell, in row-major order.
        let index: Int
        let cell: Cell
    }

    /// All changes at one time.
    struct Step: Sendable {
        let offset: Duration
        let changes: [Change]
    }

    /// The first frame, which determines the size.
    public let first: Frame
    /// The total duration.
    public private(set) var duration: Duration
    /// The last frame.
    public private(set) var last: Frame
    private(set) var steps: [Step] = []

    /// Creates a recording of one frame with no duration.
    public init(first: Frame) {
        (self.first, last, duration) = (first, first, .zero)
    }

    /// The number of frames; consecutive frames always differ.
    public var frameCount: Int { steps.count + 1 }

    /// Appends a frame that appears at `offset` since the start, not earlier than the current duration. A frame of another size
    /// is cropped or padded with blanks; one that equals the last only extends the duration.
    public mutating func append(_ frame: Frame, at offset: Duration) {
        precondition(offset >= duration, "a frame follows those before it")
        duration = offset
        var next = frame
        if frame.size != first.size {
            next = Frame(size: first.size)
            next.draw(frame, at: .zero)
        }
        let changes = next.cells.indices.filter { next.cells[$0] != last.cells[$0] }
            .map { Change(index: $0, cell: next.cells[$0]) }
        if changes.isEmpty { return }
        last = next
        if offset == (steps.last?.offset ?? .zero), let earlier = steps.popLast() {
            // A frame with no duration is never visible: merge it with this one.
            let kept = Dictionary(
                (earlier.changes + changes).map { ($0.index, $0.cell) }, uniquingKeysWith: { $1 })
            steps.append(
                Step(
                    offset: offset,
                    changes: kept.sorted { $0.key < $1.key }.map { Change(index: $0.key, cell: $0.value) }))
        } else {
            steps.append(Step(offset: offset, changes: changes))
        }
    }

    /// Extends the duration to `offset` since the start; an earlier time has no effect.
    public mutating func hold(until offset: Duration) { duration = max(duration, offset) }

    /// Calls `body` with the time and content of each frame, in order.
    public func forEachFrame(_ body: (Duration, Frame) throws -> Void) rethrows {
        var frame = first
        try body(.zero, frame)
        for step in steps {
            frame.apply(step.changes)
            try body(step.offset, frame)
        }
    }
}

extension Frame {
    /// Applies all changes of a step, which together keep wide clusters whole.
    mutating func apply(_ changes: [FrameRecording.Change]) {
        for change in changes where !change.cell.isContinuation {
            put(change.cell, x: change.index % width, y: change.index / width)
        }
    }
}

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
