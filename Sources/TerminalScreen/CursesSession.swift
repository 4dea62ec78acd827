@preconcurrency import CNcurses
import CellUI
import Foundation
import HostFiles

/// One ncurses session: chooses the terminfo entry, sets terminal modes and undoes everything at the end.
final class CursesSession {
    let colorDepth: ColorDepth
    let colorNumbering: ColorNumbering
    /// Whether to query the terminal for 24-bit colour. If so, the entry in use can switch to it at once.
    let asksForColors: Bool
    private let entry: DirectColorEntry?
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
        self.entry = entry.entry
        // Duplicated descriptors: the streams are closed with the session, the caller's descriptors stay open.
        guard let output = fdopen(dup(outputDescriptor), "w"), let input = fdopen(dup(inputDescriptor), "r") else {
            throw .system(call: "fdopen", reason: String(cString: strerror(errno)))
        }
        files = [output, input]
        if environment["ESCDELAY"] == nil { set_escdelay(25) }
        // Take the size from the terminal, not from LINES and COLUMNS, which may be stale exports.
        use_tioctl(true)
        let opened = entry.withEntry { newterm(entry.name, output, input) }
        guard let opened else {
            files.forEach { fclose($0) }
            throw .unknownTerminal(name: name)
        }
        screen = opened
        self.entry?.nameColors(colorNumbering)
        gatherOutput()
        setModes()
        TerminalRestoration.arm(descriptor: outputDescriptor, modes: savedModes, bytes: Self.restoringBytes())
    }

    /// Terminal size as ncurses knows it.
    var size: CellSize { CellSize(width: Int(ncurses_column_count()), height: Int(ncurses_line_count())) }

    /// Reads the window size and passes it to ncurses; `nil` if the terminal does not report one.
    func adoptWindowSize() -> CellSize? {
        var window = winsize()
        guard ioctl(outputDescriptor, UInt(TIOCGWINSZ), &window) == 0, window.ws_row > 0, window.ws_col > 0 else {
            return nil
        }
        resize_term(Int32(window.ws_row), Int32(window.ws_col))
        return size
    }

    /// Restores the terminal temporarily, for a suspend.
    func leave() {
        if usesMouse { mousemask(0, nil) }
        flushinp()
        endwin()
        send(Self.bytesClearingLastLine())
        tcsetattr(inputDescriptor, TCSADRAIN, &savedModes)
        TerminalRestoration.disarm()
    }

    /// Takes the terminal back after ``leave()`` and repaints from scratch, because its contents are unknown.
    func enter() {
        reset_prog_mode()
        setModes()
        clearok(ncurses_physical_window(), true)
        wrefresh(ncurses_standard_window())
        TerminalRestoration.arm(descriptor: outputDescriptor, modes: savedModes, bytes: Self.restoringBytes())
    }

    /// Restores the terminal for good. Nothing is written if the terminal is gone or not accepting output.
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

    /// Names colours by red, green and blue from now on; possible where ``asksForColors``.
    func useDirectColor() -> ColorNumbering {
        let numbering = ColorNumbering.direct(names: 256)
        entry?.nameColors(numbering)
        return numbering
    }

    /// Sends the queries about colour.
    func ask() -> ColorQuestion {
        send(ColorQuestion.bytes(asksForDepth: asksForColors))
        return ColorQuestion(asked: .now)
    }

    /// Sends the queries about pictures.
    func askForPictures(of program: TerminalProgram) -> PictureQuestion {
        send(PictureQuestion.bytes(for: program))
        return PictureQuestion(to: program, asked: .now)
    }

    /// Reads replies still outstanding before the terminal is restored, so that they do not end up in the shell. Keys typed
    /// meanwhile are dropped.
    func awaitAnswers(to input: inout InputReader) {
        var filter = AnswerFilter()
        while let asked = input.lastOpenQuestion {
            let left = ColorQuestion.patience - asked.duration(to: .now)
            var descriptor = pollfd(fd: inputDescriptor, events: Int16(POLLIN), revents: 0)
            var byte: UInt8 = 0
            guard left > .zero, poll(&descriptor, 1, Int32(left / .milliseconds(1))) > 0,
                read(inputDescriptor, &byte, 1) == 1
            else { return }
            if case .answer(let answer) = filter.take(UInt32(byte)) { input.hear(answer) }
        }
    }

    /// The size of a cell in pixels, as the terminal told the system; `nil` if it did not.
    var cellSize: PixelSize? {
        var window = winsize()
        guard ioctl(outputDescriptor, UInt(TIOCGWINSZ), &window) == 0, window.ws_row > 0, window.ws_col > 0 else {
            return nil
        }
        let cell = PixelSize(
            width: Int(window.ws_xpixel) / Int(window.ws_col), height: Int(window.ws_ypixel) / Int(window.ws_row))
        return cell.width > 0 && cell.height > 0 ? cell : nil
    }

    /// Makes a crash also send `bytes`.
    func arm(undoing bytes: [UInt8]) {
        TerminalRestoration.arm(
            descriptor: outputDescriptor, modes: savedModes, bytes: bytes + Self.restoringBytes())
    }

    /// Sends `bytes` unchanged.
    func send(_ bytes: [UInt8]) { writeWhole(bytes, to: outputDescriptor) }

    /// Whether the terminal is connected and accepts output now.
    var isWritable: Bool {
        var descriptor = pollfd(fd: outputDescriptor, events: Int16(POLLOUT), revents: 0)
        guard poll(&descriptor, 1, 0) == 1 else { return false }
        return descriptor.revents & Int16(POLLOUT) != 0
            && descriptor.revents & Int16(POLLHUP | POLLERR | POLLNVAL) == 0
    }

    /// Makes each update a single write. Between `newterm` and the first leave-and-re-enter, ncurses (6.4: `_nc_mvcur`) flushes
    /// whenever it moves the cursor: forty times for a full frame, six times for a tick. So the session leaves and re-enters
    /// once here, with the output redirected to /dev/null.
    private func gatherOutput() {
        let descriptor = fileno(files[0])
        let terminal = dup(descriptor)
        let nowhere = open("/dev/null", O_WRONLY | O_CLOEXEC)
        defer { [terminal, nowhere].forEach { close($0) } }
        guard terminal >= 0, nowhere >= 0, dup2(nowhere, descriptor) >= 0 else { return }
        endwin()
        dup2(terminal, descriptor)
        // `newterm` alone sends `enacs`, and here it went to /dev/null with the rest.
        send(Array((capabilityText("enacs") ?? "").utf8))
        doupdate()
    }

    private func setModes() {
        raw()
        noecho()
        nonl()
        curs_set(0)
        let window = ncurses_standard_window()
        // No scrolling or inserting of lines and characters: changed cells are repainted in place.
        idlok(window, false)
        idcok(window, false)
        leaveok(window, true)
        intrflush(window, false)
        // Do not poll for typeahead in the middle of an update, which would split it into several writes.
        typeahead(-1)
        if colorDepth != .none {
            start_color()
            use_default_colors()
        }
        if usesMouse {
            // Otherwise ncurses waits a sixth of a second to tell a click from a press.
            mouseinterval(0)
            mousemask(
                ncurses_button1_pressed() | ncurses_button1_released() | ncurses_wheel_up() | ncurses_wheel_down(), nil)
        }
    }

    /// Bytes that restore the terminal without ncurses, for use after a crash.
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

    /// On a terminal without an alternate screen, clears the last line for what is printed next.
    private static func bytesClearingLastLine() -> [UInt8] {
        guard capability("rmcup") == nil, let move = ncurses_expand2(capability("cup"), ncurses_line_count() - 1, 0)
        else { return [] }
        return Array((withoutDelays(String(cString: move)) + (capabilityText("el") ?? "")).utf8)
    }
}
