@preconcurrency import Foundation

/// The environment variables of the process.
package enum ProcessEnvironment {
    /// The current variables by name.
    ///
    /// On Linux, reads `environ` directly: Foundation's way would be a third of all the work of a program as short as `islet
    /// status`.
    package static func read() -> [String: String] {
        #if os(Linux)
            var variables: [String: String] = [:]
            var next = Optional(environ)
            while let line = next?.pointee {
                if let sign = strchr(line, Int32(UInt8(ascii: "="))) {
                    let bytes = UnsafeRawBufferPointer(start: line, count: line.distance(to: sign))
                    let name = String(decoding: bytes, as: UTF8.self)
                    // If a name occurs twice, the first one counts, as for `getenv`.
                    if variables[name] == nil { variables[name] = String(cString: sign + 1) }
                }
                next = next?.advanced(by: 1)
            }
            return variables
        #else
            return ProcessInfo.processInfo.environment
        #endif
    }
}
