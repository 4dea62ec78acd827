extension Int {
    /// This number with at least two digits, as in a time of day: `05`, `34`.
    package var twoDigits: String { self < 10 ? "0\(self)" : String(self) }
}
