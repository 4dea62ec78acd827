extension BlockFace {
    /// Digits of seven segments, which are letters: for terminals without block elements, where five rows are too many.
    static let segments = BlockFace(
        height: 3, spaceWidth: 1, usesLetters: true,
        strips: [
            """
            0   1   2   3   4   5   6   7   8   9   : -
            ._. ... ._. ._. ... ._. ._. ._. ._. ._. . ..
            |.| ..| ._| ._| |_| |_. |_. ..| |_| |_| o __
            |_| ..| |_. ._| ..| ._| |_| ..| |_| ._| o ..
            """
        ])
}
