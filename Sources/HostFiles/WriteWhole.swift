import Foundation

/// Writes all of `bytes`, usually in one call; the rest follows after an interruption. Returns whether everything was written;
/// otherwise `errno` has the reason.
@discardableResult
package func writeWhole(_ bytes: some ContiguousBytes, to descriptor: Int32) -> Bool {
    bytes.withUnsafeBytes { bytes in
        var rest = bytes[...]
        while !rest.isEmpty {
            let part = UnsafeRawBufferPointer(rebasing: rest)
            let count = write(descriptor, part.baseAddress, part.count)
            if count < 0, errno != EINTR { return false }
            rest = rest.dropFirst(max(0, count))
        }
        return true
    }
}
