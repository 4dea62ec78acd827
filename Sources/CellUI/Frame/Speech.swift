/// A part of what a screen reader says of a picture.
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
    /// Adds a phrase to what a screen reader says.
    public mutating func say(_ phrase: String) { speech.append(.phrase(phrase)) }
}
