import CellUI
import Foundation
import FrameExport
import Surroundings
import TerminalScreen

/// Formats frames for ordinary output: in colour on a terminal, as plain text elsewhere.
package struct FrameOutput {
    /// The colours that the output can show; none if it is not a terminal.
    package let depth: ColorDepth
    /// Whether output may be more than ASCII.
    package let isUnicode: Bool
    private let isTerminal: Bool

    /// Detects what the shell's output can show.
    package init(in shell: Shell) {
        isTerminal = shell.isOutputTerminal
        let abilities = OutputAbilities(environment: shell.environment)
        depth = isTerminal ? abilities.depth : .none
        isUnicode = abilities.isUnicode
    }

    /// The frame as text, one line per row.
    package func text(of frame: Frame) -> String {
        var frame = frame.reduced(to: depth)
        if !isUnicode {
            for y in 0..<frame.height {
                for x in 0..<frame.width where !frame[x, y].isContinuation {
                    let glyph = Glyph(AsciiFallback.character(for: frame[x, y].glyph))
                    frame.put(Cell(glyph: glyph, style: frame[x, y].style), x: x, y: y)
                }
            }
        }
        guard isTerminal else { return FrameFormat.text.export(frame) }
        let depth = depth
        return FrameFormat.ansi { SGRColor($0, depth: depth) }.export(frame)
    }
}
