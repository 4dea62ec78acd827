@preconcurrency import CNcurses
import CellUI
import Foundation

/// One use of the terminal by ncurses: chooses the terminfo entry, sets modes, and undoes all of it.
final class CursesSession {
    let colorDepth: ColorDepth
    let colorNumbering: ColorNumbering
    /// Whether the terminal is to be asked for 24-bit colour, which this session could then use at once.
    let asksForColors: Bool
    private let inputDescriptor: Int32
    private let outputDescriptor: Int32
    private let screen: OpaquePointer
    private let files: [UnsafeMutablePointer<FILE>]
    private var savedModes = termios()
    private let usesMouse: Bool

    init(options: TerminalScreen.Options, environment: [String: String]) throws(TerminalError) {
        let name = environment["TERM"] ?? ""
        guard !name.isEmpty, name != "dumb" else { throw .dumb(name: name) }
        guard isatty(options.input) == 1, isatty(options.output) == 1 else { throw .notATerminal }
        (inputDescriptor, outputDescriptor, usesMouse) = (options.input, options.output, options.usesMouse)
        guard tcgetattr(inputDescriptor, &savedModes) == 0 else {
            throw .system(call: "tcgetattr", reason: String(cString: strerror(errno)))
        }
        let entry = try Self.chooseEntry(name, options: options, environment: environment)
        (colorDepth, colorNumbering, asksForColors) = (entry.depth, entry.numbering, entry.asks)
        // Descriptors of its own: ncurses' streams are closed with it, the person's are not.
        guard let output = fdopen(dup(outputDescriptor), "w"), let input = fdopen(dup(inputDescriptor), "r") else {
            throw .system(call: "fdopen", reason: String(cString: strerror(errno)))
        }
        files = [output, input]
        if environment["ESCDELAY"] == nil { set_escdelay(25) }
        // The terminal's own word on its size, not what a shell once exported as LINES and COLUMNS.
        use_tioctl(true)
        let opened = entry.withEntry { newterm(entry.name, output, input) }
        guard let opened else {
            files.forEach { fclose($0) }
            throw .unknownTerminal(name: name)
        }
        screen = opened
        gatherOutput()
        setModes()
        TerminalRestoration.arm(descriptor: outputDescriptor, modes: savedModes, bytes: Self.restoringBytes())
    }

    /// Columns and rows, as ncurses knows them.
    var size: CellSize { CellSize(width: Int(ncurses_column_count()), height: Int(ncurses_line_count())) }

    /// Asks the terminal for its size and tells ncurses; `nil` if the terminal does not say.
    func adoptWindowSize() -> CellSize? {
        var window = winsize()
        guard ioctl(outputDescriptor, UInt(TIOCGWINSZ), &window) == 0, window.ws_row > 0, window.ws_col > 0 else {
            return nil
        }
        resize_term(Int32(window.ws_row), Int32(window.ws_col))
        return size
    }

    /// Gives the terminal back for a while.
    func leave() {
        if usesMouse { mousemask(0, nil) }
        flushinp()
        endwin()
        send(Self.bytesClearingLastLine())
        tcsetattr(inputDescriptor, TCSADRAIN, &savedModes)
        TerminalRestoration.disarm()
    }

    /// Takes the terminal again. Its contents are unknown.
    func enter() {
        reset_prog_mode()
        setModes()
        clearok(ncurses_physical_window(), true)
        wrefresh(ncurses_standard_window())
        TerminalRestoration.arm(descriptor: outputDescriptor, modes: savedModes, bytes: Self.restoringBytes())
    }

    /// Gives the terminal back for good. One that is gone or takes no bytes is not written to.
    func end() {
        if isWritable {
            if usesMouse { mousemask(0, nil) }
            endwin()
            send(Self.bytesClearingLastLine())
        }
        tcsetattr(inputDescriptor, TCSANOW, &savedModes)
        TerminalRestoration.disarm()
        delscreen(screen)
        files.forEach { fclose($0) }
    }

    /// Asks for 24-bit colour.
    func ask() -> ColorQuestion {
        writeWhole(ColorQuestion.bytes, to: outputDescriptor)
        return ColorQuestion(asked: .now)
    }

