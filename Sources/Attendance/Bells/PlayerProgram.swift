import Foundation
import HostSystem

/// A program that plays a sound file, and its arguments before the file name.
package struct PlayerProgram: Hashable {
    /// The program's name.
    package let name: String
    /// Its absolute path.
    package let path: String
    /// The arguments before the file name.
    package let arguments: [String]

    /// Supported players, in order of preference: PipeWire, PulseAudio, ALSA, macOS, and FFmpeg last, as few systems have it
    /// only.
    private static let known: [(name: String, arguments: [String])] = [
        ("pw-play", []), ("paplay", []), ("aplay", ["-q"]), ("afplay", []),
        ("ffplay", ["-nodisp", "-autoexit", "-loglevel", "quiet"]),
    ]

    /// All supported names, for messages.
    package static let names = known.map(\.name).joined(separator: ", ")

    /// The supported players found in `PATH`, in order of preference.
    package static func installed(in environment: [String: String]) -> [PlayerProgram] {
        known.compactMap { player in
            ProgramSearch.path(of: player.name, in: environment).map {
                PlayerProgram(name: player.name, path: $0, arguments: player.arguments)
            }
        }
    }
}
