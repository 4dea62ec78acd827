import Foundation
import HostSystem
import Meditation

/// The length of a sound file.
package enum GuideLength {
    /// Whole seconds, rounded up: of a WAVE file from its header, of others from `ffprobe` or `soxi`.
    package static func seconds(
        of path: String, environment: [String: String]
    ) throws(StreamFailure) -> TimeInterval {
        if let fault = SoundPath.fault(path) { throw .unreadable(path: path, reason: fault) }
        if let reader = WaveReader(path: path), reader.frames > 0 { return rounded(reader.duration) }
        let questions = [
            ("ffprobe", ["-v", "error", "-show_entries", "format=duration", "-of", "csv=p=0", path]),
            ("soxi", ["-D", path]),
        ]
        for (name, arguments) in questions {
            guard let program = ProgramSearch.path(of: name, in: environment),
                let process = try? CapturedProcess(program, arguments, environment: environment),
                process.state(waiting: true) == .ended(status: 0),
                let seconds = Double(process.text(ofLast: 64).trimmed),
                seconds.isFinite, seconds > 0
            else { continue }
            return rounded(seconds)
        }
        throw .unknownLength(path: path)
    }

    /// Whether a file can be read, and decoded here.
    package static func isPlayable(_ sound: AmbientSound, environment: [String: String]) -> Bool {
        guard case .file(let path) = sound, case let path = HomePath.whole(path, in: environment) else {
            return true
        }
        return SoundPath.fault(path) == nil
            && (WaveReader(path: path) != nil || DecoderProgram.installed(in: environment) != nil)
    }

    private static func rounded(_ seconds: TimeInterval) -> TimeInterval { max(1, seconds.rounded(.up)) }
}
