import CellUI
import Foundation
import Testing

@testable import TerminalScreen

/// Everything that uses ncurses or starts a process: ncurses exists once per process, so one test at a time.
@Suite(.serialized) struct TerminalScreenTests {}

/// A screen on a pseudo-terminal, and the model that reads its bytes.
final class ScreenBench {
    let terminal: PseudoTerminal
    let screen: TerminalScreen
    var model: ModelTerminal

    init(
        _ depth: ColorDepth = .indexed256, size: CellSize = CellSize(width: 40, height: 10),
        opinion: ModelTerminal.Opinion = .clusters, environment: [String: String] = [:]
    ) throws {
        terminal = try PseudoTerminal(size: size)
        var options = TerminalScreen.Options()
        options.colorDepth = depth
        (options.input, options.output) = (terminal.slave, terminal.slave)
        let base = ["TERM": "xterm-256color", "LANG": "C.UTF-8"]
        screen = try TerminalScreen(options: options, environment: base.merging(environment) { $1 })
        model = ModelTerminal(size: size, opinion: opinion)
    }

    deinit { screen.close() }

    /// Paints and returns the number of bytes.
    @discardableResult func paint(_ frame: Frame) -> Int {
        screen.paint(frame)
        let bytes = terminal.output()
        model.receive(bytes)
        return bytes.count
    }
}

/// A frame with `lines` from its top left, in one style.
func frame(_ lines: [String], size: CellSize = CellSize(width: 40, height: 10), style: CellStyle = CellStyle()) -> Frame
{
    var frame = Frame(size: size, filledWith: .blank(style))
    for (y, line) in lines.enumerated() {
        var x = 0
        for character in line {
            let width = DisplayWidth.of(character)
            frame.put(Cell(glyph: Glyph(character), width: UInt8(width), style: style), x: x, y: y)
            x += width
        }
    }
    return frame
}
