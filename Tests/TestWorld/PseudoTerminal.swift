import Foundation

/// A terminal made by a test, and the bytes written to it. A class, because it owns descriptors.
package final class PseudoTerminal {
    private let master: Int32
    private let slave: Int32
    /// Its device file.
    package let device: String

    package init?() {
        var (master, slave): (Int32, Int32) = (-1, -1)
        var name = [CChar](repeating: 0, count: 128)
        guard openpty(&master, &slave, &name, nil, nil) == 0 else { return nil }
        (self.master, self.slave) = (master, slave)
        for descriptor in [master, slave] { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
        device = String(decoding: name.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    }

    deinit {
        close(slave)
        close(master)
    }

    /// Reads one byte; nil if none arrives within ten seconds.
    package func nextByte() -> UInt8? {
        var wait = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
        var byte: UInt8 = 0
        guard poll(&wait, 1, 10_000) == 1, read(master, &byte, 1) == 1 else { return nil }
        return byte
    }
}
