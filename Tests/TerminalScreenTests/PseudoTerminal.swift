import CellUI
import Foundation

/// A terminal without a window: input goes in at `master`, and output comes out there.
final class PseudoTerminal {
    private(set) var master: Int32
    let slave: Int32
    let path: String

    init(size: CellSize) throws {
        var (master, slave): (Int32, Int32) = (-1, -1)
        var name = [CChar](repeating: 0, count: 128)
        guard openpty(&master, &slave, &name, nil, nil) == 0 else {
            throw POSIXError(.init(rawValue: errno) ?? .EIO)
        }
        (self.master, self.slave) = (master, slave)
        path = String(decoding: name.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
        for descriptor in [master, slave] { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
        _ = fcntl(master, F_SETFL, O_NONBLOCK)
        resize(to: size)
    }

    deinit {
        close(slave)
        hangUp()
    }

    /// Closes, like a terminal whose window is closed.
    func hangUp() {
        if master >= 0 { close(master) }
        master = -1
    }

    func resize(to size: CellSize) {
        var window = winsize(ws_row: UInt16(size.height), ws_col: UInt16(size.width), ws_xpixel: 0, ws_ypixel: 0)
        _ = ioctl(master, UInt(TIOCSWINSZ), &window)
    }

    func type(_ text: String) { _ = Array(text.utf8).withUnsafeBytes { write(master, $0.baseAddress, $0.count) } }

    /// All bytes available now.
    func output() -> [UInt8] {
        var all: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 65536)
        while true {
            let count = read(master, &buffer, buffer.count)
            guard count > 0 else { return all }
            all += buffer[..<count]
        }
    }

    /// Bytes until `condition` is true for all of them, or ten seconds have passed.
    func output(until condition: ([UInt8]) -> Bool) -> [UInt8] {
        var all: [UInt8] = []
        let end = Date(timeIntervalSinceNow: 10)
        while Date() < end {
            all += output()
            if condition(all) { break }
            var descriptor = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
            if poll(&descriptor, 1, 50) == 1, descriptor.revents & Int16(POLLIN) == 0 { usleep(1000) }
        }
        return all
    }

    /// The modes as `stty -g` would print them.
    var modes: [UInt] {
        var modes = termios()
        tcgetattr(slave, &modes)
        return [modes.c_iflag, modes.c_oflag, modes.c_cflag, modes.c_lflag].map { UInt($0) }
    }
}

/// Whether `text` occurs in `bytes`.
func contains(_ bytes: [UInt8], _ text: String) -> Bool { bytes.firstRange(of: Array(text.utf8)) != nil }
