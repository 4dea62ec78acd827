import Configuration
import Foundation
import HostSystem
import Logging
import Meditation
import Testing

@testable import Attendance

@Suite("The sound of a sitting")
struct SittingSoundPlayerTests {
    private let folder = NSTemporaryDirectory() + "islet-sound-\(UUID().uuidString)"
    private let start = Date(timeIntervalSinceReferenceDate: 0)
    private let utc = TimeZone(secondsFromGMT: 0)!

    /// A home with a player that records its arguments and plays for as long as it is written to.
    private func environment(hasPlayer: Bool = true) throws -> [String: String] {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        if hasPlayer {
            let script = "#!/bin/sh\necho \"$*\" >> \(folder)/played\nexec cat > /dev/null\n"
            try script.write(toFile: folder + "/paplay", atomically: true, encoding: .utf8)
            chmod(folder + "/paplay", 0o755)
            try Data(WaveFile.bytes(of: [Float](repeating: 0, count: 80_000), rate: 8000)).write(
                to: URL(fileURLWithPath: folder + "/scan.wav"))
        }
        return ["PATH": folder + ":/bin:/usr/bin", "HOME": folder, "XDG_CACHE_HOME": folder]
    }

    private func sitting(_ sound: SittingSound, preparation: TimeInterval = 0, pausedAt: Date? = nil) -> Sitting {
        Sitting(
            id: UUID(uuidString: "00000000-0000-0000-0000-000000000001")!, methodName: "Scan", type: .meditation,
            preparation: preparation, beganAt: start + preparation, target: 10, pausedAt: pausedAt, sound: sound)
    }

    private func player(_ environment: [String: String]) -> SittingSoundPlayer {
        SittingSoundPlayer(environment: environment, log: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() })
    }

    /// Lets the stream's thread work, at most some seconds.
    private func wait(until isTrue: () -> Bool) -> Bool {
        for _ in 0..<600 where !isTrue() { SystemClock.holdUp(for: 0.01) }
        return isTrue()
    }

    private var played: String { (try? String(contentsOfFile: folder + "/played", encoding: .utf8)) ?? "" }

    @Test("A guide plays after the preparation, stops in a pause, and one player at a time plays it")
    func guide() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        var player = player(try environment())
        let sound = SittingSound(guide: folder + "/scan.wav")
        #expect(player.follow(sitting(sound, preparation: 5), settings: .defaults, at: start, in: utc) == nil)
        #expect(!player.isBusy)
        #expect(player.next == start + 5)
        _ = player.follow(sitting(sound, preparation: 5), settings: .defaults, at: start + 5, in: utc)
        #expect(player.isBusy)
        #expect(wait { played.contains("--rate=8000 --channels=1") })
        let paused = sitting(sound, preparation: 5, pausedAt: start + 6)
        let stopped = wait {
            _ = player.follow(paused, settings: .defaults, at: start + 6, in: utc)
            return !player.isBusy
        }
        #expect(stopped)
        #expect(player.next == nil)
        #expect(played.split(separator: "\n").count == 1)
    }

    @Test("In quiet hours the setting's sound is silent, but not one that was asked for")
    func quietHours() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        var player = player(try environment())
        var settings = Settings.defaults
        settings.ambient = .file(folder + "/scan.wav")
        settings.quietHours = HoursOfDay("00:00-06:00")
        _ = player.follow(sitting(SittingSound()), settings: settings, at: start, in: utc)
        #expect(!player.isBusy)
        let asked = sitting(SittingSound(ambient: settings.ambient))
        _ = player.follow(asked, settings: settings, at: start, in: utc)
        #expect(player.isBusy)
        #expect(
            wait {
                _ = player.follow(nil, settings: settings, at: start, in: utc)
                return !player.isBusy
            })
    }

    @Test("Where no player is installed, that is reported once")
    func noPlayer() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        var environment = try environment()
        unlink(folder + "/paplay")
        environment["PATH"] = folder
        var player = player(environment)
        let sitting = sitting(SittingSound(guide: folder + "/scan.wav"))
        var reports: [String] = []
        func follow() {
            if let report = player.follow(sitting, settings: .defaults, at: start, in: utc) { reports.append(report) }
        }
        _ = wait {
            follow()
            return !reports.isEmpty
        }
        for _ in 0..<5 { follow() }
        #expect(reports == [StreamFailure.noPlayer.description])
    }

    @Test("The length of a WAVE file is that of its sound, in whole seconds")
    func length() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let environment = try environment()
        #expect(try GuideLength.seconds(of: folder + "/scan.wav", environment: environment) == 10)
        #expect(throws: StreamFailure.unknownLength(path: folder + "/paplay")) {
            try GuideLength.seconds(of: folder + "/paplay", environment: ["PATH": folder])
        }
    }
}
