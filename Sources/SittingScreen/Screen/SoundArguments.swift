import Attendance
import Foundation
import HostSystem
import Languages
import Meditation
import Surroundings

/// Sounds on a command line.
package enum SoundArguments {
    /// The sound of `--ambient` and `--guide`, of which only one may be given; `nil` if neither was.
    package static func sound(
        ambient: String?, guide: String?, stages: String? = nil, in shell: Shell
    ) throws -> SittingSound? {
        guard ambient == nil || guide == nil else {
            throw CommandFailure(
                sentence: localized("--ambient and --guide exclude each other: a guide plays alone."), status: .usage)
        }
        guard guide == nil || stages == nil else {
            throw CommandFailure(
                sentence: localized("--guide and --stages exclude each other: the recording is the sitting."),
                status: .usage)
        }
        if let guide { return SittingSound(guide: try path(guide, in: shell)) }
        return try ambient.map { typed in
            if let sound = AmbientSound(typed), !typed.contains("/") { return SittingSound(ambient: sound) }
            guard typed.contains("/") || typed.contains("."), case let path = try path(typed, in: shell),
                let sound = AmbientSound(path)
            else {
                throw CommandFailure(
                    sentence: localized(
                        "Unknown sound \"\(typed)\" (--ambient); use off, rain, brown-noise, or a file."),
                    status: .usage)
            }
            return SittingSound(ambient: sound)
        }
    }

    /// The whole path of a file that can be read.
    private static func path(_ typed: String, in shell: Shell) throws -> String {
        let expanded = HomePath.whole(typed, in: shell.environment)
        let path = URL(fileURLWithPath: expanded).standardizedFileURL.path
        try check(path, as: typed)
        return path
    }

    /// Refuses a file that cannot be read: one that was typed, or the guide of a saved or an earlier sitting, which may be gone.
    static func check(_ path: String, as typed: String? = nil) throws {
        guard let fault = SoundPath.fault(path) else { return }
        throw CommandFailure(
            sentence: StreamFailure.unreadable(path: typed ?? path, reason: fault).description, status: .noInput)
    }
}

extension SittingPlan {
    /// The same plan with a sound. A guide determines length and method, unless they are given.
    func with(
        _ sound: SittingSound, isNamed: Bool, keepsLength: Bool, in shell: Shell
    ) throws -> SittingPlan {
        var plan = self
        plan.sound = sound
        guard let guide = sound.guide else { return plan }
        plan.stages = SittingStages()
        if !keepsLength {
            do throws(StreamFailure) {
                plan.target = try GuideLength.seconds(of: guide, environment: shell.environment)
            } catch {
                throw CommandFailure(sentence: error.description, status: .dataError)
            }
        }
        if !isNamed { plan = plan.named(Self.name(ofGuide: guide) ?? plan.methodName) }
        return plan
    }

    /// The name of a recording's file, without its ending; `nil` if a method cannot have that name.
    package static func name(ofGuide path: String) -> String? {
        let name = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
        let shown = name.contains(" ") ? name : name.replacing(/[-_]+/, with: " ")
        let trimmed = shown.trimmed
        guard !trimmed.isEmpty, !SittingLimits.hasControls(line: trimmed) else { return nil }
        return SittingLimits.cut(methodName: trimmed)
    }
}
