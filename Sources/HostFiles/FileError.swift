import Foundation

/// The system refused to create, write or lock a file.
package struct FileError: Error, Hashable {
    /// The system's error number.
    package let code: Int32

    /// Takes the number from `errno`.
    init() { code = errno }

    init(code: Int32) { self.code = code }

    /// The system's message, such as `Permission denied`.
    package var reason: String { String(cString: strerror(code)) }
}
