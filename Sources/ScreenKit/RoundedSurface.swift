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
        func surface(_ share: Double, for texts: [CellColor]) -> CellColor {
            Theme.Screen.surface(of: palette.primary, on: background, share: share, for: texts)
        }
        return switch level {
        case .dialog:
            surface(Theme.Screen.dialogShare, for: [palette.primary, palette.secondary, palette.tertiary])
        case .raised: surface(Theme.Screen.raisedShare, for: [palette.primary])
        case .focus: palette.tint
        }
    }
}

/// The colour of text on the tint: the screen's.
struct OnTint: ShapeStyle {
    /// The screen's background.
    func _paint(in environment: EnvironmentValues) -> Paint { .solid(environment.screenBackground) }
}
