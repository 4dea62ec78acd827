extension CellColor {
    /// How different two colours look: their distance in OKLab, 0 for equal ones to 1 for black and white; `nil` if the
    /// terminal decides one of them. From ``ColorReduction/meantDifference`` on, a difference is one that means something.
    ///
    /// Source: Björn Ottosson, "A perceptual color space for image processing", 2020.
    public func difference(from other: CellColor) -> Double? {
        guard let hex, let otherHex = other.hex else { return nil }
        return PerceptualColor(hex: hex).squaredDistance(to: PerceptualColor(hex: otherHex)).squareRoot()
    }
}
