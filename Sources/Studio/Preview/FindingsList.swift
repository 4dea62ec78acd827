import Presentations
import ScreenKit

/// What the system would cut off or refuse, a sentence each: at the device's own proportions, whatever scale the terminal asks
/// for.
struct FindingsList {
    /// What is looked at.
    let choice: PreviewChoice
    /// The presentations that are looked at.
    let presentations: [Presentation]
    /// The colours.
    let theme: Theme

    /// Draws as many as there is room for, with the number of the rest.
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

    /// The sentences.
    static func findings(of choice: PreviewChoice, in presentations: [Presentation]) -> [String] {
        var exact = choice
        exact.traits.pointsPerColumn = choice.traits.pointsPerColumn ?? 8
        let picture = exact.picture(of: presentations)
        let plan = picture.naturalPlan
        return picture.canvas(plan: plan).inspect(in: plan.extent, at: choice.now).findings.map(\.sentence)
    }
}
