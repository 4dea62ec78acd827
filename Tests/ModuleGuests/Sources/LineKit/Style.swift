package enum Style {
    package static let mark = "kit mark"
}

package struct LineState: Codable, Hashable {
    package static let sample = LineState(name: "kit sample")
    package var name: String
}
