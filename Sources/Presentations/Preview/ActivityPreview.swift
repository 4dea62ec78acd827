import Foundation

/// A widget and its noteworthy states, for previews without the app.
///
/// The counterpart of `#Preview(…) { widget } contentStates: { … }` on Apple's platforms, plus a time for each state, so that a
/// preview can be played.
public struct ActivityPreview: Sendable {
    /// The name typed on the command line: `meditation`.
    public let name: String
    /// The name shown to users: `Meditation`.
    public let displayName: String
    /// The states, default first. Never empty.
    public let states: [State]

    /// One state of a Live Activity.
    public struct State: Sendable {
        /// The name typed on the command line: `paused`.
        public let name: String
        /// The most telling moment of the state, in seconds after the activity's start; previews open here.
        public let moment: TimeInterval
        /// When the event that the state waits for happens (the target of a sitting), in seconds after the start; `nil` if
        /// there is none.
        public let target: TimeInterval?

        /// Attributes and content as the system keeps them; `nil` if the state has only views.
        package var source: Source?

        /// Attributes and content as the system keeps them.
        package struct Source: Sendable {
            /// The attributes of an activity that began at `start`, as JSON.
            package let attributes: @Sendable (_ start: Date) -> Data
            /// The content of an activity that began at `start`, as JSON.
            package let content: @Sendable (_ start: Date) -> Data
        }

        private let makeViews: @Sendable (_ start: Date, _ isStale: Bool) -> ActivityViews

        /// Creates a state.
        ///
        /// - Parameters:
        ///   - name: Lowercase letters and hyphens.
        ///   - moment: Seconds after the start.
        ///   - target: Seconds after the start. Default: none.
        ///   - views: The views of an activity that began at `start`.
        public init(
            _ name: String, at moment: TimeInterval, target: TimeInterval? = nil,
            views: @escaping @Sendable (_ start: Date, _ isStale: Bool) -> ActivityViews
        ) {
            (self.name, self.moment, self.target, makeViews) = (name, moment, target, views)
        }

        /// The views of an activity that began at `start`. Default: not stale.
        public func views(from start: Date, isStale: Bool = false) -> ActivityViews { makeViews(start, isStale) }

        /// The noteworthy moments in time order: the start, the second before the target, the target, 90 s past it, one hour,
        /// and the eight hours after which the system ends an activity.
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

    /// A noteworthy moment of a state.
    public struct Moment: Hashable, Sendable {
        /// The name shown: `overtime`.
        public let name: String
        /// Seconds after the activity's start.
        public let offset: TimeInterval
    }

    /// Creates a preview of any widget; `states` must not be empty.
    public init(name: String, displayName: String, states: [State]) {
        precondition(!states.isEmpty, "a preview has at least one state")
        (self.name, self.displayName, self.states) = (name, displayName, states)
    }

    /// Creates a preview of `widget`, which must describe a Live Activity of `attributes`.
    ///
    /// - Parameter contentStates: The states, with the content of an activity that began at `start`.
    public init<Content: Widget & SendableMetatype, Attributes: ActivityAttributes & SendableMetatype>(
        name: String, displayName: String, of widget: Content.Type,
        attributes: @escaping @Sendable (_ start: Date) -> Attributes,
        contentStates: [ContentState<Attributes>]
    ) {
        self.init(
            name: name, displayName: displayName,
            states: contentStates.map { state in
                var shown = State(state.name, at: state.moment, target: state.target) { start, isStale in
                    guard let configuration = Content().activityConfiguration(for: Attributes.self) else {
                        preconditionFailure("\(Content.self) describes no Live Activity of \(Attributes.self)")
                    }
                    var views = configuration.views(
                        ActivityViewContext(
                            attributes: attributes(start), state: state.content(start), activityID: "preview",
                            isStale: isStale))
                    views.appName = displayName
                    return views
                }
                shown.source = State.Source(
                    attributes: { Self.encoded(attributes($0)) }, content: { Self.encoded(state.content($0)) })
                return shown
            })
    }

    private static func encoded(_ value: some Encodable) -> Data {
        guard let data = try? JSONEncoder().encode(value) else {
            preconditionFailure("Attributes and contents are plain values.")
        }
        return data
    }

    /// A state described by its content state.
    public struct ContentState<Attributes: ActivityAttributes>: Sendable {
        let name: String
        let moment: TimeInterval
        let target: TimeInterval?
        let content: @Sendable (_ start: Date) -> Attributes.ContentState

        /// Creates a state; see ``ActivityPreview/State/init(_:at:target:views:)``.
        public init(
            _ name: String, at moment: TimeInterval, target: TimeInterval? = nil,
            content: @escaping @Sendable (_ start: Date) -> Attributes.ContentState
        ) {
            (self.name, self.moment, self.target, self.content) = (name, moment, target, content)
        }
    }

    /// The state of this name; `nil` if there is none.
    public func state(named name: String) -> State? { states.first { $0.name == name } }

    /// The start of a previewed activity: 9:41 UTC, the time in Apple's iPhone pictures, on a fixed day, so that pictures are
    /// reproducible.
    public static let start = Date(timeIntervalSince1970: 1_767_951_660)
}
