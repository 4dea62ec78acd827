import Configuration
import FakePrograms
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
            try FakeProgram.write(
                "echo \"$*\" >> \(folder)/played\nexec cat > /dev/null", to: URL(filePath: folder + "/paplay"))
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

    /// Seconds after the start of the sitting.
    private func reading(_ seconds: TimeInterval, asleep: TimeInterval = 0) -> ClockReading {
        ClockReading(wall: start + seconds, bootID: "boot", sinceBoot: 1000 + seconds, asleep: asleep)
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
        #expect(player.follow(sitting(sound, preparation: 5), settings: .defaults, at: reading(0), in: utc) == nil)
        #expect(!player.isBusy)
        #expect(player.next == start + 5)
        _ = player.follow(sitting(sound, preparation: 5), settings: .defaults, at: reading(5), in: utc)
        #expect(player.isBusy)
        #expect(wait { played.contains("--rate=8000 --channels=1") })
        let paused = sitting(sound, preparation: 5, pausedAt: start + 6)
        let stopped = wait {
            _ = player.follow(paused, settings: .defaults, at: reading(6), in: utc)
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
        _ = player.follow(sitting(SittingSound()), settings: settings, at: reading(0), in: utc)
        #expect(!player.isBusy)
        let asked = sitting(SittingSound(ambient: settings.ambient))
        _ = player.follow(asked, settings: settings, at: reading(0), in: utc)
        #expect(player.isBusy)
        #expect(
            wait {
                _ = player.follow(nil, settings: settings, at: reading(0), in: utc)
                return !player.isBusy
            })
    }

    /// A program that decodes: it records its arguments, and writes a minute of silence.
    private func addDecoder(_ name: String) throws {
        try FakeProgram.write(
            "echo \"\(name) $*\" >> \(folder)/played\nexec head -c 10584000 /dev/zero",
            to: URL(filePath: folder + "/" + name))
        try Data("ID3".utf8).write(to: URL(filePath: folder + "/scan.mp3"))
    }

    @Test(
        "What is not a WAVE file is decoded from the place of the sitting on, or again and again, to 16-bit samples",
        arguments: [
            ("ffmpeg", false, "-v error -nostdin -ss 7.5 -i FILE -vn -f s16le -ar 44100 -ac 2 -"),
            ("ffmpeg", true, "-v error -nostdin -stream_loop -1 -i FILE -vn -f s16le -ar 44100 -ac 2 -"),
            ("sox", false, "FILE -q -t raw -e signed -b 16 -L -r 44100 -c 2 - trim 7.5"),
            ("sox", true, "FILE -q -t raw -e signed -b 16 -L -r 44100 -c 2 - repeat -"),
        ])
    func decoder(name: String, isLooped: Bool, arguments: String) throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        var environment = try environment()
        try addDecoder(name)
        let path = folder + "/scan.mp3"
        // No other decoder of this machine, but cat and head.
        for program in ["cat", "head"] { symlink("/bin/" + program, folder + "/" + program) }
        environment["PATH"] = folder
        var player = player(environment)
        let sound = isLooped ? SittingSound(ambient: .file(path)) : SittingSound(guide: path)
        #expect(player.follow(sitting(sound), settings: .defaults, at: reading(7.5), in: utc) == nil)
        let expected = "\(name) " + arguments.replacing("FILE", with: path)
        #expect(wait { played.contains(expected) }, "\(played)")
        #expect(wait { played.contains("--format=s16le --rate=44100 --channels=2") })
        #expect(player.isBusy)
    }

    @Test(
        "After the machine has slept, a guide goes on where the sitting is, and a sound in the background simply goes on"
    )
    func sleep() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let environment = try environment()
        try addDecoder("ffmpeg")
        let path = folder + "/scan.mp3"
        var player = player(environment)
        let guided = sitting(SittingSound(guide: path))
        _ = player.follow(guided, settings: .defaults, at: reading(0), in: utc)
        #expect(wait { played.contains("-ss 0.0") })
        // A second of sleep is not worth an interruption.
        _ = player.follow(guided, settings: .defaults, at: reading(20, asleep: 1), in: utc)
        _ = player.follow(guided, settings: .defaults, at: reading(40, asleep: 1), in: utc)
        #expect(
            wait {
                _ = player.follow(guided, settings: .defaults, at: reading(640, asleep: 600), in: utc)
                return played.contains("-ss 640.0")
            }, "\(played)")
        _ = player.follow(guided, settings: .defaults, at: reading(660, asleep: 600), in: utc)
        #expect(played.split(separator: "\n").count { $0.hasPrefix("ffmpeg") } == 2)

        var background = self.player(environment)
        let ambient = sitting(SittingSound(ambient: .file(path)))
        _ = background.follow(ambient, settings: .defaults, at: reading(0), in: utc)
        #expect(wait { played.contains("-stream_loop") })
        for seconds in [640.0, 641, 642] {
            _ = background.follow(ambient, settings: .defaults, at: reading(seconds, asleep: 600), in: utc)
        }
        #expect(background.isBusy)
        #expect(played.split(separator: "\n").count { $0.contains("-stream_loop") } == 1)
    }

    @Test(
        "A pipe, a device or a folder is refused at once, as a sound in the background, as a guide and as a bell",
        .timeLimit(.minutes(10)))
    func specialFiles() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let environment = try environment()
        let pipe = folder + "/pipe.wav"
        #expect(mkfifo(pipe, 0o600) == 0)
        for (path, fault) in [
            (pipe, "it is not a regular file"), ("/dev/zero", "it is not a regular file"), (folder, "it is a folder"),
        ] {
            for sound in [SittingSound(ambient: .file(path)), SittingSound(guide: path)] {
                var player = player(environment)
                var report: String?
                #expect(
                    wait {
                        report =
                            player.follow(sitting(sound), settings: .defaults, at: reading(1), in: utc) ?? report
                        return report != nil
                    })
                #expect(report == "The sound file \(path) cannot be read: \(fault); check its name.")
                #expect(!player.isBusy)
            }
            #expect(throws: StreamFailure.unreadable(path: path, reason: fault)) {
                try GuideLength.seconds(of: path, environment: environment)
            }
            #expect(!GuideLength.isPlayable(.file(path), environment: environment))
            #expect(throws: SoundFailure.unreadable(path: path, reason: fault)) {
                try BellSound(.file(path)).prepare(environment: environment)
            }
        }
    }

    @Test("That no player is installed is reported once for good, of the setting's sound and of a sitting's own")
    func noPlayerOnce() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        var environment = try environment(hasPlayer: false)
        environment["PATH"] = folder
        var settings = Settings.defaults
        settings.ambient = .rain
        func report(_ sound: SittingSound) -> String? {
            var player = player(environment)
            var report: String?
            _ = wait {
                report = player.follow(sitting(sound), settings: settings, at: reading(1), in: utc) ?? report
                return !player.isBusy
            }
            return report
        }
        #expect(report(SittingSound()) == StreamFailure.noPlayer.description)
        #expect(report(SittingSound()) == nil)
        #expect(report(SittingSound(ambient: .rain)) == nil)
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
            if let report = player.follow(sitting, settings: .defaults, at: reading(0), in: utc) {
                reports.append(report)
            }
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
