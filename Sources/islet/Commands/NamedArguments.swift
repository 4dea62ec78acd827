import ArgumentParser
import HostSystem
import PlainText
import Presentations
import PushPriority

/// The presentations that are named on a command line.
enum PresentationArguments {
    /// What may be typed.
    static let names = ["all"] + Presentation.allCases.map(\.rawValue)

    /// The presentations of these names, each once, in the order in which they stand on a picture; none named is all.
    ///
    /// - Throws: a ``CommandFailure`` for a name that is none.
    static func presentations(_ typed: [String]) throws(CommandFailure) -> [Presentation] {
        if let unknown = typed.first(where: { !names.contains($0) }) {
            throw CommandFailure(
                sentence: "Unknown presentation \"\(unknown)\"; \(NearMiss.advice(on: unknown, among: names))",
                status: .usage)
        }
        if typed.isEmpty || typed.contains("all") { return Presentation.allCases }
        return Presentation.allCases.filter { typed.contains($0.rawValue) }
    }

    /// Checks that the device of a picture has one of the presentations.
    ///
    /// - Throws: a ``CommandFailure`` with those that it has.
    static func check(_ wanted: [Presentation], on traits: PreviewTraits) throws(CommandFailure) {
        let device = traits.effectiveDevice
        if wanted.contains(where: device.presentations.contains) { return }
        let names = device.presentations.map(\.rawValue).joined(separator: " or ")
        let place = device.stage == .lockScreen ? "" : " (\(device.stage.name))"
        throw CommandFailure(
            sentence: "\(device.name)\(place) has no Dynamic Island; draw \(names), or choose another --device.",
            status: .usage)
    }
}

/// `--transition`.
enum TransitionArgument {
    /// The transition of a name.
    ///
    /// - Throws: a ``CommandFailure`` with those that there are.
    static func transition(_ name: String) throws(CommandFailure) -> IslandTransition {
        if let transition = IslandTransition(rawValue: name) { return transition }
        let names = IslandTransition.allCases.map(\.rawValue)
        throw CommandFailure(
            sentence: "Unknown transition \"\(name)\" (--transition); \(NearMiss.advice(on: name, among: names))",
            status: .usage)
    }
}

/// `--strategy`: one policy by its name, or all of them.
enum StrategyArgument: ExpressibleByArgument {
    /// Compare them.
    case all
    /// This one.
    case one(PushPriorityPolicy)

    /// All words that it may be.
    static let names = PushPriorityPolicy.all.map(\.name) + ["all"]

    /// The policies with what they do, a line each, for the help.
    static var list: String {
        let width = PushPriorityPolicy.all.map(\.name.count).max() ?? 0
        return PushPriorityPolicy.all.map { "  \($0.name.padded(to: width))  \($0.summary)" }.joined(separator: "\n")
    }

    init?(argument: String) {
        if argument == "all" {
            self = .all
        } else if let policy = PushPriorityPolicy.named(argument) {
            self = .one(policy)
        } else {
            return nil
        }
    }

    static var allValueStrings: [String] { names }

    /// The one policy; nil where it is all of them.
    var policy: PushPriorityPolicy? {
        if case .one(let policy) = self { policy } else { nil }
    }
}
