import Foundation
import HostFiles
import Languages

/// The joining process's end of the pipe by which actions make themselves known, and its claim to be the only one.
///
/// A pipe rather than a watched file: the kernel knows whether somebody reads, so that an action whose reader was killed is
/// refused at once. A class, for it holds descriptors.
package final class ActionInbox: Sendable {
    /// Readable when there are new actions; see ``drain()``.
    package let descriptor: Int32
    private let writer: Int32
    private let lock: FileLock

    /// The inbox of a store that has joined a server; nil while another process has it.
    init?(_ locations: StoreLocations) throws(StoreError) {
        let path = locations.outgoingPath
        do throws(FileError) {
            guard let lock = try FileLock(ifFree: locations.joinedPath) else { return nil }
            self.lock = lock
        } catch {
            throw .cannotCreate(path: locations.joinedPath, reason: systemErrorText(error.code))
        }
        var status = stat()
        if stat(path, &status) == 0, status.st_mode & S_IFMT != S_IFIFO { unlink(path) }
        guard mkfifo(path, 0o600) == 0 || errno == EEXIST else { throw Self.failure(path) }
        descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
        // Without a writer of our own, the pipe would be at its end after every other.
        writer = open(path, O_WRONLY | O_NONBLOCK | O_CLOEXEC)
        guard descriptor >= 0, writer >= 0 else { throw Self.failure(path) }
    }

    deinit { for descriptor in [descriptor, writer] where descriptor >= 0 { close(descriptor) } }

    /// Takes what says that there is something new.
    package func drain() {
        var bytes = [UInt8](repeating: 0, count: 512)
        while read(descriptor, &bytes, bytes.count) > 0 {}
    }

    /// Wakes the joining process; false where there is none.
    static func wake(_ locations: StoreLocations) -> Bool {
        let writer = open(locations.outgoingPath, O_WRONLY | O_NONBLOCK | O_CLOEXEC)
        guard writer >= 0 else { return false }
        defer { close(writer) }
        // While this end is open, a reader that dies now does not make the write a deadly signal.
        let reader = open(locations.outgoingPath, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
        defer { if reader >= 0 { close(reader) } }
        var byte: UInt8 = 0
        // A full pipe wakes as well.
        return write(writer, &byte, 1) == 1 || errno == EAGAIN
    }

    private static func failure(_ path: String) -> StoreError {
        .cannotCreate(path: path, reason: systemErrorText())
    }
}
