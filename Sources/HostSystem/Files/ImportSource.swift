import Foundation
import Languages

/// A file read in chunks.
package struct ImportSource {
    private static let pieceLength = 1 << 20

    private let path: String
    private let handle: Handle
    private var ahead: [UInt8] = []
    /// Number of bytes returned so far.
    package private(set) var done = 0
    /// Size in bytes; 0 if unknown.
    package let size: Int

    /// Closes the file when the last copy is released.
    private final class Handle {
        let descriptor: Int32
        init(_ descriptor: Int32) { self.descriptor = descriptor }
        deinit { close(descriptor) }
    }

    /// Opens a file; `-` is standard input.
    package init(path: String) throws {
        self.path = path
        let descriptor = path == "-" ? dup(STDIN_FILENO) : open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else {
            throw CommandFailure(
                sentence: localized(
                    "\(path) cannot be opened: \(systemErrorText()); check its name and permissions."),
                status: errno == ENOENT ? .noInput : .inputOutput)
        }
        handle = Handle(descriptor)
        var status = stat()
        fstat(descriptor, &status)
        size = Int(status.st_size)
    }

    /// Peeks at the first bytes; ``next()`` returns them again.
    package mutating func beginning(_ count: Int) throws -> [UInt8] {
        while ahead.count < count, let piece = try read() { ahead += piece }
        return ahead
    }

    /// The next chunk; `nil` at the end.
    package mutating func next() throws -> [UInt8]? {
        let piece = ahead.isEmpty ? try read() : ahead
        ahead = []
        done += piece?.count ?? 0
        return piece
    }

    private func read() throws -> [UInt8]? {
        var count = 0
        let piece = [UInt8](unsafeUninitializedCapacity: Self.pieceLength) { buffer, initialized in
            repeat {
                count = Foundation.read(handle.descriptor, buffer.baseAddress, buffer.count)
            } while count < 0 && errno == EINTR
            initialized = max(0, count)
        }
        guard count >= 0 else {
            throw CommandFailure(
                sentence: localized("\(path) cannot be read: \(systemErrorText()); check the disk."),
                status: .inputOutput)
        }
        return count == 0 ? nil : piece
    }
}
