import Foundation
import HostSystem

/// A program that decodes sound files of all kinds.
package struct DecoderProgram: Hashable {
    private enum Kind: String, CaseIterable {
        case ffmpeg, sox
    }

    private let kind: Kind
    /// Its absolute path.
    package let path: String

    /// The program's name.
    package var name: String { kind.rawValue }

    /// The one found in `PATH`; `nil` if none is.
    package static func installed(in environment: [String: String]) -> DecoderProgram? {
        Kind.allCases.lazy.compactMap { kind in
            ProgramSearch.path(of: kind.rawValue, in: environment).map { DecoderProgram(kind: kind, path: $0) }
        }.first
    }

    /// The arguments to write a file as 16-bit samples to standard output, from a place in seconds.
    func arguments(
        _ file: String, at place: TimeInterval, isLooped: Bool, rate: Int, channels: Int
    ) -> [String] {
        // Paths are absolute, so none is taken for an option.
        switch kind {
        case .ffmpeg:
            ["-v", "error", "-nostdin"] + (isLooped ? ["-stream_loop", "-1"] : ["-ss", "\(place)"])
                + ["-i", file, "-vn", "-f", "s16le", "-ar", "\(rate)", "-ac", "\(channels)", "-"]
        case .sox:
            [file, "-q", "-t", "raw", "-e", "signed", "-b", "16", "-L", "-r", "\(rate)", "-c", "\(channels)", "-"]
                + (isLooped ? ["repeat", "-"] : ["trim", "\(place)"])
        }
    }
}
