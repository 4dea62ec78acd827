import Foundation

/// A program that plays a sound file, with the arguments that it wants before the file.
struct PlayerProgram: Hashable {
    /// Its name.
    let name: String
    /// Where it is.
    let path: String
    /// What stands before the file.
    let arguments: [String]

    /// Those that Islet knows, the first choice first: PipeWire, PulseAudio, ALSA, macOS, and FFmpeg, which most need not have.
    private static let known: [(name: String, arguments: [String])] = [
        ("pw-play", []), ("paplay", []), ("aplay", ["-q"]), ("afplay", []),
        ("ffplay", ["-nodisp", "-autoexit", "-loglevel", "quiet"]),
    ]

    /// Their names, for messages.
    static let names = known.map(\.name).joined(separator: ", ")

    /// Those that are in `PATH`.
    static func installed(in environment: [String: String]) -> [PlayerProgram] {
        known.compactMap { player in
            ProgramSearch.path(of: player.name, in: environment).map {
                PlayerProgram(name: player.name, path: $0, arguments: player.arguments)
            }
        }
    }
}
