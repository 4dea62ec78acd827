/// A view that changes at the instants of a schedule.
public struct TimelineView<Schedule: TimelineSchedule, Content> {
    private let schedule: Schedule
    private let content: (TimelineViewDefaultContext) -> Content

    /// The schedule's state, passed to the content.
    public struct Context: Sendable {
        /// The update frequency of a timeline view.
        public enum Cadence: Comparable, Hashable, Sendable {
            /// Continuous.
            case live
            /// Every second.
            case seconds
            /// Every minute.
            case minutes
        }

        /// The last instant of the schedule that has passed; its first if none has.
        public let date: Date
        /// The view's update frequency.
        public let cadence: Cadence

        /// Accepted for source compatibility: nothing is rendered in advance.
        public func invalidateTimelineContent() {}
    }
}

/// The context of any timeline view.
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>.Context

extension TimelineView: View where Content: View {
    /// This view draws its content.
    public typealias Body = Never

    /// The maximum number of entries examined to find the current one.
    private static var limit: Int { 100_000 }

    /// A view that changes at the instants of `schedule`.
    public init(
        _ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
    ) { (self.schedule, self.content) = (schedule, content) }

    /// Adds the nodes of the content at this instant.
    public func _lower(_ lowering: inout Lowering) {
        let (date, next) = entries(at: lowering.environment.now)
        let start = lowering.nodes.count
        let context = TimelineViewDefaultContext(date: date, cadence: cadence(from: date, to: next))
        lowering.add(BodyEnvironment.evaluate(in: &lowering.environment) { content(context) })
        guard let next else { return }
        // Content that is empty now may not be later: an empty node records the change.
        if lowering.nodes.count == start { lowering.nodes.append(LayoutNode()) }
        lowering.nodes[start] = TimelineNode(lowering.nodes[start], next: next)
    }

    /// The current entry (the last up to `now`, otherwise the first) and the one after it.
    private func entries(at now: Date) -> (current: Date, next: Date?) {
        var current: Date?
        for entry in schedule.entries(from: now, mode: .normal).prefix(Self.limit) {
            if entry > now { return (current ?? entry, entry) }
            current = entry
        }
        return (current ?? now, nil)
    }

    private func cadence(from date: Date, to next: Date?) -> TimelineViewDefaultContext.Cadence {
        guard let next else { return .minutes }
        let distance = next.timeIntervalSince(date)
        return distance >= 60 ? .minutes : distance >= 1 ? .seconds : .live
    }
}

/// A child that may change its look and size at the next entry of a schedule.
final class TimelineNode: WrapperNode {
    private let next: Date

    init(_ child: LayoutNode, next: Date) {
        self.next = next
        super.init(child)
    }

    override func collectChanges(into changes: inout PendingChanges) {
        changes.add(next)
        child.collectChanges(into: &changes)
    }

    override func draw(in rect: CGRect, context: inout DrawingContext) {
        child.draw(in: rect, context: &context)
        context.mayChange(at: next)
    }
}
