package enum Style {
    package static let mark = "stops mark"
}

package struct LineState: Codable, Hashable {
    package static let first = LineState(stop: "first stop")
    package var stop: String
}

extension String {
    package var marked: String { self + ", " + Style.mark }
}
