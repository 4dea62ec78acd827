import GuestProtocol

/// Why a guest trapped: what its process printed, or else what the compiler calls the failure at that place.
struct TrapMessage {
    /// `Score.swift:12: Fatal error: Index out of range`
    let sentence: String
    /// Whether something was unwrapped that is not there.
    let isOfNil: Bool

    /// - Parameters:
    ///   - text: What the process printed last.
    ///   - place: Where it trapped. It replaces a place in the standard library.
    init?(in text: String, at place: TrapPlace.Place?) {
        let line = text.split(whereSeparator: \.isNewline).last {
            $0.contains("Fatal error") || $0.contains("rror: ") || $0.hasPrefix("Could not cast value of type '")
        }
        if let line {
            let message = String(line.prefix(400)).withoutControls.replacing("Guest/", with: "")
            sentence = Self.placed(message, at: place?.line)
            isOfNil = message.contains("found nil") || message.contains("of type 'Swift.Optional<")
        } else if let place, let failure = place.failure {
            // Such as `(value as? String)!`, whose trap prints nothing.
            sentence = "\(place.line): Fatal error: \(failure)"
            isOfNil = failure.contains("nil")
        } else {
            return nil
        }
    }

    private static func placed(_ message: String, at place: String?) -> String {
        if message.hasPrefix("Could not cast") {
            // The addresses of the types, and of what private ones are in, differ from one run to the next.
            let plain = message.replacing(#/ \(0x[0-9a-f]+\)\.?|\(unknown context at \$[0-9a-f]+\)\./#, with: "")
            return (place.map { "\($0): " } ?? "") + plain.replacing("'Guest.", with: "'")
        }
        guard let place, message.hasPrefix("Swift/") || message.hasPrefix("Fatal error"),
            let start = message.range(of: "Fatal error")?.lowerBound
        else { return message }
        return "\(place): \(message[start...])"
    }
}
