import Foundation
import HostSystem

/// A program that plays samples from its standard input.
package struct StreamPlayer: Hashable {
    /// A supported player. The raw value is the program's name.
    private enum Kind: String, CaseIterable {
        /// PulseAudio's, which PipeWire serves too.
        case pulseAudio = "paplay"
        /// ALSA's.
        case alsa = "aplay"
        /// PipeWire's.
        case pipeWire = "pw-cat"
        /// SoX's.
        case sox = "play"
        /// FFmpeg's.
        case ffmpeg = "ffplay"
    }

    private let kind: Kind
    /// Its absolute path.
    package let path: String

    /// The program's name.
    package var name: String { kind.rawValue }

    /// The arguments to play 16-bit samples of this rate and number of channels.
    func arguments(rate: Int, channels: Int) -> [String] {
        switch kind {
        case .pulseAudio:
            ["--raw", "--format=s16le", "--rate=\(rate)", "--channels=\(channels)", "--latency-msec=200"]
        case .alsa: ["-q", "-t", "raw", "-f", "S16_LE", "-r", "\(rate)", "-c", "\(channels)"]
        case .pipeWire:
            ["--playback", "--raw", "--format=s16", "--rate=\(rate)", "--channels=\(channels)", "-"]
        case .sox: ["-q", "-t", "raw", "-e", "signed", "-b", "16", "-L", "-r", "\(rate)", "-c", "\(channels)", "-"]
        case .ffmpeg:
            ["-nodisp", "-autoexit", "-loglevel", "quiet", "-f", "s16le", "-ar", "\(rate)", "-ac", "\(channels)"]
                + ["-i", "pipe:0"]
        }
    }

    /// All supported names, in order of preference, for messages.
    package static let names = Kind.allCases.map(\.rawValue).joined(separator: ", ")

    /// The supported players found in `PATH`, in order of preference.
    package static func installed(in environment: [String: String]) -> [StreamPlayer] {
        Kind.allCases.compactMap { kind in
            ProgramSearch.path(of: kind.rawValue, in: environment).map { StreamPlayer(kind: kind, path: $0) }
        }
    }
}

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
