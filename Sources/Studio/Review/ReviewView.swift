import CellUI
import FrameSnapshots
import Presentations
import ScreenKit
import TerminalScreen
import Theming

/// The review screen: old and new frame, their differences, and the keys. A click on a key sends it.
///
///      2 of 5 · ClockTests/paused.frame
///      old                      new
///      ╭──────────╮             ╭──────────╮
///      │   12:34  │             │   12:35  │
///      ╰──────────╯             ╰──────────╯
///
///      row 1, column 7: was “4”, is now “5”
///
///      a accept   r reject   s skip …
struct ReviewView: View {
    private let model: ReviewModel
    private let size: CellSize
    /// Whether a true picture covers ``pictureRoom``. Default: `false`.
    var showsPicture = false

    /// A screen of `size` cells.
    init(_ model: ReviewModel, size: CellSize) { (self.model, self.size) = (model, size) }

    /// The drawn screen, in the colours of `theme`. It never changes.
    func rendering(_ theme: Theme) -> Rendering {
        let environment = EnvironmentValues(onScreenOf: theme, at: Date(timeIntervalSinceReferenceDate: 0))
        return Renderer.render(
            size: size, at: environment.now, background: CellStyle(background: theme.screen.background)
        ) { $0.draw(self, in: $0.bounds, environment: environment, alignment: .topLeading) }
    }

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            Text(verbatim: header).bold().foregroundStyle(.primary).lineLimit(1).frame(height: 16)
            if let comparison = model.frame?.comparison {
                ReviewPanes(comparison, model: model, size: CellSize(width: size.width - 2, height: paneRows))
                    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
                lines(rows: lineRows)
            } else if showsPicture {
                Color.clear
                lines(rows: lineRows)
            } else {
                lines(rows: max(0, size.height - 4)).frame(maxHeight: .infinity, alignment: .top)
            }
            if size.height >= 3 { Footer(notice: words, hints: hints).frame(height: 16).padding(.top, 16) }
        }
        .padding(.horizontal, 8)
        .modal { model.help.isOpen ? HelpView(model.keyMap.helpLines, offset: model.help.offset) : nil }
    }

    /// The message in the last line.
    private var words: String? { model.notice ?? (model.isDone ? model.summary : nil) }

    private var hints: [Hint] { model.notice == nil || model.isDone ? model.keyMap.hints : [] }

    /// The cells for a true picture; `nil` if there is none, or something else covers them.
    var pictureRoom: CellRect? {
        guard model.entry.points != nil, !model.help.isOpen, size.width > 2, paneRows > 0 else { return nil }
        return CellRect(x: 1, y: 1, width: size.width - 2, height: paneRows)
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

    // MARK: Differences

    /// The differences that fit in `rows`. If there are no frames to scroll, the text scrolls instead.
    @ViewBuilder private func lines(rows: Int) -> some View {
        if rows > 0 {
            let all = model.frame == nil ? Array(differences.dropFirst(model.offset.y)) : differences
            let most = all.count > rows ? rows - 1 : rows
            VStack(alignment: .leading, spacing: 0) {
                if most == 0, let first = all.first {
                    Text(verbatim: "\(first), and \(all.count - 1) more")
                } else {
                    ForEach(all.prefix(most), id: \.self) { Text(verbatim: $0) }
                    if all.count > most { Text(verbatim: "and \(all.count - most) more") }
                }
            }
            .foregroundStyle(.secondary).lineLimit(1).padding(.top, 16)
        }
    }

    private var differences: [String] {
        let ofFrame = model.entry.frames.count > 1 ? model.frame?.comparison.difference?.lines : nil
        return ofFrame ?? model.entry.lines
    }

    /// The rows of the differences below pictures: what these leave, at least four.
    private var lineRows: Int {
        let room = max(0, size.height - 3)
        if model.entry.points != nil, room >= 8 { return min(differences.count, room / 4) }
        guard let comparison = model.frame?.comparison, room >= 8 else { return room >= 4 ? 1 : 0 }
        let pictures = comparison.largestSize
        let isStacked = 2 * pictures.width + 3 > size.width - 2 && model.shown == .both
        let spare = room - (isStacked ? 2 * pictures.height + 1 : pictures.height) - 2
        return min(max(4, spare), differences.count)
    }

    /// The rows of the pictures and their captions: what differences and keys leave.
    private var paneRows: Int { size.height - 3 - (lineRows > 0 ? lineRows + 1 : 0) }
}
