import CellUI
import Presentations

/// A surface of the chrome with round corners in half cells, as the phone's own are drawn; for where colours are mixed.
struct RoundedSurface: View {
    /// What the surface is of, which decides its colour.
    enum Level {
        /// A dialog, a little lighter than the screen; darker on a light one.
        case dialog
        /// What is on a dialog or in a row.
        case raised
        /// What the keys act on.
        case focus

        /// How much of the text's colour is in the screen's; the focus has the tint's.
        fileprivate var share: Double { self == .dialog ? 0.07 : 0.2 }
    }

    /// What it is of.
    let level: Level
    /// The radius of the corners, in points.
    let cornerRadius: Double
    /// Whether it leaves out half a row at the top and at the bottom, so that one row of text in three is in the middle of it.
    var isPill = false
    @Environment(\.screenBackground) private var background
    @Environment(\.palette) private var palette

    /// Takes all the space it is proposed.
    var body: some View { RoundedFill(color, cornerRadius: cornerRadius, isPill: isPill) }

    private var color: CellColor {
        level == .focus ? palette.tint : palette.primary.blended(over: background, opacity: level.share)
    }
}

/// The colour of text on the tint: the screen's.
struct OnTint: ShapeStyle {
    /// The screen's background.
    func _paint(in environment: EnvironmentValues) -> Paint { .solid(environment.screenBackground) }
}
