import Foundation
import Store
import Synchronization

/// Standard output, or another open descriptor.
struct DescriptorSink: LineSink {
    /// The descriptor; it stays open.
    let descriptor: Int32

    func write(_ lines: [UInt8]) {
        lines.withUnsafeBytes { bytes in
            var rest = bytes[...]
            while !rest.isEmpty {
                let count = Foundation.write(descriptor, rest.baseAddress, rest.count)
                if count > 0 {
                    rest = rest.dropFirst(count)
                } else if errno != EINTR {
                    // The reader is gone; the file of the state folder still has the lines.
                    return
                }
            }
        }
    }
}

extension Slice<UnsafeRawBufferPointer> {
    fileprivate var baseAddress: UnsafeRawPointer? { base.baseAddress?.advanced(by: startIndex) }
}

/// A private file that is replaced by an empty one when it has grown to ``largest``; the full one is kept under the name with
/// `.1`.
final class RotatedFileSink: LineSink {
    /// The size in bytes from which the file is put aside.
    static let largest = 16 << 20

    private let path: String
    private let file: Mutex<(descriptor: Int32, size: Int)>

    /// Opens the file for appending. Throws when it cannot be created.
    init(path: String) throws {
        self.path = path
        try PrivateFiles.makeFile(path)
        let descriptor = open(path, O_WRONLY | O_APPEND | O_CLOEXEC)
        guard descriptor >= 0 else {
            throw StoreError.cannotOpen(path: path, reason: String(cString: strerror(errno)))
        }
        file = Mutex((descriptor, Int(lseek(descriptor, 0, SEEK_END))))
    }

    deinit { file.withLock { _ = close($0.descriptor) } }

    func write(_ lines: [UInt8]) {
        file.withLock { file in
            if file.size > Self.largest { rotate(&file) }
            DescriptorSink(descriptor: file.descriptor).write(lines)
            file.size += lines.count
        }
    }

    private func rotate(_ file: inout (descriptor: Int32, size: Int)) {
        rename(path, path + ".1")
        guard (try? PrivateFiles.makeFile(path)) != nil else { return }
        let descriptor = open(path, O_WRONLY | O_APPEND | O_CLOEXEC)
        guard descriptor >= 0 else { return }
        close(file.descriptor)
        file = (descriptor, 0)
    }
}
