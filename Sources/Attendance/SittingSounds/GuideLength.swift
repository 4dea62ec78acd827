import Foundation
import HostSystem
import Languages
import Meditation

/// The length of a sound file.
package enum GuideLength {
    /// Whole seconds, rounded up: of a WAVE file from its header, of others from `ffprobe` or `soxi`.
    package static func seconds(
        of path: String, environment: [String: String]
    ) throws(StreamFailure) -> TimeInterval {
        guard access(path, R_OK) == 0 else {
            throw .unreadable(path: path, reason: String(cString: strerror(errno)))
        }
        var status = stat()
        guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
            throw .unreadable(path: path, reason: localized("it is not a file"))
        }
        if let reader = WaveReader(path: path), reader.frames > 0 { return rounded(reader.duration) }
        let questions = [
            ("ffprobe", ["-v", "error", "-show_entries", "format=duration", "-of", "csv=p=0", path]),
            ("soxi", ["-D", path]),
        ]
        for (name, arguments) in questions {
            guard let program = ProgramSearch.path(of: name, in: environment),
                let process = try? CapturedProcess(program, arguments, environment: environment),
                process.state(waiting: true) == .ended(status: 0),
                let seconds = Double(process.text(ofLast: 64).trimmingCharacters(in: .whitespacesAndNewlines)),
                seconds.isFinite, seconds > 0
            else { continue }
            return rounded(seconds)
        }
        throw .unknownLength(path: path)
    }

    /// Whether a file can be read, and decoded here.
    package static func isPlayable(_ sound: AmbientSound, environment: [String: String]) -> Bool {
        guard case .file(let path) = sound, case let path = AmbientSound.wholePath(path, environment) else {
            return true
        }
        return access(path, R_OK) == 0
            && (WaveReader(path: path) != nil || DecoderProgram.installed(in: environment) != nil)
    }

    private static func rounded(_ seconds: TimeInterval) -> TimeInterval { max(1, seconds.rounded(.up)) }
}
