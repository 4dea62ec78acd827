import Foundation
import HostSystem

/// A program that plays a sound file, with the arguments that it wants before the file.
package struct PlayerProgram: Hashable {
    /// Its name.
    package let name: String
    /// Where it is.
    package let path: String
    /// What stands before the file.
    package let arguments: [String]

    /// Those that Islet knows, the first choice first: PipeWire, PulseAudio, ALSA, macOS, and FFmpeg, which most need not have.
    private static let known: [(name: String, arguments: [String])] = [
        ("pw-play", []), ("paplay", []), ("aplay", ["-q"]), ("afplay", []),
        ("ffplay", ["-nodisp", "-autoexit", "-loglevel", "quiet"]),
    ]

    /// Their names, for messages.
    package static let names = known.map(\.name).joined(separator: ", ")

    /// Those that are in `PATH`.
    package static func installed(in environment: [String: String]) -> [PlayerProgram] {
        known.compactMap { player in
            ProgramSearch.path(of: player.name, in: environment).map {
                PlayerProgram(name: player.name, path: $0, arguments: player.arguments)
            }
        }
    }
}
