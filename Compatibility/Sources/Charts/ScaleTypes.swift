import CellUI
import Foundation

/// How far apart the values of a scale are.
public struct ScaleType: Hashable, Sendable {
    private enum Kind: Hashable {
        case linear, log, squareRoot, symmetricLog(slope: Double), power(Double), date, category
    }
    private let kind: Kind

    public static let linear = ScaleType(kind: .linear), log = ScaleType(kind: .log)
    public static let date = ScaleType(kind: .date), category = ScaleType(kind: .category)
    public static let squareRoot = ScaleType(kind: .squareRoot)
    public static let symmetricLog = symmetricLog(slopeAtZero: 1)
    public static func symmetricLog(slopeAtZero: Double) -> ScaleType {
        ScaleType(kind: .symmetricLog(slope: slopeAtZero > 0 ? slopeAtZero : 1))
    }
    public static func power(exponent: Double) -> ScaleType { ScaleType(kind: .power(exponent > 0 ? exponent : 1)) }

    /// Whether it has no zero.
    var isLog: Bool { kind == .log }

    /// The number by whose differences values are apart on the scale. A logarithmic scale has none below zero.
    func height(of value: Double) -> Double {
        let sign: Double = value < 0 ? -1 : 1
        switch kind {
        case .linear, .date, .category: return value
        case .log: return value > 0 ? log10(value) : -.infinity
        case .squareRoot: return sign * abs(value).squareRoot()
        case .symmetricLog(let slope): return sign * log1p(abs(value) * slope)
        case .power(let exponent): return sign * pow(abs(value), exponent)
        }
    }

    /// The value at a height.
    func value(at height: Double) -> Double {
        let sign: Double = height < 0 ? -1 : 1
        switch kind {
        case .linear, .date, .category: return height
        case .log: return pow(10, height)
        case .squareRoot: return sign * height * height
        case .symmetricLog(let slope): return sign * expm1(abs(height)) / slope
        case .power(let exponent): return sign * pow(abs(height), 1 / exponent)
        }
    }
}
