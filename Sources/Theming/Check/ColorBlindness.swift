import CellUI
import Foundation

/// Simulation of the three colour blindnesses in which one kind of cone is missing.
///
/// Source of the matrices: G. M. Machado, M. M. Oliveira, L. A. F. Fernandes, "A Physiologically-based Model for Simulation of
/// Color Vision Deficiency", IEEE Transactions on Visualization and Computer Graphics 15 (6), 2009, severity 1.0. They apply to
/// linear light.
enum ColorBlindness: String, CaseIterable, Encodable {
    /// No long-wavelength cones: reds look dark and close to greens and browns.
    case protanopia
    /// No medium-wavelength cones: reds look close to greens. The most frequent of the three.
    case deuteranopia
    /// No short-wavelength cones: blues look close to greens, yellows to pinks. Rare.
    case tritanopia

    /// The colour that looks to normal vision as `color` looks with this blindness; `nil` if the terminal determines it.
    func appearance(of color: CellColor) -> CellColor? {
        guard case .rgb(let red, let green, let blue) = color.kind else { return nil }
        let light = [red, green, blue].map(Self.linear)
        let seen = rows.map { row in Self.encoded(zip(row, light).reduce(0) { $0 + $1.0 * $1.1 }) }
        return CellColor(red: seen[0], green: seen[1], blue: seen[2])
    }

    private var rows: [[Double]] {
        switch self {
        case .protanopia:
            [
                [0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998],
            ]
        case .deuteranopia:
            [
                [0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.011820, 0.042940, 0.968881],
            ]
        case .tritanopia:
            [
                [1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.303900],
            ]
        }
    }

    /// Linear intensity 0…1 of an sRGB byte. Source: IEC 61966-2-1, as in WCAG 2.2.
    private static func linear(_ byte: UInt8) -> Double {
        let value = Double(byte) / 255
        return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }

    /// The sRGB byte of a linear intensity, clamped to 0…1.
    private static func encoded(_ light: Double) -> UInt8 {
        let light = min(max(light, 0), 1)
        return UInt8(((light <= 0.0031308 ? light * 12.92 : 1.055 * pow(light, 1 / 2.4) - 0.055) * 255).rounded())
    }
}
