/// A part of the screen-reader output.
enum Speech {
    case phrase(String)
    case view(PreparedView)

    func read(into reading: inout Reading) {
        switch self {
        case .phrase(let phrase): reading.say(phrase)
        case .view(let view): view.node.read(into: &reading)
        }
    }
}

extension DrawingContext {
    /// Adds a phrase to the screen-reader output.
    public mutating func say(_ phrase: String) { speech.append(.phrase(phrase)) }
}
