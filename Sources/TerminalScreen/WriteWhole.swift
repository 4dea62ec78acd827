import Foundation

/// Writes all of `bytes`, retrying after interruptions. On any other error the rest is dropped.
func writeWhole(_ bytes: [UInt8], to descriptor: Int32) {
    var sent = 0
    while sent < bytes.count {
        let count = bytes.withUnsafeBytes { write(descriptor, $0.baseAddress! + sent, $0.count - sent) }
        guard count > 0 || errno == EINTR else { return }
        sent += max(0, count)
    }
}
