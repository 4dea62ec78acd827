import ActivitySystem
import Foundation
import Yams

/// Reads what must hold: `{reading: {state: active, restarts: at least 2}}`.
struct ExpectationReader {
    /// The scenario's apps.
    let apps: [ScenarioApp]
    /// The file as the person knows it.
    let file: String
    let files: ScenarioFiles

    private static let keys =
        ["state", "shown", "session", "process", "content"] + Expectation.Figure.allCases.map(\.rawValue)

    func expectations(in node: Node) throws(ScenarioError) -> [Expectation] {
        let table = try ScenarioTable(node, of: "expect", file: file)
        var expectations: [Expectation] = []
        for (name, nameNode, claims) in table.all {
            guard let app = apps.first(where: { $0.name == name }) else {
                throw table.wrong(
                    nameNode, "unknown app \"\(name)\"; apps: \(apps.map(\.name).joined(separator: ", "))")
            }
            expectations += try self.expectations(of: app, in: claims)
        }
        guard !expectations.isEmpty else { throw table.wrong(node, "expect has no expectation in it") }
        return expectations
    }

    private func expectations(of app: ScenarioApp, in node: Node) throws(ScenarioError) -> [Expectation] {
        let table = try ScenarioTable(node, of: "what is expected of \(app.name)", file: file)
        try table.allow(Self.keys, in: "what is expected of \(app.name)")
        var expectations: [Expectation] = []
        for (key, keyNode, value) in table.all {
            let claims: [(Expectation.Claim, Node)]
            switch key {
            case "state": claims = [(.state(try state(value, in: table)), keyNode)]
            case "shown": claims = [(.shown(try places(value, in: table)), keyNode)]
            case "session":
                let isRunning = try table.choice(value, for: key, [("running", true), ("over", false)])
                claims = [(.session(isRunning: isRunning), keyNode)]
            case "process":
                let process = try table.choice(value, for: key, AppStatus.Process.allCases.map { ($0.rawValue, $0) })
                claims = [(.process(process), keyNode)]
            case "content": claims = try fields(value, of: app)
            default:
                guard let figure = Expectation.Figure(rawValue: key) else { preconditionFailure("\(key) is allowed") }
                claims = [(.figure(figure, try bound(value, of: figure, in: table)), keyNode)]
            }
            for (claim, node) in claims {
                let place = ScenarioTable.place(of: node) ?? SourcePlace(line: 1, column: 1)
                expectations.append(Expectation(app: app.name, claim: claim, place: place))
            }
        }
        return expectations
    }

    private func state(_ node: Node, in table: ScenarioTable) throws(ScenarioError) -> ActivityState? {
        let states: [ActivityState] = [.pending, .active, .stale, .ended, .dismissed]
        return try table.choice(node, for: "state", [("none", nil)] + states.map { ($0.rawValue, Optional($0)) })
    }

    private func places(_ node: Node, in table: ScenarioTable) throws(ScenarioError) -> Set<ShownPlace> {
        let allowed = ShownPlace.allCases.map { ($0.rawValue, $0) }
        if case .sequence(let sequence) = node {
            var places: Set<ShownPlace> = []
            for node in sequence { places.insert(try table.choice(node, for: "shown", allowed)) }
            return places
        }
        let names = [("nothing", Set<ShownPlace>())] + allowed.map { ($0.0, [$0.1]) }
        return try table.choice(node, for: "shown", names)
    }

    private func fields(_ node: Node, of app: ScenarioApp) throws(ScenarioError) -> [(Expectation.Claim, Node)] {
        let table = try ScenarioTable(node, of: "content", file: file)
        let reader = FieldReader(kind: app.kind, file: file, files: files)
        var claims: [(Expectation.Claim, Node)] = []
        for (name, keyNode, value) in table.all {
            claims.append((.field(name, try reader.expected(name, at: keyNode, value, in: table)), keyNode))
        }
        return claims
    }

    /// `3`, `at least 3`, `at most 3`; lengths of time as durations.
    private func bound(
        _ node: Node, of figure: Expectation.Figure, in table: ScenarioTable
    ) throws(ScenarioError) -> Expectation.Bound {
        let text = try table.text(node, for: figure.rawValue)
        for (prefix, bound) in [("at least ", Expectation.Bound.atLeast), ("at most ", Expectation.Bound.atMost)]
        where text.hasPrefix(prefix) {
            return bound(
                try value(String(text.dropFirst(prefix.count)), of: figure, at: node, offset: prefix.count, in: table))
        }
        return .exactly(try value(text, of: figure, at: node, offset: 0, in: table))
    }

    private func value(
        _ text: String, of figure: Expectation.Figure, at node: Node, offset: Int, in table: ScenarioTable
    ) throws(ScenarioError) -> Double {
        guard case .scalar(var part) = node else { throw table.wrong(node, "\(figure.rawValue) is not a list") }
        part.string = text
        do {
            return figure.isLength
                ? try table.duration(.scalar(part), for: figure.rawValue)
                : Double(try table.count(.scalar(part), for: figure.rawValue))
        } catch {
            let place = error.place.map { SourcePlace(line: $0.line, column: $0.column + offset) }
            throw ScenarioError(file: file, place: place, sentence: error.sentence)
        }
    }
}
