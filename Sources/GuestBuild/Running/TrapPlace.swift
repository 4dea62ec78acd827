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

    /// The addresses to look up. An address that a call returns to is one after the call; the instruction of a trap belongs to no line,
    /// while those before it do.
    private var looked: [String] {
        let numbers = addresses.compactMap { UInt64($0, radix: 16) }
        let first = numbers.first.map { first in (0..<6).map { first &- UInt64($0) * 4 } } ?? []
        return (first + numbers.dropFirst().map { $0 &- 1 }).map { "0x" + String($0, radix: 16) }
    }

    /// A place in the guest's source.
    struct Place {
        /// `Score.swift:12`
        let line: String
        /// Counted from 1.
        let column: Int
    }

    /// The innermost place in the guest's source; `nil` if no address has a line.
    func place(in build: GuestCompiler.Build) -> Place? {
        guard !addresses.isEmpty,
            let process = try? CapturedProcess(
                build.symbolizer,
                ["-e", build.program, "--functions=none", "--no-inlines"] + addresses.map { "0x" + $0 },
                environment: [:], capturing: .output),
            case .ended(0) = process.state(waiting: true)
        else { return nil }
        let names = Set(build.files.map { ($0 as NSString).lastPathComponent })
        for line in process.text(ofLast: 1 << 16).split(whereSeparator: \.isNewline) {
            // A path, a line and a column.
            let parts = line.split(separator: ":")
            guard parts.count >= 3, let row = Int(parts[parts.count - 2]), row > 0 else { continue }
            let name = (String(parts.dropLast(2).joined(separator: ":")) as NSString).lastPathComponent
            if names.contains(name) { return Place(line: "\(name):\(row)", column: max(1, Int(parts.last ?? "") ?? 1)) }
        }
        return nil
    }
}
