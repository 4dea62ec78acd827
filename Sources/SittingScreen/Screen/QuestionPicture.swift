import CellUI
import Presentations
import ScreenKit

/// Draws a question with its answers over the screen.
///
///     ╭─────────────────────────────────────────────╮
///     │  End the sitting?                           │
///     │                                             │
///     │   Finish    Discard    Keep sitting         │
///     │                                             │
///     │  Ends the sitting and logs it.              │
///     ╰─────────────────────────────────────────────╯
struct QuestionPicture {
    /// The question.
    let question: Question
    /// The theme.
    let theme: Theme

    /// Draws the largest form that fits, and passes the full text to screen readers.
    func draw(size: CellSize, context: inout DrawingContext, targets: inout [ScreenImage.Target]) {
        question.spoken.forEach { context.say($0) }
        let box = DialogBox(theme: theme)
        let answers = width(isShort: false)
        let consequence = question.answers.map { DisplayWidth.of(question.consequence(of: $0)) }.max() ?? 0
        let detail = question.detail.map(DisplayWidth.of) ?? 0
        let rows = question.detail == nil ? 0 : 1
        let full = CellSize(width: max(answers, consequence, detail, question.title.count), height: 5 + rows)
        let short = CellSize(width: max(width(isShort: true), question.title.count), height: 3)
        let area = context.bounds
        if DialogBox.fits(full, in: area) {
            let place = box.draw(around: full, in: area, context: &context)
            drawTitle(at: place.origin, in: place, context: &context)
            if let detail = question.detail {
                context.draw(
                    detail, at: CellPoint(x: place.minX, y: place.minY + 1), paint: .solid(theme.screen.hint), in: place
                )
            }
            let row = CellPoint(x: place.minX - 1, y: place.minY + 2 + rows)
            drawAnswers(isShort: false, at: row, context: &context, targets: &targets)
            context.draw(
                question.consequence(of: question.selected), at: CellPoint(x: place.minX, y: place.minY + 4 + rows),
                paint: .solid(theme.screen.hint), in: place)
        } else if DialogBox.fits(short, in: area) {
            let place = box.draw(around: short, in: area, context: &context)
            drawTitle(at: place.origin, in: place, context: &context)
            let row = CellPoint(x: place.minX - 1, y: place.minY + 2)
            drawAnswers(isShort: true, at: row, context: &context, targets: &targets)
        } else {
            drawSelected(size: size, box: box, context: &context, targets: &targets)
        }
    }

    private func width(isShort: Bool) -> Int {
        question.answers.reduce(-1) { $0 + DisplayWidth.of($1.label(isShort: isShort)) + 3 } - 2
    }

    private func drawTitle(at origin: CellPoint, in rect: CellRect, context: inout DrawingContext) {
        context.draw(question.title, at: origin, paint: .solid(theme.screen.emphasis), in: rect, attributes: .bold)
    }

    private func drawAnswers(
        isShort: Bool, at origin: CellPoint, context: inout DrawingContext, targets: inout [ScreenImage.Target]
    ) {
        var x = origin.x
        for answer in question.answers {
            let place = DialogBox(theme: theme).drawChoice(
                answer.label(isShort: isShort), isChosen: answer == question.selected,
                at: CellPoint(x: x, y: origin.y), context: &context)
            targets.append(ScreenImage.Target(rect: place, action: .answer(answer)))
            x = place.maxX + 1
        }
    }

    /// Draws only the selected answer if not all fit; the arrow keys still change it.
    private func drawSelected(
        size: CellSize, box: DialogBox, context: inout DrawingContext, targets: inout [ScreenImage.Target]
    ) {
        context.fill(context.bounds, with: .solid(theme.screen.background))
        let hasTitle = size.height >= 2
        if hasTitle {
            let title =
                DisplayWidth.of(question.title) <= size.width
                ? question.title : question.subject == .cancel ? "Discard?" : "End?"
            context.draw(title, at: .zero, paint: .solid(theme.screen.emphasis), in: context.bounds, attributes: .bold)
        }
        let label = question.selected.label(isShort: size.width < 20)
        let place = box.drawChoice(
            WrappedText.cut(label, to: size.width - 2), isChosen: true, at: CellPoint(x: 0, y: hasTitle ? 1 : 0),
            context: &context)
        if size.height >= 3, size.width >= 20 {
            context.draw(
                "←→ others", at: CellPoint(x: 0, y: 2), paint: .solid(theme.screen.hint), in: context.bounds)
        }
        targets.append(ScreenImage.Target(rect: place, action: .answer(question.selected)))
    }
}
