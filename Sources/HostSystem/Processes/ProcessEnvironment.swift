@preconcurrency import Foundation

/// The environment variables of the process.
package enum ProcessEnvironment {
    /// What they are now, by name.
    ///
    /// On Linux from where the system put them: for a program as short as `islet status`, Foundation's way is a third of all
    /// its work.
    package static func read() -> [String: String] {
        #if os(Linux)
            var variables: [String: String] = [:]
            var next = Optional(environ)
            while let line = next?.pointee {
                if let sign = strchr(line, Int32(UInt8(ascii: "="))) {
                    let bytes = UnsafeRawBufferPointer(start: line, count: line.distance(to: sign))
                    let name = String(decoding: bytes, as: UTF8.self)
                    // Of a name that stands there twice, the first counts, as it does for getenv.
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
