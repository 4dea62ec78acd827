@preconcurrency import CNcurses
import CellUI

/// Reads keys and mouse events through ncurses without blocking.
struct InputReader {
    /// The query for colours; `nil` if none was sent.
    var question: ColorQuestion?
    /// The query for pictures; `nil` if none was sent.
    var pictures: PictureQuestion?
    private var filter = AnswerFilter()
    /// A pad, because reading from a window refreshes it first, and a pad is never refreshed.
    private let window: UnsafeMutablePointer<WINDOW>?

    init() {
        window = newpad(1, 1)
        keypad(window, true)
        nodelay(window, true)
    }

    func close() { delwin(window) }

    /// The next input, usually one event; empty if none is waiting.
    mutating func next() -> [TerminalEvent] {
        while true {
            var code: wint_t = 0
            var events: [TerminalEvent] = []
            switch wget_wch(window, &code) {
            case OK: events = character(UInt32(code))
            case KEY_CODE_YES:
                events = filter.release().map(typed)
                events += code == wint_t(KEY_MOUSE) ? mouse() : key(Int32(code)).map { [.key($0)] } ?? []
            default: return filter.pause().map(typed)
            }
            if !events.isEmpty { return events }
        }
    }

    /// The events for a character, unless it is part of a reply or of a key's sequence.
    private mutating func character(_ code: UInt32) -> [TerminalEvent] {
        switch filter.take(code) {
        case .typed(let codes): return codes.map(typed)
        case .held: return []
        case .answer(let answer):
            hear(answer)
            return []
        case .key(let key): return key.map { [.key($0)] } ?? []
        }
    }

    /// When the last query was sent to which replies may still come; `nil` if there is none.
    var lastOpenQuestion: ContinuousClock.Instant? {
        let colors = question.flatMap { $0.isOpen ? $0.asked : nil }
        return pictures.flatMap { $0.isOpen ? $0.asked : nil } ?? colors
    }

    /// Records a reply for the query that it is about. The device attributes end the older of two.
    mutating func hear(_ answer: TerminalAnswer) {
        let isColorOpen = question?.isOpen == true
        question?.hear(answer)
        pictures?.hear(answer, isLast: !isColorOpen)
    }

    /// A character or control code.
    private func typed(_ code: UInt32) -> TerminalEvent {
        code == 0x1C ? .terminated(signal: SIGQUIT) : .key(Key(code: code))
    }

    /// Maps a function key; `nil` for keys that are not used.
    private func key(_ code: Int32) -> Key? {
        switch code {
        case KEY_UP: .up
        case KEY_DOWN: .down
        case KEY_LEFT: .left
        case KEY_RIGHT: .right
        case KEY_HOME: .home
        case KEY_END: .end
        case KEY_PPAGE: .pageUp
        case KEY_NPAGE: .pageDown
        case KEY_BTAB: .backTab
        case KEY_BACKSPACE: .backspace
        case KEY_DC: .delete
        case KEY_ENTER: .enter
        // Some terminfo entries, such as the Linux console's, define Ctrl-Z as a key.
        case KEY_SUSPEND: .suspend
        default: nil
        }
    }

    /// ncurses reports mouse events that arrived together with a single KEY_MOUSE, and returns them last first.
    private func mouse() -> [TerminalEvent] {
        var events: [TerminalEvent] = []
        var event = MEVENT()
        while getmouse(&event) == OK {
            let position = CellPoint(x: Int(event.x), y: Int(event.y))
            if event.bstate & ncurses_button1_pressed() != 0 {
                events.append(.mouse(Mouse(kind: .press, position: position)))
            } else if event.bstate & ncurses_button1_released() != 0 {
                events.append(.mouse(Mouse(kind: .release, position: position)))
            } else if event.bstate & ncurses_wheel_up() != 0 {
                events.append(.mouse(Mouse(kind: .wheelUp, position: position)))
            } else if event.bstate & ncurses_wheel_down() != 0 {
                events.append(.mouse(Mouse(kind: .wheelDown, position: position)))
            }
        }
        return events.reversed()
    }
}
