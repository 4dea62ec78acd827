import HostSystem
import PlainText
import Presentations

/// The presentations that are named on a command line.
package enum PresentationArguments {
    /// What may be typed.
    package static let names = ["all"] + Presentation.allCases.map(\.rawValue)

    /// The presentations of these names, each once, in the order in which they stand on a picture; none named is all.
    ///
    /// - Throws: a ``CommandFailure`` for a name that is none.
    package static func presentations(_ typed: [String]) throws(CommandFailure) -> [Presentation] {
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
    package static func check(_ wanted: [Presentation], on traits: PreviewTraits) throws(CommandFailure) {
        let device = traits.effectiveDevice
        if wanted.contains(where: device.presentations.contains) { return }
        let names = device.presentations.map(\.rawValue).joined(separator: " or ")
        let place = device.stage == .lockScreen ? "" : " (\(device.stage.name))"
        throw CommandFailure(
            sentence: "\(device.name)\(place) has no Dynamic Island; draw \(names), or choose another --device.",
            status: .usage)
    }
}
