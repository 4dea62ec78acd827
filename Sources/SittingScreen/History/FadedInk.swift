import CellUI

/// The ink of bars and squares.
enum FadedInk {
    /// `style` at a part of its opacity, 0…1.
    ///
    /// Not optimized: the optimizer of Swift 6.3.1 crashes in every function that takes in a style's opacity from another module.
    @_optimize(none)
    static func of(_ style: some ShapeStyle, opacity: Double) -> AnyShapeStyle { AnyShapeStyle(style.opacity(opacity)) }
}
