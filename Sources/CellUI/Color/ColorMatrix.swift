import Foundation

/// A change of colours in which each of red, green and blue becomes a sum of shares of the three and a constant.
///
/// What is drawn inside a view can be recoloured one by one for such a change: mixed colours become mixtures of the changed ones. That
/// is exact as long as no component leaves 0…1, where it is cut off.
struct ColorMatrix: Hashable, Sendable {
    /// What red, green and blue each become: the shares of red, green and blue, and the constant.
    let rows: [SIMD4<Double>]

    private init(_ red: SIMD4<Double>, _ green: SIMD4<Double>, _ blue: SIMD4<Double>) { rows = [red, green, blue] }

    /// The same for each component, without a share of the others.
    private init(factor: Double, constant: Double = 0) {
        self.init([factor, 0, 0, constant], [0, factor, 0, constant], [0, 0, factor, constant])
    }

    /// How bright red, green and blue each look; together 1.
    ///
    /// Source: [Filter Effects](https://www.w3.org/TR/filter-effects-1/#feColorMatrixElement).
    private static let luminance = SIMD3(0.2126, 0.7152, 0.0722)

    /// Each component times that of another colour.
    static func multiplication(by color: CellColor) -> ColorMatrix {
        let (red, green, blue) = color.components(assuming: CellColor(hex: 0xFF_FFFF))
        return ColorMatrix(
            [Double(red) / 255, 0, 0, 0], [0, Double(green) / 255, 0, 0], [0, 0, Double(blue) / 255, 0])
    }
    /// Each component subtracted from 1.
    static let inversion = ColorMatrix(factor: -1, constant: 1)
    /// An amount added to each component: −1 for black, 1 for white.
    static func brightness(_ amount: Double) -> ColorMatrix { ColorMatrix(factor: 1, constant: amount) }
    /// The distance of each component from grey times an amount: 1 for none.
    static func contrast(_ amount: Double) -> ColorMatrix { ColorMatrix(factor: amount, constant: (1 - amount) / 2) }
    /// The distance of each component from the grey that is as bright times an amount: 1 for none, 0 for grey.
    static func saturation(_ amount: Double) -> ColorMatrix {
        func row(_ own: Int) -> SIMD4<Double> {
            var shares = luminance * (1 - amount)
            shares[own] += amount
            return SIMD4(shares, 0)
        }
        return ColorMatrix(row(0), row(1), row(2))
    }
    /// Colours turned by an angle around the greys, which stay.
    ///
    /// Source: [Filter Effects](https://www.w3.org/TR/filter-effects-1/#feColorMatrixElement), `hueRotate`.
    static func hueRotation(_ angle: Angle) -> ColorMatrix {
        let (cosine, sine) = (cos(angle.radians), sin(angle.radians))
        let turned = [
            SIMD3(-luminance.x, -luminance.y, 1 - luminance.z), SIMD3(0.143, 0.140, -0.283),
            SIMD3(luminance.x - 1, luminance.y, luminance.z),
        ]
        func row(_ own: Int) -> SIMD4<Double> {
            var unit = SIMD3<Double>()
            unit[own] = 1
            return SIMD4(luminance + cosine * (unit - luminance) + sine * turned[own], 0)
        }
        return ColorMatrix(row(0), row(1), row(2))
    }

    /// The changed colour. One that the terminal decides stays as it is.
    func callAsFunction(_ color: CellColor) -> CellColor { ColorChange(self)(color) }
}
