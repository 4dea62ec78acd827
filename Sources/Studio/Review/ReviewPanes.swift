import CellUI
import FrameSnapshots

/// Old and new: side by side if both fit or the terminal is wide, else stacked.
///
///     old                      new
///     ╭──────────╮             ╭──────────╮
///     │   12:34  │             │   12:35  │
///     ╰──────────╯             ╰──────────╯
struct ReviewPanes: View {
    private let comparison: FrameComparison
    private let model: ReviewModel
    private let size: CellSize

    /// The pictures of `comparison`, in an area of `size` cells.
    init(_ comparison: FrameComparison, model: ReviewModel, size: CellSize) {
        (self.comparison, self.model, self.size) = (comparison, model, size)
    }

    private var largest: CellSize { comparison.largestSize }

    var body: some View {
        if let old = comparison.old.map({ pane("old", $0) }), model.shown != .new {
            if model.shown == .old {
                old
            } else if isSideBySide {
                HStack(alignment: .top, spacing: 24) {
                    old
                    new
                }
            } else {
                VStack(alignment: .leading, spacing: 0) {
                    old
                    new
                }
            }
        } else {
            new
        }
    }

    private var new: some View {
        pane(isMostlyChanged ? "new, most cells changed" : "new", comparison.new)
    }

    /// If most cells changed, marks would hide the picture.
    private var isMostlyChanged: Bool {
        comparison.marks.reduce(0) { $0 + $1.width * $1.height } * 2 > largest.width * largest.height
    }

    private var isSideBySide: Bool {
        largest.width <= (size.width - 3) / 2 || (size.width >= 100 && largest.height * 2 + 2 > size.height)
    }

    /// A caption over the part of a picture that is scrolled to. The picture is a frame of a test: cells.
    private func pane(_ caption: String, _ snapshot: FrameSnapshot) -> some View {
        VStack(alignment: .leading, spacing: 0) {
            Text(verbatim: caption).foregroundStyle(.secondary).lineLimit(1).layoutPriority(1)
            CellDrawing { rect, context in
                context.draw(
                    marked(snapshot.frame), at: rect.offset(x: -model.offset.x, y: -model.offset.y).origin)
            }
            .frame(maxWidth: Double(largest.width) * 8, maxHeight: Double(largest.height) * 16)
        }
    }

    private func marked(_ frame: Frame) -> Frame {
        guard model.hasMarks, !isMostlyChanged else { return frame }
        var frame = frame
        // Black on orange stands out from the picture; without colours it becomes reverse video.
        for mark in comparison.marks {
            frame.restyle(mark) { style in
                style.foreground = CellColor(hex: 0x000000)
                style.background = CellColor(hex: 0xFF9F0A)
                style.attributes.remove(.reverse)
            }
        }
        return frame
    }
}

extension FrameComparison {
    /// The width and height that fit both old and new.
    var largestSize: CellSize {
        let old = old?.frame.size ?? .zero
        return CellSize(width: max(old.width, new.frame.size.width), height: max(old.height, new.frame.size.height))
    }
}
