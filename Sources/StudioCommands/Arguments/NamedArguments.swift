import ArgumentParser
import HostSystem
import PlainText
import Presentations
import PushPriority

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
