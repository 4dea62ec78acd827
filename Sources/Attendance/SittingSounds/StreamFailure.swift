import Languages

/// Why no sound plays during a sitting. Each case renders as a sentence.
package enum StreamFailure: Error, Hashable, CustomStringConvertible {
    /// No supported player is installed.
    case noPlayer
    /// Every installed player failed.
    case playersFailed([String])
    /// The file cannot be read.
    case unreadable(path: String, reason: String)
    /// The file is not a WAVE file, and nothing is installed that decodes it.
    case noDecoder(path: String)
    /// Islet's own sound cannot be kept.
    case unwritable(path: String)
    /// Neither the header nor a program gives the length.
    case unknownLength(path: String)

    package var description: String {
        switch self {
        case .noPlayer:
            localized(
                "The sound does not play: it needs one of \(PlayerProgram.names(for: .stream)) in PATH; install one.")
        case .playersFailed(let failures):
            localized(
                "The sound does not play (\(failures.joined(separator: Language.current.comma))); check that this machine has sound."
            )
        case .unreadable(let path, let reason):
            localized("The sound file \(path) cannot be read: \(reason); check its name.")
        case .noDecoder(let path):
            localized("\(path) is not a WAVE file: install ffmpeg or sox, which decode it, or convert it.")
        case .unwritable(let path): localized("The sound cannot be kept in \(path); check that folder.")
        case .unknownLength(let path):
            localized("The length of \(path) cannot be read; give one, such as `islet sit 20m --guide FILE`.")
        }
    }
}
