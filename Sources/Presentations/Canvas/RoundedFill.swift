import CellUI

/// A rounded rectangle whose edges are mixed into half cells, as those of a phone's surfaces are: for what is drawn over the
/// presentations and is of the same hand. Only where colours are mixed.
package struct RoundedFill: View {
    private let color: CellColor
    private let cornerRadius: Double
    private let isPill: Bool

    /// A surface.
    ///
    /// - Parameters:
    ///   - cornerRadius: The radius of the corners, in points.
    ///   - isPill: Whether it leaves out half a row at the top and at the bottom, so that one row of text in three is in the middle of
    ///     it.
    package init(_ color: CellColor, cornerRadius: Double, isPill: Bool) {
        (self.color, self.cornerRadius, self.isPill) = (color, cornerRadius, isPill)
    }

    /// Takes all the space it is proposed.
    package var body: some View {
        CellDrawing { rect, context in
            let wasAntialiased = context.isAntialiased
            context.isAntialiased = true
            defer { context.isAntialiased = wasAntialiased }
            let scale = context.scale
            let size = scale.points(rect.size)
            let trimmed = isPill ? scale.pointsPerRow / 2 : 0
            let place = CGRect(x: 0, y: trimmed, width: size.width, height: size.height - 2 * trimmed)
            context.fill(
                Path(roundedRect: place, cornerRadius: cornerRadius), in: rect, scale: scale, paint: .solid(color))
        }
    }
}
