import CellUI
import FrameSnapshots
import Presentations
import ScreenKit
import TerminalScreen
import Theming

/// The review screen: old and new frame, their differences, and the keys.
///
///     snapshot 2 of 5   ClockTests/paused.frame
///     old                      new
///     ╭──────────╮             ╭──────────╮
///     │   12:34  │             │   12:35  │
///     ╰──────────╯             ╰──────────╯
///     row 1, column 7: “4” is “5”
///     a accept  r reject  s skip …
struct ReviewPicture {
    let model: ReviewModel
    let theme: Theme

    /// Draws the screen for a terminal of `size`.
    func frame(size: CellSize) -> Frame {
        let rendering = Renderer.render(
            size: size, at: Date(timeIntervalSinceReferenceDate: 0),
            background: CellStyle(background: theme.screen.background)
        ) { context in
            drawText(in: &context)
            if model.help.isOpen {
                context.draw(
                    HelpView(model.keyMap.helpLines, offset: model.help.offset), in: context.bounds,
                    environment: EnvironmentValues(onScreenOf: theme, at: context.now))
            }
        }
        if model.help.isOpen { return rendering.frame }
        var frame = rendering.frame
        for pane in panes(in: body(of: size)) {
            pane.draw(in: &frame, offset: model.offset, marks: model.hasMarks, theme: theme)
        }
        return frame
    }

    // MARK: Words

    private func drawText(in context: inout DrawingContext) {
        let bounds = context.bounds
        guard !bounds.isEmpty else { return }
        draw(header, row: 0, ink: theme.screen.emphasis, attributes: .bold, in: &context)
        let body = body(of: bounds.size)
        for pane in panes(in: body) where pane.hasCaption {
            context.draw(
                WrappedText.cut(pane.caption, to: pane.rect.width),
                at: CellPoint(x: pane.rect.minX, y: pane.rect.minY - 1),
                paint: .solid(theme.screen.caption), in: bounds)
        }
        let lines = lines(rows: linesRect(of: bounds.size).height)
        for (index, line) in lines.enumerated() {
            draw(line, row: linesRect(of: bounds.size).minY + index, ink: theme.screen.caption, in: &context)
        }
        if bounds.height >= 3 {
            let row = bounds.height - 1
            if let words { draw(words, row: row, ink: theme.screen.emphasis, in: &context) }
            for key in keys(in: bounds.width) {
                draw(key.text, column: key.column, row: row, ink: theme.screen.hint, in: &context)
            }
        }
    }

    private func draw(
        _ text: String, column: Int = 1, row: Int, ink: CellColor, attributes: CellStyle.Attributes = [],
        in context: inout DrawingContext
    ) {
        context.draw(
            WrappedText.cut(text, to: context.bounds.width - 1 - column), at: CellPoint(x: column, y: row),
            paint: .solid(ink), in: context.bounds, attributes: attributes)
    }

    private var header: String {
        var parts = ["\(model.index + 1) of \(model.entries.count)"]
        switch model.entry.decision {
        case .accepted: parts.append("accepted")
        case .rejected: parts.append("rejected")
        case nil: break
        }
        parts.append(model.entry.name)
        if let frame = model.frame, model.entry.frames.count > 1 {
            parts.append("\(model.frameIndex + 1)/\(model.entry.frames.count) \(frame.name)")
        }
        return parts.joined(separator: " · ")
    }

    /// The message at the start of the last line; `nil` if there is none.
    private var words: String? { model.notice ?? (model.isDone ? model.summary : nil) }

    /// The keys that fit in the last line, each with its first column.
    private func keys(in width: Int) -> [(hint: Hint, text: String, column: Int)] {
        guard model.notice == nil || model.isDone else { return [] }
        var column = 1 + (words.map { DisplayWidth.of($0) + Hint.gap } ?? 0)
        return Hint.fitting(model.keyMap.hints, in: width - 1 - column).map { hint in
            let text = "\(hint.key) \(hint.meaning)"
            defer { column += text.count + Hint.gap }
            return (hint, text, column)
        }
    }

    /// The key that a click at `point` stands for; `nil` if there is none.
    func key(at point: CellPoint, size: CellSize) -> Key? {
        guard size.height >= 3, point.y == size.height - 1 else { return nil }
        return keys(in: size.width).first { $0.column <= point.x && point.x < $0.column + $0.text.count }?.hint.click
    }

