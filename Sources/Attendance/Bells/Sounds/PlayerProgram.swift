import Foundation
import HostSystem

/// A program that plays a sound file.
package struct PlayerProgram: Hashable {
    /// A supported player. The raw value is the program's name.
    private enum Kind: String, CaseIterable {
        /// PipeWire's.
        case pipeWire = "pw-play"
        /// PulseAudio's.
        case pulseAudio = "paplay"
        /// ALSA's.
        case alsa = "aplay"
        /// The one of macOS.
        case macOS = "afplay"
        /// FFmpeg's, last, as few systems have it only.
        case ffmpeg = "ffplay"
    }

    private let kind: Kind
    /// Its absolute path.
    package let path: String

    /// The program's name.
    package var name: String { kind.rawValue }

    /// Whether it can change the loudness. Another one gets Islet's own sounds as quiet as they are to be, and plays the user's
    /// files as they are.
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
            case .ffmpeg:
                ["-nodisp", "-autoexit", "-loglevel", "quiet"]
                    + (gain == 1 ? [] : ["-volume", "\(Int((gain * 100).rounded(.up)))"])
            }
        return options + [file]
    }

    private static func number(_ gain: Double) -> String { "\((gain * 10000).rounded() / 10000)" }

    /// All supported names, in order of preference, for messages.
    package static let names = Kind.allCases.map(\.rawValue).joined(separator: ", ")

    /// The supported players found in `PATH`, in order of preference.
    package static func installed(in environment: [String: String]) -> [PlayerProgram] {
        Kind.allCases.compactMap { kind in
            ProgramSearch.path(of: kind.rawValue, in: environment).map { PlayerProgram(kind: kind, path: $0) }
        }
    }
}
