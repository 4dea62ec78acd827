import CellUI

/// Brings a colour as near to white or black as it takes to be read on its grounds, and no further.
enum ContrastLift {
    /// The colour, or one that is like it and has the needed contrast with every ground; `nil` where there is none, or where
    /// the terminal decides one of the colours.
    ///
    /// It goes towards white or black, whichever is sooner enough, in steps of a 64th.
    static func lifted(_ color: CellColor, on grounds: [(color: CellColor, needed: Double)]) -> CellColor? {
        guard color.hex != nil, grounds.allSatisfy({ $0.color.hex != nil }) else { return nil }
        func isEnough(_ color: CellColor) -> Bool {
            grounds.allSatisfy { ground in color.contrast(with: ground.color).map { $0 >= ground.needed } ?? false }
        }
        if isEnough(color) { return color }
        let ends = [CellColor(hex: 0xFFFFFF), CellColor(hex: 0)].filter(isEnough)
        return (1...64).lazy.flatMap { step in
            ends.lazy.map { $0.blended(over: color, opacity: Double(step) / 64) }
        }.first(where: isEnough)
    }
}