    /// The differences that fit in `rows`. If there are no frames to scroll, the text scrolls instead.
    private func lines(rows: Int) -> [String] {
        let comparison = model.frame?.comparison
        var all = model.entry.frames.count > 1 ? comparison?.difference?.lines ?? model.entry.lines : model.entry.lines
        if comparison == nil { all = Array(all.dropFirst(model.offset.y)) }
        guard all.count > rows else { return all }
        if rows == 1, let first = all.first { return ["\(first), and \(all.count - 1) more"] }
        let most = max(0, rows - 1)
        return Array(all.prefix(most)) + (rows > 0 ? ["and \(all.count - most) more"] : [])
    }

    // MARK: Places

    /// The area between header and differences.
    private func body(of size: CellSize) -> CellRect {
        let lines = linesRect(of: size)
        return CellRect(x: 1, y: 2, width: size.width - 2, height: max(0, lines.minY - 3))
    }

    private func linesRect(of size: CellSize) -> CellRect {
        let room = max(0, size.height - 3)
        guard model.frame != nil else { return CellRect(x: 1, y: 2, width: size.width - 2, height: room) }
        let pictures = pictureSize
        let isStacked = 2 * pictures.width + 3 > size.width - 2 && model.shown == .both
        let spare = room - (isStacked ? 2 * pictures.height + 1 : pictures.height) - 2
        let wanted = min(max(4, spare), lineCount)
        let rows = room >= 8 ? wanted : room >= 4 ? 1 : 0
        return CellRect(x: 1, y: size.height - 1 - rows - (rows > 0 ? 1 : 0), width: size.width - 2, height: rows)
    }

    private var lineCount: Int {
        (model.entry.frames.count > 1 ? model.frame?.comparison.difference?.lines : nil)?.count
            ?? model.entry.lines.count
    }

    /// The width and height that fit both old and new.
    private var pictureSize: CellSize {
        guard let comparison = model.frame?.comparison else { return .zero }
        let old = comparison.old?.frame.size ?? .zero
        let new = comparison.new.frame.size
        return CellSize(width: max(old.width, new.width), height: max(old.height, new.height))
    }

    /// Old and new: side by side if both fit or the terminal is wide, else stacked.
    private func panes(in body: CellRect) -> [Pane] {
        guard let comparison = model.frame?.comparison, body.width > 0, body.height > 0 else { return [] }
        let changed = comparison.marks.reduce(0) { $0 + $1.width * $1.height }
        // If most cells changed, marks would hide the picture.
        let isMostly = changed * 2 > pictureSize.width * pictureSize.height
        let marks = isMostly ? [] : comparison.marks
        let new = Pane(
            caption: isMostly ? "new, most cells changed" : "new", snapshot: comparison.new, marks: marks, rect: body)
        guard let before = comparison.old else { return [new] }
        let old = Pane(caption: "old", snapshot: before, marks: marks, rect: body)
        switch model.shown {
        case .new: return [new]
        case .old: return [old]
        case .both: break
        }
        let (widest, highest) = (pictureSize.width, pictureSize.height)
        let half = (body.width - 3) / 2
        if widest <= half || (body.width >= 100 && highest * 2 + 1 > body.height) {
            let width = min(half, widest)
            return [
                old.placed(CellRect(x: body.minX, y: body.minY, width: width, height: body.height)),
                new.placed(CellRect(x: body.minX + width + 3, y: body.minY, width: width, height: body.height)),
            ]
        }
        let height = max(0, (body.height - 1) / 2)
        let upper = min(height, highest)
        return [
            old.placed(CellRect(x: body.minX, y: body.minY, width: body.width, height: upper)),
            new.placed(CellRect(x: body.minX, y: body.minY + upper + 1, width: body.width, height: upper)),
        ]
    }

    /// One of the two frames and its area.
    private struct Pane {
        let caption: String
        let snapshot: FrameSnapshot
        let marks: [CellRect]
        var rect: CellRect
        var hasCaption: Bool { rect.minY > 0 && rect.height > 0 }

        func placed(_ rect: CellRect) -> Pane {
            var pane = self
            pane.rect = rect
            return pane
        }

        func draw(in frame: inout Frame, offset: CellPoint, marks hasMarks: Bool, theme: Theme) {
            var picture = snapshot.frame
            if hasMarks {
                // Black on orange stands out from the picture; without colours it becomes reverse video.
                for mark in marks {
                    picture.restyle(mark) { style in
                        style.foreground = CellColor(hex: 0x000000)
                        style.background = CellColor(hex: 0xFF9F0A)
                        style.attributes.remove(.reverse)
                    }
                }
            }
            let size = CellSize(
                width: min(rect.width, max(0, picture.width - offset.x)),
                height: min(rect.height, max(0, picture.height - offset.y)))
            var part = Frame(size: size)
            part.draw(picture, at: CellPoint(x: -offset.x, y: -offset.y))
            frame.draw(part, at: rect.origin)
        }
    }
}
