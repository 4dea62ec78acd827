extension SymbolGlyphs {
    /// Arrows and chevrons.
    static let arrows: [(String, Character)] = [
        ("arrow.right", "→"), ("arrow.left", "←"), ("arrow.up", "↑"), ("arrow.down", "↓"), ("arrow.right.circle", "→"),
        ("arrow.right.circle.fill", "→"), ("arrow.left.circle", "←"), ("arrow.left.circle.fill", "←"),
        ("arrow.up.circle", "↑"), ("arrow.up.circle.fill", "↑"), ("arrow.down.circle", "↓"),
        ("arrow.down.circle.fill", "↓"), ("arrow.up.right", "↗"), ("arrow.up.left", "↖"), ("arrow.down.right", "↘"),
        ("arrow.down.left", "↙"), ("arrow.up.arrow.down", "⇅"), ("arrow.left.arrow.right", "⇄"),
        ("arrow.left.and.right", "↔"), ("arrow.up.and.down", "↕"), ("arrow.clockwise", "↻"),
        ("arrow.counterclockwise", "↺"), ("arrow.clockwise.circle", "↻"), ("arrow.counterclockwise.circle", "↺"),
        ("arrow.triangle.2.circlepath", "♲"), ("arrow.2.circlepath", "♲"), ("arrow.circlepath", "↻"),
        ("arrow.uturn.backward", "↶"), ("arrow.uturn.left", "↶"), ("arrow.uturn.forward", "↷"),
        ("arrow.uturn.right", "↷"), ("arrow.turn.up.right", "↱"), ("arrow.turn.down.right", "↳"),
        ("arrow.turn.up.left", "↰"), ("arrow.turn.down.left", "↲"), ("arrow.turn.down.left.circle", "↲"),
        ("arrow.up.to.line", "↥"), ("arrow.down.to.line", "↧"), ("arrow.right.to.line", "⇥"),
        ("arrow.left.to.line", "⇤"), ("arrow.triangle.turn.up.right.circle", "↱"),
        ("arrow.triangle.turn.up.right.diamond", "↱"), ("arrow.triangle.turn.up.right.diamond.fill", "↱"),
        ("arrow.triangle.branch", "Y"), ("arrow.triangle.swap", "⇵"), ("arrow.up.left.and.arrow.down.right", "⇱"),
        ("arrow.up.forward", "↗"), ("arrow.forward", "→"), ("arrow.backward", "←"), ("arrow.down.app", "⍗"),
        ("square.and.arrow.up", "⇪"), ("square.and.arrow.down", "⍗"), ("rectangle.portrait.and.arrow.right", "⇰"),
        ("arrowshape.right", "⇨"), ("arrowshape.right.fill", "⇨"), ("chevron.right", "›"), ("chevron.left", "‹"),
        ("chevron.up", "⌃"), ("chevron.down", "⌄"), ("chevron.right.2", "❱"), ("chevron.left.2", "❰"),
        ("chevron.compact.right", "›"), ("chevron.compact.left", "‹"), ("chevron.forward", "›"),
        ("chevron.backward", "‹"), ("chevron.up.chevron.down", "⇳"), ("chevron.right.circle", "›"),
        ("chevron.right.circle.fill", "›"), ("arrowtriangle.right", "▷"), ("arrowtriangle.right.fill", "►"),
        ("arrowtriangle.left", "◁"), ("arrowtriangle.left.fill", "◄"), ("arrowtriangle.up", "△"),
        ("arrowtriangle.up.fill", "▲"), ("arrowtriangle.down", "▽"), ("arrowtriangle.down.fill", "▼"),
    ]
}
