import Foundation

extension GuestDiagnostic {
    /// Why a picture or a sample state failed, as an error of its line: the one that the sentence begins with, `Score.swift:12: `, if
    /// that is of one of `files`, and else the one at which the widget is written. Of several places, `Live.swift:4: Score.swift:12: `, the
    /// last is that of the failure.
    package static func failure(_ sentence: String, in files: [String], or widget: GuestPlace?) -> GuestDiagnostic {
        let parts = sentence.split(separator: ":", maxSplits: 2)
        let (name, line) = (parts.first.map(String.init), parts.dropFirst().first.flatMap { Int($0) })
        let file = files.first { ($0 as NSString).lastPathComponent == name }
        guard let file, let line, parts.count == 3 else {
            return GuestDiagnostic(
                file: widget?.file ?? files.first ?? "", line: widget?.line ?? 1, column: 1, kind: .error,
                message: sentence)
        }
        return failure(String(parts[2]).trimming(), in: files, or: GuestPlace(file: file, line: line))
    }
}
