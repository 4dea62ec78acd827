import ActivitySystem
import Foundation
import Presentations

/// Something that must hold at a time of a scenario.
public struct Expectation: Hashable, Sendable {
    /// Whose.
    public let app: String
    /// What.
    public let claim: Claim
    /// Where the file says so.
    public let place: SourcePlace

    /// What may be claimed of an app.
    public enum Claim: Hashable, Sendable {
        /// The state of its newest activity; `nil`: it never had one.
        case state(ActivityState?)
        /// Where its activities are visible, and nowhere else.
        case shown(Set<ShownPlace>)
        /// A field of its newest activity's content; `nil`: it has no value.
        case field(String, ContentValue?)
        /// A figure.
        case figure(Figure, Bound)
        /// Whether its session goes on.
        case session(isRunning: Bool)
        /// Where its process is.
        case process(AppStatus.Process)
    }

    /// What can be counted or measured of an app.
    public enum Figure: String, Hashable, Sendable, CaseIterable {
        /// The number of times its session's activity was replaced.
        case restarts
        /// How many of its requests the system refused.
        case refusals
        /// How many contents its activities have taken after their first.
        case updates
        /// The number of pushes held because the budget was used up.
        case throttled
        /// The same of pushes that start or end a session.
        case criticalThrottled = "critical-throttled"
        /// How many pushes its server sent.
        case pushes
        /// How many of them had priority 10.
        case immediate
        /// How many updates its server never sent, because a newer one came before their time.
        case batched
        /// The longest time from a change on its server to its content, or a newer one, on the device, of priority 10.
        case immediateLatency = "latency-10"
        /// The same of priority 5.
        case opportunisticLatency = "latency-5"
        /// The least that was left of the budget of priority 10 after a push.
        case leastBudget = "least-budget"
        /// How many commands for it changed nothing.
        case ignored
        /// The number of its alerts.
        case alerts
        /// The number of times its session announced that its activity will soon be replaced.
        case notices
        /// The number of times its push tokens were sent to its server.
        case registrations
        /// The number of its activities, visible or not.
        case activities
        /// The longest time, while its session went on, without a visible activity, counted from the first visible one.
        case longestGap = "longest-gap"
        /// How long its newest activity has been running.
        case age
        /// Bytes of its newest activity's attributes and content together.
        case size

        /// Whether it is a length of time.
        var isLength: Bool {
            switch self {
            case .longestGap, .age, .immediateLatency, .opportunisticLatency: true
            default: false
            }
        }
    }

    /// What a figure may be.
    public enum Bound: Hashable, Sendable {
        /// This.
        case exactly(Double)
        /// This or more.
        case atLeast(Double)
        /// This or less.
        case atMost(Double)

        /// Whether it allows a value, to a millisecond.
        func allows(_ value: Double) -> Bool {
            let tolerance = 0.0005
            return switch self {
            case .exactly(let limit): abs(value - limit) < tolerance
            case .atLeast(let limit): value > limit - tolerance
            case .atMost(let limit): value < limit + tolerance
            }
        }
    }
}

/// A place in a file, counted from 1.
public struct SourcePlace: Hashable, Sendable {
    /// The line.
    public let line: Int
    /// The column, in Unicode scalars.
    public let column: Int

    /// A place.
    public init(line: Int, column: Int) { (self.line, self.column) = (line, column) }
}

extension Expectation {
    /// What is expected, in the words of the file: `state: active`.
    public func words(in scenario: Scenario) -> String {
        "\(key): \(expected(in: scenario))"
    }

    /// The key by which the file says what is expected: `state`, `content bookTitle`, `restarts`.
    public var key: String {
        switch claim {
        case .state: "state"
        case .shown: "shown"
        case .session: "session"
        case .process: "process"
        case .field(let name, _): "content \(name)"
        case .figure(let figure, _): figure.rawValue
        }
    }

    /// What is expected, without the key.
    public func expected(in scenario: Scenario) -> String {
        switch claim {
        case .state(let state): return Self.words(state)
        case .shown(let places): return Self.words(places.sorted())
        case .session(let isRunning): return Self.words(sessionIsRunning: isRunning)
        case .process(let process): return process.rawValue
        case .field(let name, let value):
            let kind = scenario.apps.first { $0.name == app }?.kind ?? .script
            return Self.words(value, of: name, kind: kind)
        case .figure(let figure, .exactly(let value)): return Self.words(value, of: figure)
        case .figure(let figure, .atLeast(let value)): return "at least \(Self.words(value, of: figure))"
        case .figure(let figure, .atMost(let value)): return "at most \(Self.words(value, of: figure))"
        }
    }

    static func words(_ state: ActivityState?) -> String { state?.rawValue ?? "none" }

    static func words(_ places: [ShownPlace]) -> String {
        places.isEmpty ? "nothing" : places.map(\.rawValue).joined(separator: ", ")
    }

    static func words(sessionIsRunning isRunning: Bool) -> String { isRunning ? "running" : "over" }

    /// A value of a figure.
    package static func words(_ value: Double, of figure: Figure) -> String {
        figure.isLength ? SimulatedTime.length(value) : number(value)
    }

    static func words(_ value: ContentValue?, of field: String, kind: ActivityKind) -> String {
        let type = kind.fields.first { $0.name == field }?.kind
        switch value {
        case nil: return "none"
        case .boolean(let isTrue): return isTrue ? "yes" : "no"
        case .text(let text): return text.count <= 40 ? "\"\(text)\"" : "\"\(text.prefix(39))…\""
        case .number(let number) where type == .instant:
            return SimulatedTime.length(number - ActivityPreview.start.timeIntervalSinceReferenceDate)
        case .number(let number) where type == .length: return SimulatedTime.length(number)
        case .number(let number): return Self.number(number)
        case .null: return "null"
        case .list(let list): return list.count == 1 ? "a list of 1" : "a list of \(list.count)"
        case .object(let fields):
            let json = String(decoding: ScenarioContent.json(of: fields), as: UTF8.self)
            return json.count <= 40 ? json : "\(json.prefix(39))…"
        }
    }

    /// A value of an app's own content.
    package static func words(_ value: ContentValue) -> String { words(value, of: "", kind: .script) }

    private static func number(_ value: Double) -> String {
        value == value.rounded() && abs(value) < 1e15 ? "\(Int(value))" : "\(value)"
    }
}

/// How an app of a simulation is doing at an instant.
public struct AppStatus: Hashable, Sendable {
    /// Where its process is.
    public enum Process: String, Hashable, Sendable, CaseIterable {
        /// On the screen.
        case foreground
        /// Not on the screen, and running.
        case background
        /// Not on the screen, and doing nothing.
        case suspended
        /// Gone.
        case terminated
    }

    /// What the file calls it.
    package let name: String
    /// Where its process is.
    package let process: Process
    /// Whether it may show Live Activities.
    package let isAllowed: Bool
    /// Whether a lifecycle keeps its session showing, which can be asked for a restart.
    package let keepsSession: Bool
    /// The state of its newest activity; `nil` if it never had one.
    package let state: ActivityState?
    /// How long its newest activity has been running, in seconds; `nil` without one.
    package let age: TimeInterval?
    /// Seconds until its session's activity is replaced; `nil` where that is not to happen.
    package let timeUntilRestart: TimeInterval?
}
