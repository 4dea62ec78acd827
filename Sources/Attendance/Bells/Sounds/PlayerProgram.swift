import Foundation
import HostSystem

/// A program that plays sound: a file, or samples from its standard input.
package struct PlayerProgram: Hashable {
    /// What a program is given to play.
    package enum Input {
        /// A file: a stroke of a bell.
        case file
        /// Samples, as long as they come: what plays during a sitting.
        case stream
    }

    /// A supported player. The raw value is the program's name.
    private enum Kind: String, CaseIterable {
        /// PipeWire's.
        case pipeWire = "pw-play"
        /// PulseAudio's, which PipeWire serves too.
        case pulseAudio = "paplay"
        /// ALSA's.
        case alsa = "aplay"
        /// The one of macOS, which plays only files.
        case macOS = "afplay"
        /// SoX's.
        case sox = "play"
        /// FFmpeg's, last, as few systems have it only.
        case ffmpeg = "ffplay"

        func plays(_ input: Input) -> Bool { input == .file || self != .macOS }
    }

    private let kind: Kind
    /// Its absolute path.
    package let path: String

    /// The program's name.
    package var name: String { kind.rawValue }

    /// Whether it can change the loudness of a file. Another one gets Islet's own sounds as quiet as they are to be, and plays the
    /// user's files as they are.
    package var hasVolume: Bool { kind != .alsa }

    /// The arguments for a file.
    ///
    /// - Parameter gain: The factor for the samples, which a player without volume ignores.
    func arguments(for file: String, gain: Double) -> [String] {
        let options: [String] =
            switch kind {
            case .pipeWire: gain == 1 ? [] : ["--volume=\(Self.number(gain))"]
            // PulseAudio's volume is the cube root of the factor, 65536 for 1.
            case .pulseAudio: gain == 1 ? [] : ["--volume=\(Int((cbrt(gain) * 65536).rounded()))"]
            case .alsa: ["-q"]
            case .macOS: gain == 1 ? [] : ["-v", Self.number(gain)]
            case .sox: ["-q"] + (gain == 1 ? [] : ["-v", Self.number(gain)])
            case .ffmpeg:
                ["-nodisp", "-autoexit", "-loglevel", "quiet"]
                    + (gain == 1 ? [] : ["-volume", "\(Int((gain * 100).rounded(.up)))"])
            }
        return options + [file]
    }

    /// The arguments for 16-bit samples of this rate and number of channels from standard input; none for a player of files.
    func arguments(rate: Int, channels: Int) -> [String] {
        switch kind {
        case .pipeWire: ["--raw", "--format=s16", "--rate=\(rate)", "--channels=\(channels)", "-"]
        case .pulseAudio:
            ["--raw", "--format=s16le", "--rate=\(rate)", "--channels=\(channels)", "--latency-msec=200"]
        case .alsa: ["-q", "-t", "raw", "-f", "S16_LE", "-r", "\(rate)", "-c", "\(channels)"]
        case .macOS: []
        case .sox: ["-q", "-t", "raw", "-e", "signed", "-b", "16", "-L", "-r", "\(rate)", "-c", "\(channels)", "-"]
        case .ffmpeg:
            ["-nodisp", "-autoexit", "-loglevel", "quiet", "-f", "s16le", "-ar", "\(rate)", "-ac", "\(channels)"]
                + ["-i", "pipe:0"]
        }
    }

    private static func number(_ gain: Double) -> String { "\((gain * 10000).rounded() / 10000)" }

    private static func kinds(for input: Input) -> [Kind] { Kind.allCases.filter { $0.plays(input) } }

    /// The names of all that play files or streams, in order of preference, for messages.
    package static func names(for input: Input) -> String {
        kinds(for: input).map(\.rawValue).joined(separator: ", ")
    }

    /// Those found in `PATH`, in order of preference.
    package static func installed(in environment: [String: String], for input: Input) -> [PlayerProgram] {
        kinds(for: input).compactMap { kind in
            ProgramSearch.path(of: kind.rawValue, in: environment).map { PlayerProgram(kind: kind, path: $0) }
        }
    }
}
