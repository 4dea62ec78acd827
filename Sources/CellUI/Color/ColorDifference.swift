extension CellColor {
    /// The perceptual difference of two colours: their distance in OKLab, 0 if equal to 1 for black and white; `nil`
    /// if the terminal decides either.
    ///
    /// From ``ColorReduction/meantDifference`` up, a difference counts as intended.
    ///
    /// Source: Björn Ottosson, "A perceptual color space for image processing", 2020.
    public func difference(from other: CellColor) -> Double? {
        guard let hex, let otherHex = other.hex else { return nil }
        return PerceptualColor(hex: hex).squaredDistance(to: PerceptualColor(hex: otherHex)).squareRoot()
    }
}
