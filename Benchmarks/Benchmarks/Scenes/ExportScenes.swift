import CellUI
import FrameExport
import Presentations

extension Scene {
    private static func picture() -> Frame {
        rendering(at: SittingOnShow.now(), size: CellSize(width: 120, height: 36)).frame
    }

    /// The lock screen's card alone, 47 × 11: what a picture in a text is.
    private static func card() -> Frame {
        PresentationPicture(SittingOnShow.views(), presentations: [.lockScreen]).frame(at: SittingOnShow.now())
    }

    /// A minute of the card, second by second.
    private static func minute() -> FrameRecording {
        let picture = PresentationPicture(SittingOnShow.views(), presentations: [.lockScreen])
        var recording = FrameRecording(first: picture.frame(at: SittingOnShow.now()))
        for second in 1..<60 { recording.append(picture.frame(at: SittingOnShow.now(second)), at: .seconds(second)) }
        return recording
    }

    /// What leaves the program by other ways than the terminal.
    static let export = [
        Scene("true picture of all faces: state to SVG") {
            var second = 0
            return {
                second = (second + 1) % 60
                let picture = PresentationPicture(SittingOnShow.views())
                keep(PointSVG.document(of: picture.pointCanvas(at: SittingOnShow.now(second))))
            }
        },
        Scene("true picture of all faces: PNG at 3x") {
            let canvas = PresentationPicture(SittingOnShow.views()).pointCanvas(at: SittingOnShow.now())
            var options = PointSVGOptions()
            options.scale = 3
            // Only librsvg makes a PNG; `scenes.py` says "not measured" where it is missing.
            guard let renderer = try? PNGRenderer() else { return {} }
            return { keep(try? renderer.png(of: canvas, options: options)) }
        },
        Scene("export card: SVG") {
            let frame = card()
            return { keep(FrameFormat.svg().export(frame)) }
        },
        Scene("export card: HTML") {
            let frame = card()
            return { keep(FrameFormat.html().export(frame)) }
        },
        Scene("export card: JSON") {
            let frame = card()
            return { keep(FrameFormat.json.export(frame)) }
        },
        Scene("export a minute of the card: asciicast") {
            let recording = minute()
            return { keep(RecordingFormat.asciicast().export(recording)) }
        },
        Scene("export a minute of the card: moving SVG") {
            let recording = minute()
            return { keep(RecordingFormat.svg().export(recording)) }
        },
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
