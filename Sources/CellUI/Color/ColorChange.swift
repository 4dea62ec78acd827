import Foundation

/// A change of colours as a value: first a ``ColorMatrix``, then a curve for each component.
///
/// A value, because the renderer recolours what has colours of its own, such as the emoji of a font.
package struct ColorChange: Hashable, Sendable, Codable {
    /// `factor` times a power of a component, each 0…1.
    package struct Curve: Hashable, Sendable, Codable {
        /// What the power is multiplied by.
        package let factor: Double
        /// The power.
        package let exponent: Double

        /// Creates a curve.
        package init(factor: Double, exponent: Double) { (self.factor, self.exponent) = (factor, exponent) }

        /// A component as it is.
        package static let identity = Curve(factor: 1, exponent: 1)

        fileprivate func value(of component: Double) -> Double {
            factor * pow(component, exponent)
        }
    }

    /// What red, green and blue each become first: the shares of red, green and blue, and the constant.
    package let rows: [SIMD4<Double>]
    /// What red, green and blue each become then; empty for nothing.
    package let curves: [Curve]

    /// A change by a matrix alone.
    init(_ matrix: ColorMatrix) { (rows, curves) = (matrix.rows, []) }

    /// Red, green and blue from one brightness, each by its curve.
    ///
    /// - Parameter shares: How much of red, green and blue the brightness has. What is more than 1 is cut off.
    package init(brightness shares: SIMD3<Double>, red: Curve, green: Curve, blue: Curve) {
        (rows, curves) = (Array(repeating: SIMD4(shares, 0), count: 3), [red, green, blue])
    }

    /// Whether it has three rows, and three curves or none, of finite numbers. One from another process may not.
    package var isWhole: Bool {
        rows.count == 3 && [0, 3].contains(curves.count)
            && rows.allSatisfy { row in (0..<4).allSatisfy { abs(row[$0]) < 1e6 } }
            && curves.allSatisfy { abs($0.factor) < 1e6 && abs($0.exponent) < 1e6 }
    }

    /// The changed colour. One that the terminal decides stays as it is.
    package func callAsFunction(_ color: CellColor) -> CellColor {
        guard color.hex != nil else { return color }
        let (red, green, blue) = color.components(assuming: color)
        let own = SIMD4(Double(red) / 255, Double(green) / 255, Double(blue) / 255, 1)
        func byte(_ index: Int) -> UInt8 {
            func cut(_ value: Double) -> Double { value.isFinite ? min(max(value, 0), 1) : 0 }
            let component = cut((rows[index] * own).sum())
            return UInt8((cut(curves.isEmpty ? component : curves[index].value(of: component)) * 255).rounded())
        }
        return CellColor(red: byte(0), green: byte(1), blue: byte(2))
    }
}
