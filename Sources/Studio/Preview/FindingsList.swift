import Presentations
import ScreenKit

/// What the system would cut off or refuse, one sentence each. Measured at the chosen scale, or at 8 pt a column if it is to
/// fit the terminal.
struct FindingsList {
    /// The current choice.
    let choice: PreviewChoice
    /// The presentations to check.
    let presentations: [Presentation]
    /// The theme.
    let theme: Theme

    /// Draws the findings that fit, and an ellipsis if there are more.
    func draw(in rect: CellRect, context: inout DrawingContext) {
        guard rect.height > 0 else { return }
        let lines = Self.findings(of: choice, in: presentations).flatMap {
            WrappedText.lines($0, columns: rect.width - 4).enumerated().map { ($0 == 0 ? "! " : "  ") + $1 }
        }
        guard !lines.isEmpty else {
            context.draw(
                "nothing is cut off", at: CellPoint(x: rect.minX + 3, y: rect.minY), paint: .solid(theme.screen.hint),
                in: rect)
            return
        }
        let shown = lines.count <= rect.height ? lines : lines.prefix(rect.height - 1) + ["  …"]
        for (row, line) in shown.enumerated() {
            context.draw(
                line, at: CellPoint(x: rect.minX + 1, y: rect.minY + row), paint: .solid(theme.screen.emphasis),
                in: rect)
        }
    }

    /// The findings as sentences.
    static func findings(of choice: PreviewChoice, in presentations: [Presentation]) -> [String] {
        var exact = choice
        exact.traits.pointsPerColumn = choice.traits.pointsPerColumn ?? 8
        let picture = exact.picture(of: presentations)
        let plan = picture.naturalPlan
        return picture.canvas(plan: plan).inspect(in: plan.extent, at: choice.now).findings.map(\.sentence)
    }
}
