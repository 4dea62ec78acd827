import HostSystem
import PlainText
import Presentations

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
}
