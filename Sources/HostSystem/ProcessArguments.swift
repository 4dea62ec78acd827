import Foundation

/// The words of the process's command line.
package enum ProcessArguments {
    /// All words after the program's name.
    ///
    /// On Linux, Swift's `CommandLine` finds them by walking back from the environment. A preloaded library that has changed that
    /// before `main`, as libfaketime does, leaves it without any; the kernel still knows them. Source:
    /// [proc_pid_cmdline(5)](https://man7.org/linux/man-pages/man5/proc_pid_cmdline.5.html).
    package static func read() -> [String] {
        let words = Array(CommandLine.arguments.dropFirst())
        #if os(Linux)
            // Only where none were found, so that `islet status` opens no file for it.
            if words.isEmpty, let bytes = FileManager.default.contents(atPath: "/proc/self/cmdline"), !bytes.isEmpty {
                return Self.words(in: bytes)
            }
        #endif
        return words
    }

    /// The words after the first one of a text in which each of them ends with a NUL.
    static func words(in bytes: Data) -> [String] {
        bytes.split(separator: 0, omittingEmptySubsequences: false).dropFirst().dropLast()
            .map { String(decoding: $0, as: UTF8.self) }
    }
}
