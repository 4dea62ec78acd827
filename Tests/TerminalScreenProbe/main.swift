import CellUI
import Foundation
import TerminalScreen

// A program to be observed from outside: a clock or a still picture, until `q`, a signal, or a requested crash.
// Arguments: clock | still | exit | crash | overflow.

let mode = CommandLine.arguments.dropFirst().first ?? "still"
// As in a terminal that shows titles and progress, which must be removed afterwards.
let environment = ProcessInfo.processInfo.environment.merging(["WT_SESSION": "probe"]) { $1 }
let screen: TerminalScreen
do {
    screen = try TerminalScreen(environment: environment)
} catch {
    FileHandle.standardError.write(Data("probe: \(error)\n".utf8))
    exit(69)
}

func endlessly(_ depth: Int) -> Int { depth < 0 ? 0 : endlessly(depth + 1) + depth % 3 }

func picture(_ size: CellSize, _ lines: [String]) -> Frame {
    var frame = Frame(
        size: size,
        filledWith: .blank(CellStyle(foreground: CellColor(hex: 0xEEEEEE), background: CellColor(hex: 0x203040))))
    for (row, line) in lines.enumerated() {
        var x = 2
        for character in line {
            let width = DisplayWidth.of(character)
            let style = CellStyle(
                foreground: CellColor(hex: 0xFFFFFF), background: CellColor(hex: row % 2 == 0 ? 0x000000 : 0x123456))
            frame.put(Cell(glyph: Glyph(character), width: UInt8(width), style: style), x: x, y: row * 2 + 1)
            x += width
        }
    }
    return frame
}

var log: [String] = []
var deadline: Date?
while true {
    let now = Date()
    let seconds = Int(now.timeIntervalSince1970)
    let clock = mode == "clock" ? "\(seconds)" : "still"
    let clocks = (0..<4).map { "█ \(clock) ▌ \($0) é" } + ["a👩‍🌾b❤️c🇩🇪🇫🇷d👍🏽e"]
    screen.paint(picture(screen.size, clocks + log.suffix(6)))
    screen.setTitle("probe")
    screen.setProgress(.running(percent: 42))
    deadline = mode == "clock" ? Date(timeIntervalSince1970: Double(seconds + 1)) : nil
    if mode == "exit" { exit(3) }
    if mode == "crash" { fatalError("asked for") }
    if mode == "overflow" { print(endlessly(0)) }
    let event = screen.nextEvent(until: deadline)
    log.append("\(event)")
    switch event {
    case .key(.character("q")), .key(.interrupt):
        screen.close()
        exit(0)
    case .key(.character("b")): screen.ring()
    case .key(.character("f")): screen.flash()
    case .key(.suspend): screen.suspend()
    case .terminated(let signal):
        screen.close()
        TerminalScreen.reraise(signal)
    default: break
    }
}
