/// Frames one after another, each with the time since the first at which it appears.
///
/// Only what changed is kept of each, so that a recording of hours is small.
public struct FrameRecording: Sendable {
    /// A cell that changed.
    struct Change: Hashable, Sendable {
        /// Its place, counted row by row.
        let index: Int
        let cell: Cell
    }

    /// What changed at one time.
    struct Step: Sendable {
        let offset: Duration
        let changes: [Change]
    }

    /// The frame that it begins with; its size is that of the recording.
    public let first: Frame
    /// How long the whole lasts.
    public private(set) var duration: Duration
    /// The frame that it ends with.
    public private(set) var last: Frame
    private(set) var steps: [Step] = []

    /// A recording of one frame that lasts no time yet.
    public init(first: Frame) {
        (self.first, last, duration) = (first, first, .zero)
    }

    /// How many frames there are, each unlike the one before.
    public var frameCount: Int { steps.count + 1 }

    /// Lets `frame` follow at `offset` since the beginning, no earlier than all before. A frame of another size is cut or
    /// filled up with blanks; one that equals the last adds nothing but time.
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
            // What lasts no time is not seen.
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

    /// Lets the last frame stay until `offset` since the beginning; an earlier time changes nothing.
    public mutating func hold(until offset: Duration) { duration = max(duration, offset) }

    /// Calls `body` with each frame and when it appears, in order.
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
    /// Makes cells what they became. All of a step together keep wide clusters whole.
    mutating func apply(_ changes: [FrameRecording.Change]) {
        for change in changes where !change.cell.isContinuation {
            put(change.cell, x: change.index % width, y: change.index / width)
        }
    }
}
