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
    /// The header's rectangle; `nil` if it does not fit.
    let header: CellRect?
    /// The presentations' rectangle.
    let canvas: CellRect
    /// The footer's rectangle; `nil` if it does not fit.
    let footer: CellRect?

    /// The layout of a screen of `size` around `canvas`.
    init(size: CellSize, canvas: PresentationCanvas) {
        let whole = canvas.plan(for: size)
        let shares: [(top: Int, bottom: Int)] = [(2, 2), (2, 1), (1, 1), (0, 1)]
        let share = shares.first { top, bottom in
            guard size.height > top + bottom else { return false }
            let plan = canvas.plan(for: CellSize(width: size.width, height: size.height - top - bottom))
            return Self.content(of: plan) == Self.content(of: whole) && !plan.isOneLine
        }
        self.init(size: size, top: share?.top ?? 0, bottom: share?.bottom ?? 0)
    }

    /// The layout for the plain timer, which gets its three rows first.
    static func plain(size: CellSize) -> ScreenLayout {
        let free = size.height - 3
        return ScreenLayout(size: size, top: free >= 2 ? 1 : 0, bottom: free >= 1 ? 1 : 0)
    }

    private init(size: CellSize, top: Int, bottom: Int) {
        let width = size.width
        header = top > 0 ? CellRect(x: 0, y: 0, width: width, height: 1) : nil
        footer = bottom > 0 ? CellRect(x: 0, y: size.height - 1, width: width, height: 1) : nil
        canvas = CellRect(x: 0, y: top, width: width, height: size.height - top - bottom)
    }

    /// What a plan shows, regardless of sizes.
    private static func content(of plan: CanvasPlan) -> [String] {
        plan.faces.map { "\($0.presentation) \($0.caption != nil)" } + ["\(plan.hasPhone)"]
    }
}
