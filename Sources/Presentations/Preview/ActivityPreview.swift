import Foundation

/// A Live Activity that can be looked at without its app: a widget with the states that are worth seeing.
///
/// It is what `#Preview(…) { widget } contentStates: { … }` declares on Apple's platforms, plus the time that a state is
/// about: here a preview can be played.
public struct ActivityPreview: Sendable {
    /// What a person types: `meditation`.
    public let name: String
    /// What a person reads: `Meditation`.
    public let displayName: String
    /// What is worth seeing; the first is shown where none is chosen. Never empty.
    public let states: [State]

    /// One state of a Live Activity.
    public struct State: Sendable {
        /// What a person types: `paused`.
        public let name: String
        /// The seconds after the activity's start at which the state tells most; where a preview begins.
        public let moment: TimeInterval
        /// The seconds after the start at which what it waits for happens, the target of a sitting; `nil` where it waits
        /// for nothing.
        public let target: TimeInterval?

        private let makeViews: @Sendable (_ start: Date, _ isStale: Bool) -> ActivityViews

        /// A state.
        ///
        /// - Parameters:
        ///   - name: Lowercase letters and hyphens.
        ///   - moment: Seconds after the start.
        ///   - target: Seconds after the start. Default: none.
        ///   - views: What the presentations show of an activity that began at `start`.
        public init(
            _ name: String, at moment: TimeInterval, target: TimeInterval? = nil,
            views: @escaping @Sendable (_ start: Date, _ isStale: Bool) -> ActivityViews
        ) {
            (self.name, self.moment, self.target, makeViews) = (name, moment, target, views)
        }

        /// What the presentations show of an activity that began at `start`.
        public func views(from start: Date, isStale: Bool = false) -> ActivityViews { makeViews(start, isStale) }

        /// The instants worth a look, in seconds after the start, in their order: the start, the last second before the
        /// target, the target, a minute and a half past it, an hour, and the eight hours after which the system ends an
        /// activity.
        public var moments: [Moment] {
            var moments = [Moment(name: "start", offset: 0)]
            if let target {
                moments += [
                    Moment(name: "last second", offset: max(0, target - 1)), Moment(name: "target", offset: target),
                    Moment(name: "overtime", offset: target + 90),
                ]
            }
            moments += [
                Moment(name: "1 hour", offset: 3600), Moment(name: "8 hours", offset: SystemState.longestActive),
            ]
            return moments.sorted { $0.offset < $1.offset }
        }
    }

    /// An instant worth a look.
    public struct Moment: Hashable, Sendable {
        /// What it is called: `overtime`.
        public let name: String
        /// Seconds after the activity's start.
        public let offset: TimeInterval
    }

    /// A preview of any widget; `states` must not be empty.
    public init(name: String, displayName: String, states: [State]) {
        precondition(!states.isEmpty, "a preview has at least one state")
        (self.name, self.displayName, self.states) = (name, displayName, states)
    }

    /// A preview of `widget`, which must describe the Live Activity of `attributes`.
    ///
    /// - Parameter contentStates: The states with the content of an activity that began at `start`.
    public init<Content: Widget & SendableMetatype, Attributes: ActivityAttributes & SendableMetatype>(
        name: String, displayName: String, of widget: Content.Type,
        attributes: @escaping @Sendable (_ start: Date) -> Attributes,
        contentStates: [ContentState<Attributes>]
    ) {
        self.init(
            name: name, displayName: displayName,
            states: contentStates.map { state in
                State(state.name, at: state.moment, target: state.target) { start, isStale in
                    guard let configuration = Content().activityConfiguration(for: Attributes.self) else {
                        preconditionFailure("\(Content.self) describes no Live Activity of \(Attributes.self)")
                    }
                    return configuration.views(
                        ActivityViewContext(
                            attributes: attributes(start), state: state.content(start), activityID: "preview",
                            isStale: isStale))
                }
            })
    }

    /// A state by its content.
    public struct ContentState<Attributes: ActivityAttributes>: Sendable {
        let name: String
        let moment: TimeInterval
        let target: TimeInterval?
        let content: @Sendable (_ start: Date) -> Attributes.ContentState

        /// A state; see ``ActivityPreview/State/init(_:at:target:views:)``.
        public init(
            _ name: String, at moment: TimeInterval, target: TimeInterval? = nil,
            content: @escaping @Sendable (_ start: Date) -> Attributes.ContentState
        ) {
            (self.name, self.moment, self.target, self.content) = (name, moment, target, content)
        }
    }

    /// The state of this name; `nil` if there is none.
    public func state(named name: String) -> State? { states.first { $0.name == name } }

    /// When a previewed activity begins: 9:41 in the morning, as on every picture of an iPhone, on a fixed day, so that the
    /// same choice gives the same picture for ever.
    public static let start = Date(timeIntervalSince1970: 1_767_951_660)
}
