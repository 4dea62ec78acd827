import Foundation

/// The sign on an app of the home screen, none of which is a real one: without signs, apps would be coloured tiles.
enum AppSign: Int, CaseIterable {
    case message, mail, notes, video

    /// Whether it is dark, on a light app.
    var isDark: Bool { self == .notes }

    /// The rows of an app from which a sign on it is more than a stain.
    static let leastRows = 4

    /// The sign on an app of the given size, in points.
    ///
    /// - Parameter app: The cells of the app. Thin lines are on whole half rows of it, and begin and end with whole columns: between two,
    ///   they would not be seen, or have ends of different forms.
    func path(in size: CGSize, app: CellSize) -> Path {
        path(app).scaled(x: size.width / Self.side, y: size.height / Self.side, around: .zero)
    }

    /// The side of the square in which the signs are given.
    private static let side = 60.0

    private func path(_ app: CellSize) -> Path {
        func polygon(_ points: [(x: Double, y: Double)]) -> Path {
            Path {
                $0.addLines(points.map { CGPoint(x: $0.x, y: $0.y) })
                $0.closeSubpath()
            }
        }
        switch self {
        case .message:
            var bubble = Path(ellipseIn: CGRect(x: 11, y: 13, width: 38, height: 28))
            bubble.addPath(polygon([(17, 34), (30, 39), (15, 48)]))
            return bubble
        case .mail:
            // The flap, and the letter below it.
            var letter = polygon([(13, 17), (47, 17), (30, 31)])
            letter.addPath(polygon([(10, 22), (30, 38), (50, 22), (50, 44), (10, 44)]))
            return letter
        case .notes:
            let (column, line) = (Self.side / Double(max(1, app.width)), Self.side / Double(max(1, 2 * app.height)))
            let (first, step) = ((16 / line).rounded(), max(2, (12 / line).rounded()))
            let left = (15 / column).rounded()
            let full = Double(app.width) - 2 * left
            return Path {
                for (index, columns) in [full, full, (full * 0.6).rounded()].enumerated() {
                    $0.addRect(
                        CGRect(
                            x: left * column, y: (first + Double(index) * step) * line, width: columns * column,
                            height: line))
                }
            }
        case .video: return polygon([(22, 15), (22, 45), (48, 30)])
        }
    }
}
