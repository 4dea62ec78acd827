import Foundation
import HostSystem
import Presentations

/// Where a guest's code was when it crashed or was too late, as its process printed it: `islet-trap` or `islet-late`, the part of the
/// picture that was being drawn, and the addresses of the calls in its program, innermost first.
struct TrapPlace {
    /// Whether the process ended because it was too late.
    let isLate: Bool
    /// What was being drawn; `nil` if it was none of the presentations.
    let part: ActivityPart?
    /// Addresses in the program, in hexadecimal digits.
    let addresses: [String]

    init(in text: String) {
        let line = text.split(whereSeparator: \.isNewline).last {
            $0.hasPrefix("islet-trap") || $0.hasPrefix("islet-late")
        }
        isLate = line?.hasPrefix("islet-late") ?? false
        let words = (line ?? "").split(separator: " ").dropFirst().map(String.init)
        part = words.first.flatMap(ActivityPart.init)
        addresses = words.filter {
            $0.count <= 16 && $0.allSatisfy(\.isHexDigit)
        }
    }

    /// A place in the guest's source.
    struct Place {
        /// `Score.swift:12`
        let line: String
        /// Counted from 1.
        let column: Int
        /// What the compiler calls a failure without a message of its own, `force unwrapped a nil value`; `nil` for none.
        var failure: String?

        /// The key of a dictionary that is read on this line of the source, `dictionary["key"]`; `nil` if there is none, or several are.
        func dictionaryKey(in build: GuestCompiler.Build) -> String? {
            let parts = line.split(separator: ":")
            let file = build.files.first { ($0 as NSString).lastPathComponent == parts.first.map(String.init) }
            guard let file, let row = parts.last.flatMap({ Int($0) }), let text = SourceFolder.text(at: file) else {
                return nil
            }
            let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
            return lines.indices.contains(row - 1) ? Self.dictionaryKey(in: String(lines[row - 1])) : nil
        }

        /// The only key of a dictionary in a line.
        static func dictionaryKey(in line: String) -> String? {
            let keys = Set(line.matches(of: #/[\w)\]!?]\["([^"\\]+)"\]/#).map { String($0.1) })
            return keys.count == 1 ? keys.first : nil
        }
    }

    /// The innermost place in the guest's source; `nil` if no address has a line.
    func place(in build: GuestCompiler.Build) -> Place? {
        guard !addresses.isEmpty,
            let process = try? CapturedProcess(
                build.symbolizer,
                ["-e", build.program, "--functions=linkage", "--inlines"] + addresses.map { "0x" + $0 },
                environment: [:], capturing: .output),
            case .ended(0) = process.state(waiting: true)
        else { return nil }
        let names = Set(build.files.map { ($0 as NSString).lastPathComponent })
        return Self.place(in: process.text(ofLast: 1 << 16), files: names)
    }

    /// The first place in one of the files, in what the symbolizer prints: for each address the functions that are inlined there, innermost
    /// first, each on a line before its place. The instruction of a trap is of a function that is called as its failure.
    static func place(in text: String, files: Set<String>) -> Place? {
        var failure: String?
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            if line.isEmpty { failure = nil }
            if line.hasPrefix(failureName) { failure = String(line.dropFirst(failureName.count)) }
            // A path, a line and a column.
            let parts = line.split(separator: ":")
            guard parts.count >= 3, let row = Int(parts[parts.count - 2]), row > 0 else { continue }
            let name = (String(parts.dropLast(2).joined(separator: ":")) as NSString).lastPathComponent
            if files.contains(name) {
                return Place(line: "\(name):\(row)", column: max(1, Int(parts.last ?? "") ?? 1), failure: failure)
            }
        }
        return nil
    }

    private static let failureName = "Swift runtime failure: "
}