    /// Before the terminal is given back: reads what it still has to answer, so that the shell does not. What was typed
    /// meanwhile goes with it.
    func awaitAnswer(to question: inout ColorQuestion?) {
        var filter = AnswerFilter()
        while question?.isOpen == true, let asked = question?.asked {
            let left = ColorQuestion.patience - asked.duration(to: .now)
            var descriptor = pollfd(fd: inputDescriptor, events: Int16(POLLIN), revents: 0)
            var byte: UInt8 = 0
            guard left > .zero, poll(&descriptor, 1, Int32(left / .milliseconds(1))) > 0,
                read(inputDescriptor, &byte, 1) == 1
            else { return }
            if case .answer(let answer) = filter.take(UInt32(byte)) { question?.hear(answer) }
        }
    }

    /// From now on a crash also sends `bytes`.
    func arm(undoing bytes: [UInt8]) {
        TerminalRestoration.arm(
            descriptor: outputDescriptor, modes: savedModes, bytes: bytes + Self.restoringBytes())
    }

    /// Sends `bytes` as they are.
    func send(_ bytes: [UInt8]) { writeWhole(bytes, to: outputDescriptor) }

    /// Whether the terminal is there and takes bytes now.
    var isWritable: Bool {
        var descriptor = pollfd(fd: outputDescriptor, events: Int16(POLLOUT), revents: 0)
        guard poll(&descriptor, 1, 0) == 1 else { return false }
        return descriptor.revents & Int16(POLLOUT) != 0
            && descriptor.revents & Int16(POLLHUP | POLLERR | POLLNVAL) == 0
    }

    /// Lets an update go out in one write. From `newterm` until a terminal was given back and taken again, ncurses (6.4:
    /// `_nc_mvcur`) writes out whenever it moves the cursor: forty times a picture, six times a tick. So it is given
    /// back here, unseen.
    private func gatherOutput() {
        let descriptor = fileno(files[0])
        let terminal = dup(descriptor)
        let nowhere = open("/dev/null", O_WRONLY | O_CLOEXEC)
        defer { [terminal, nowhere].forEach { close($0) } }
        guard terminal >= 0, nowhere >= 0, dup2(nowhere, descriptor) >= 0 else { return }
        endwin()
        dup2(terminal, descriptor)
        // Sent by newterm alone, and gone with the rest.
        send(Array((capabilityText("enacs") ?? "").utf8))
        doupdate()
    }

    private func setModes() {
        raw()
        noecho()
        nonl()
        curs_set(0)
        let window = ncurses_standard_window()
        // No scrolling and no inserting: a picture that stands still is repainted where it changed.
        idlok(window, false)
        idcok(window, false)
        leaveok(window, true)
        intrflush(window, false)
        // An update goes out whole: looking for keys in between would cut it into several writes.
        typeahead(-1)
        if colorDepth != .none {
            start_color()
            use_default_colors()
        }
        if usesMouse {
            // Without this ncurses waits a sixth of a second to tell a click from a press.
            mouseinterval(0)
            mousemask(ncurses_button1_pressed() | ncurses_button1_released(), nil)
        }
    }

    /// What makes the terminal whole without ncurses' help: for a crash.
    private static func restoringBytes() -> [UInt8] {
        var text = ""
        if let mouse = capability("XM"), let off = ncurses_expand1(mouse, 0) {
            text += String(cString: off)
        } else if capability("kmous") != nil {
            text += "\u{1B}[?1000l"
        }
        for name in ["rmkx", "sgr0", "op", "smam", "cnorm", "rmcup"] { text += capabilityText(name) ?? "" }
        return Array(text.utf8) + bytesClearingLastLine()
    }

    /// Room for what is said next, on a terminal that has no other screen to go back to.
    private static func bytesClearingLastLine() -> [UInt8] {
        guard capability("rmcup") == nil, let move = ncurses_expand2(capability("cup"), ncurses_line_count() - 1, 0)
        else { return [] }
        return Array((withoutDelays(String(cString: move)) + (capabilityText("el") ?? "")).utf8)
    }
}
