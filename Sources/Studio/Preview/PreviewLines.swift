import Presentations
import ScreenKit

/// The first and last line of the preview screen.
struct PreviewLines {
    /// The state of the screen.
    let model: PreviewModel
    /// The choice at this instant.
    let choice: PreviewChoice
    /// The theme.
    let theme: Theme

    /// Draws the subject at the left and the traits at the right.
    func drawHeader(in line: CellRect, context: inout DrawingContext) {
        var x = line.minX
        x += context.draw(
            " preview", at: line.origin, paint: .solid(theme.screen.emphasis), in: line, attributes: .bold)
        x += 3
        let subject = WrappedText.cut(subject, to: max(0, line.maxX - x - 1))
        x += context.draw(subject, at: CellPoint(x: x, y: line.minY), paint: .solid(theme.screen.caption), in: line)
        let traits = [
            choice.traits.theme.displayName.lowercased(), PreviewDevices.name(of: choice.traits.device),
            PreviewAxis.named("colors")?.value(choice) ?? "",
        ].joined(separator: " · ")
        let start = line.maxX - DisplayWidth.of(traits) - 1
        guard start >= x + 3 else { return }
        context.draw(traits, at: CellPoint(x: start, y: line.minY), paint: .solid(theme.screen.hint), in: line)
    }

    private var subject: String {
        guard let matrix = model.matrix?.matrix else {
            let selected = model.selection.map { " · \($0.name)" } ?? ""
            return "\(choice.preview.displayName) · \(choice.state.name)\(selected)"
        }
        let presentation = model.matrixPresentations.count == 1 ? model.matrixPresentations[0].name : "all"
        let axes = "\(matrix.rowAxis.label) down × \(matrix.columnAxis.label) across"
        return "\(choice.preview.displayName) · \(axes) · \(presentation)"
    }

    /// Draws the notice, then the key hints that fit.
    func drawFooter(in line: CellRect, context: inout DrawingContext) {
        var x = line.minX + (line.width >= 40 ? 1 : 0)
        if let notice = model.notice ?? model.complaint {
            let text = WrappedText.cut(notice.replacing("\n", with: "  "), to: line.maxX - x)
            x += context.draw(text, at: CellPoint(x: x, y: line.minY), paint: .solid(theme.screen.emphasis), in: line)
            x += 4
        }
        for hint in Hint.fitting(model.keyMap.hints, in: line.maxX - x - 1) {
            hint.draw(at: &x, in: line, theme: theme, context: &context)
        }
    }
}
