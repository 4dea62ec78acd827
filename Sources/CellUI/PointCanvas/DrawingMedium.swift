/// What views are drawn on. It decides the width of text and the least thickness of a line; layout is the same for both.
public enum DrawingMedium: Hashable, Sendable {
    /// The cells of a terminal: a letter is as wide as a cell, and every length takes whole cells when it is drawn.
    case cells
    /// A true picture in points: a letter has the width of its font, and lengths are drawn as they are.
    case points
}

extension CellScale {
    /// The pixels of a phone with three of them to a point. On ``DrawingMedium/points`` they take the place of cells: nothing that
    /// is seen is thinner.
    public static let pixels = CellScale(pointsPerColumn: 1 / 3, pointsPerRow: 1 / 3)
}

extension EnvironmentValues {
    /// Draws in points from here on: changes the medium and what is rounded to.
    public mutating func drawInPoints() {
        medium = .points
        cellScale = .pixels
    }
}

extension CGFloat {
    /// This length rounded up to whole pixels of ``CellScale/pixels``, as SwiftUI rounds the size of text.
    var roundedUpToPixels: CGFloat { (self * 3 - 1e-4).rounded(.up) / 3 }
}
