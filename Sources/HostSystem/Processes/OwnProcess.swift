import Foundation

#if canImport(Glibc)
    // `environ` is a variable that other threads might change; it is read once, before there are any.
    @preconcurrency import Glibc
#endif

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

/// The environment variables of the process.
package enum ProcessEnvironment {
    /// The current variables by name.
    ///
    /// On Linux they are read as the C library has them: Foundation's `ProcessInfo` takes twice as long, an eighteenth of
    /// `islet status`.
    package static func read() -> [String: String] {
        #if canImport(Glibc)
            var variables: [String: String] = [:]
            var entry = environ
            while let text = entry.pointee {
                if let sign = strchr(text, Int32(UInt8(ascii: "="))) {
                    let name = UnsafeRawBufferPointer(start: text, count: sign - text)
                    variables[String(decoding: name, as: UTF8.self)] = String(cString: sign + 1)
                }
                entry += 1
            }
            return variables
        #else
            return ProcessInfo.processInfo.environment
        #endif
    }
}

/// The program's own code pages in memory.
package enum ProgramCode {
    /// Releases code pages that were only needed at launch: options, settings, certificates, opening the database. Pages needed
    /// again are reloaded from the file, usually from the page cache.
    ///
    /// A screen at rest then has 18 MB in memory instead of 26 (resident).
    ///
    /// Code pages are never modified, so nothing can be lost. Does nothing on systems other than Linux.
    package static func release() {
        #if os(Linux)
            guard let program = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"),
                let maps = FileManager.default.contents(atPath: "/proc/self/maps")
            else { return }
            var rest = maps[...]
            while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
                let line = String(decoding: rest[..<end], as: UTF8.self)
                if let code = range(of: program, in: line),
                    let start = UnsafeMutableRawPointer(bitPattern: code.lowerBound)
                {
                    madvise(start, code.count, MADV_DONTNEED)
                    // All of it is in one range, and that is among the first of hundreds.
                    return
                }
                rest = rest[(end + 1)...]
            }
        #endif
    }

    /// The address range of `program`'s code in a line of `/proc/PID/maps`; `nil` for any other line.
    ///
    ///     00400000-01c04000 r-xp 00000000 fe:01 1234      /usr/local/bin/islet
    static func range(of program: String, in line: some StringProtocol) -> Range<UInt>? {
        let fields = line.split(separator: " ", maxSplits: 5, omittingEmptySubsequences: true)
        guard fields.count == 6, fields[1] == "r-xp", fields[5].drop(while: { $0 == " " }) == program else {
            return nil
        }
        let ends = fields[0].split(separator: "-").compactMap { UInt($0, radix: 16) }
        return ends.count == 2 && ends[0] < ends[1] ? ends[0]..<ends[1] : nil
    }
}
