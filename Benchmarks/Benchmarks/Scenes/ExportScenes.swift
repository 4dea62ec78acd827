import CellUI
import FrameExport

extension Scene {
    private static func picture() -> Frame {
        rendering(at: SittingOnShow.now(), size: CellSize(width: 120, height: 36)).frame
    }

    /// What leaves the program by other ways than the terminal.
    static let export = [
        Scene("export 120×36: SVG") {
            let frame = picture()
            return { keep(FrameFormat.svg().export(frame)) }
        },
        Scene("export 120×36: ANSI") {
            let frame = picture()
            return { keep(FrameFormat.ansi().export(frame)) }
        },
        Scene("export 120×36: text") {
            let frame = picture()
            return { keep(FrameFormat.text.export(frame)) }
        },
        Scene("colours of 120×36: to 256") { reduction(to: .indexed256) },
        Scene("colours of 120×36: to 16") { reduction(to: .ansi16) },
        Scene("colours of 120×36: to none") { reduction(to: .none) },
    ]

    /// Every cell's style, with nothing remembered from cell to cell.
    private static func reduction(to depth: ColorDepth) -> () -> Void {
        let cells = picture().cells
        return { for cell in cells { keep(ColorReduction.reduced(cell.style, to: depth)) } }
    }
}
