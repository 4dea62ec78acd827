import Presentations

extension Color {
    /// A colour written `#RRGGBB`; `nil` if it is not.
    init?(hex: String) {
        guard hex.utf8.count == 7, hex.hasPrefix("#"), hex.dropFirst().allSatisfy(\.isHexDigit),
            let value = UInt32(hex.dropFirst(), radix: 16)
        else { return nil }
        func part(_ shift: UInt32) -> Double { Double(value >> shift & 255) / 255 }
        self.init(red: part(16), green: part(8), blue: part(0))
    }
}
