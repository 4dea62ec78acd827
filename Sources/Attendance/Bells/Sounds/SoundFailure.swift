import Configuration
import Foundation
import HostSystem
import Languages

extension BellSound {
    /// Returns the file to play, generating one of Islet's own if it is missing.
    ///
    /// - Parameter player: The program that plays it; one that cannot change the loudness gets a file as quiet as the sound is
    ///   to be. Default: one that can.
    package func prepare(
        environment: [String: String], for player: PlayerProgram? = nil
    ) throws(SoundFailure) -> String {
        switch source {
        case .own(let sound):
            let gain = player?.hasVolume ?? true ? 1 : gain
            return try SoundFile(sound, gain: gain, environment: environment).prepare()
        case .file(let path):
            let whole = HomePath.whole(path, in: environment)
            if let fault = SoundPath.fault(whole) { throw .unreadable(path: path, reason: fault) }
            return whole
        }
    }
}

/// Why a sound could not be played. Each case renders as a clause.
package enum SoundFailure: Error, Hashable, CustomStringConvertible {
    /// No supported player in `PATH`.
    case noPlayer
    /// Every installed player failed.
    case playersFailed([String])
    /// The user's sound file cannot be read.
    case unreadable(path: String, reason: String)
    /// The file of one of Islet's own sounds cannot be written.
    case unwritable(path: String, reason: String)

    /// The clause as a sentence.
    package var sentence: String { description.prefix(1).uppercased() + description.dropFirst() + "." }

    /// The clause, without a full stop.
    package var description: String {
        switch self {
        case .noPlayer:
            localized("the bell's sound needs one of \(PlayerProgram.names(for: .file)) in PATH; install one")
        case .playersFailed(let failures):
            localized(
                "the bell's sound cannot be played (\(failures.joined(separator: Language.current.comma))); check that this machine has sound"
            )
        case .unreadable(let path, let reason):
            localized("the bell's sound \(path) cannot be read (\(reason)); check the setting bell")
        case .unwritable(let path, let reason):
            localized("the bell's sound cannot be kept in \(path) (\(reason)); check that folder")
        }
    }
}
