import CellUI

/// Moves a colour towards white or black just far enough to be readable on its backgrounds.
enum ContrastLift {
    /// The colour, or the nearest one with the needed contrast on every background; `nil` if there is none, or if the terminal
    /// determines one of the colours.
    ///
    /// Moves in steps of 1/64 towards white or black, whichever suffices first.
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
