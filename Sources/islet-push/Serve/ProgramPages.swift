import Foundation

/// The pages of the program's own file that are mapped into memory.
enum ProgramPages {
    /// Gives back the code that was read so far. What is called again comes back from the file's cache, without reading the disk.
    ///
    /// Called once, when everything has been set up: most code that a start needs (options, certificates, the database's
    /// migrations) is never called again, and the kernel maps 64 KB around each page of it. On Linux that is 10 of 37 MB. On
    /// other systems it does nothing.
    static func releaseCode() {
        #if os(Linux)
            guard let maps = try? String(contentsOfFile: "/proc/self/maps", encoding: .utf8) else { return }
            for line in maps.split(separator: "\n") {
                // `00400000-02a00000 r-xp 00001000 fe:00 1234  /usr/bin/islet-push`. Code is never written to, so all of it is
                // still in the file.
                let fields = line.split(separator: " ", omittingEmptySubsequences: true)
                guard fields.count > 5, fields[1] == "r-xp", fields[5].hasPrefix("/") else { continue }
                let ends = fields[0].split(separator: "-").compactMap { UInt($0, radix: 16) }
                guard ends.count == 2, let start = UnsafeMutableRawPointer(bitPattern: ends[0]) else { continue }
                madvise(start, Int(ends[1] - ends[0]), MADV_DONTNEED)
            }
        #endif
    }
}
