@preconcurrency import CNcurses
import CellUI

/// Reads keys and the mouse through ncurses, without waiting.
struct InputReader {
    /// A pad, for reading from a window paints it first, and a pad is never painted.
    private let window: UnsafeMutablePointer<WINDOW>?

    init() {
        window = newpad(1, 1)
        keypad(window, true)
        nodelay(window, true)
    }

    func close() { delwin(window) }

    /// The next key or mouse event; `nil` if nothing more has been typed.
    func next() -> ScreenEvent? {
        while true {
            var code: wint_t = 0
            switch wget_wch(window, &code) {
            case OK: return typed(UInt32(code))
            case KEY_CODE_YES: if let event = pressed(Int32(code)) { return event }
            default: return nil
            }
        }
    }

    /// A character or control code.
    private func typed(_ code: UInt32) -> ScreenEvent {
        switch code {
        case 0x03: .key(.interrupt)
        case 0x08, 0x7F: .key(.backspace)
        case 0x09: .key(.tab)
        case 0x0A, 0x0D: .key(.enter)
        case 0x0C: .key(.redraw)
        case 0x1A: .key(.suspend)
        case 0x1B: .key(.escape)
        case 0x1C: .terminated(signal: SIGQUIT)
        case 0x01..<0x1B: .key(.control(Character(Unicode.Scalar(UInt8(code + 0x60)))))
        default: .key(.character(Character(Unicode.Scalar(code) ?? "\u{FFFD}")))
        }
    }

    /// A function key; those that no one asks for are passed over.
    private func pressed(_ code: Int32) -> ScreenEvent? {
        switch code {
        case KEY_UP: .key(.up)
        case KEY_DOWN: .key(.down)
        case KEY_LEFT: .key(.left)
        case KEY_RIGHT: .key(.right)
        case KEY_HOME: .key(.home)
        case KEY_END: .key(.end)
        case KEY_PPAGE: .key(.pageUp)
        case KEY_NPAGE: .key(.pageDown)
        case KEY_BTAB: .key(.backTab)
        case KEY_BACKSPACE: .key(.backspace)
        case KEY_DC: .key(.delete)
        case KEY_ENTER: .key(.enter)
        case KEY_MOUSE: mouse()
        default: nil
        }
    }

    private func mouse() -> ScreenEvent? {
        var event = MEVENT()
        guard getmouse(&event) == OK else { return nil }
        let position = CellPoint(x: Int(event.x), y: Int(event.y))
        if event.bstate & ncurses_button1_pressed() != 0 { return .mouse(Mouse(kind: .press, position: position)) }
        if event.bstate & ncurses_button1_released() != 0 { return .mouse(Mouse(kind: .release, position: position)) }
        return nil
    }
}
