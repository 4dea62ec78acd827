import ActivitySystem
import Foundation
import Presentations

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
        }
    }

    private static func number(_ value: Double) -> String {
        value == value.rounded() && abs(value) < 1e15 ? "\(Int(value))" : "\(value)"
    }
}
