import Foundation

/// The process's command-line arguments.
package enum ProcessArguments {
    /// All arguments after the program's name.
    ///
    /// On Linux, Swift's `CommandLine` finds them by walking back from the environment. If a preloaded library such as
    /// libfaketime has changed the environment before `main`, it finds none; the kernel still has them. Source:
    /// [proc_pid_cmdline(5)](https://man7.org/linux/man-pages/man5/proc_pid_cmdline.5.html).
    package static func read() -> [String] { read(found: Array(CommandLine.arguments.dropFirst())) }

    /// The arguments that Swift found, or the kernel's if it found none.
    static func read(found words: [String]) -> [String] {
        #if os(Linux)
            // Only if none were found, so that `islet status` does not open a file for this.
            if words.isEmpty, let bytes = FileManager.default.contents(atPath: "/proc/self/cmdline"), !bytes.isEmpty {
                return Self.words(in: bytes)
            }
        #endif
        return words
    }

    /// Splits NUL-terminated arguments and drops the first.
    static func words(in bytes: Data) -> [String] {
        bytes.split(separator: 0, omittingEmptySubsequences: false).dropFirst().dropLast()
            .map { String(decoding: $0, as: UTF8.self) }
    }
}
