import Presentations

/// How the screen's rows are divided between header, presentations and footer.
///
///     islet   Breath awareness      midnight · 393 × 852     header
///
///       Lock Screen        Dynamic Island · Expanded         canvas
///       …
///
///     space pause   enter end   ? help                       footer
///
/// Header and footer get rows only if that costs no presentation, caption or phone.
struct ScreenLayout: Hashable {
    /// Rows above the presentations, of which the header is the first; 0 if it does not fit.
    let top: Int
    /// Rows below the presentations, of which the footer is the last; 0 if it does not fit.
    let bottom: Int

    /// The layout of a screen of `size` around `canvas`.
    init(size: CellSize, canvas: PresentationCanvas) {
        let whole = canvas.plan(for: size)
        let shares: [(top: Int, bottom: Int)] = [(2, 2), (2, 1), (1, 1), (0, 1)]
        let share = shares.first { top, bottom in
            guard size.height > top + bottom else { return false }
            let plan = canvas.plan(for: CellSize(width: size.width, height: size.height - top - bottom))
            return Self.isShown(plan, like: whole) && !plan.isOneLine
        }
        (top, bottom) = share ?? (0, 0)
    }

    /// The layout for the plain timer in `height` rows, which gets its three rows first.
    init(plainTimerIn height: Int) {
        let free = height - 3
        (top, bottom) = (free >= 2 ? 1 : 0, free >= 1 ? 1 : 0)
    }

    /// Whether two plans show the same, regardless of sizes.
    private static func isShown(_ plan: CanvasPlan, like other: CanvasPlan) -> Bool {
        plan.hasPhone == other.hasPhone
            && plan.faces.elementsEqual(other.faces) {
                $0.presentation == $1.presentation && ($0.caption == nil) == ($1.caption == nil)
            }
    }
}
