extension Int {
    /// This number with at least two digits, as in a time of day: `05`, `34`.
    package var twoDigits: String {
        Self.twoDigitTexts.indices.contains(self) ? Self.twoDigitTexts[self] : String(self)
    }

    /// `00` to `99`: making them was a tenth of the instructions of a tick.
    private static let twoDigitTexts = (0..<100).map { $0 < 10 ? "0\($0)" : String($0) }
}
