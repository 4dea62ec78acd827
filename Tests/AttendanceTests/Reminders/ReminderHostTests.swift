import Configuration
import Foundation
import Meditation
import TestWorld
import Testing

@testable import Attendance

/// Reminders on machines whose programs are scripts.
struct ReminderHostTests {
    private let world = TestShell()
    private let players: FakePlayers

    init() throws { players = try FakePlayers(in: world) }

    private func reminders(_ texts: String...) throws -> [Reminder] { try texts.map { try #require(Reminder($0)) } }

    private func files(in folder: String) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: world.home.path + folder)) ?? []).sorted()
    }

    private var host: ReminderHost? { ReminderHost.available(in: world.environment, settings: .defaults) }

    @Test("systemd reminds by one timer and one service, written again with every change")
    func systemd() throws {
        try players.add("systemctl", "exit 0")
        let host = try #require(host)
        try host.install(
            try reminders("07:00 mon-fri morning", "21:30"), program: "/opt/is let/islet",
            environment: world.environment.merging(["XDG_STATE_HOME": "/s%t"]) { $1 })
        let folder = "/.config/systemd/user"
        #expect(files(in: folder) == ["islet-remind.service", "islet-remind.timer"])
        let timer = try String(contentsOfFile: world.home.path + folder + "/islet-remind.timer", encoding: .utf8)
        #expect(timer.contains("OnCalendar=Mon,Tue,Wed,Thu,Fri *-*-* 07:00:00\nOnCalendar=*-*-* 21:30:00\n"))
        let service = try String(contentsOfFile: world.home.path + folder + "/islet-remind.service", encoding: .utf8)
        #expect(service.contains("ExecStart=\"/opt/is let/islet\" remind show\n"))
        #expect(service.contains("Environment=\"XDG_STATE_HOME=/s%%t\"\n"))
        #expect(ReminderHost.current(in: world.environment) == host)
        try host.install(try reminders("08:00"), program: "/islet", environment: world.environment)
        #expect(files(in: folder).count == 2)
        #expect(
            players.played.suffix(3) == [
                "systemctl --user daemon-reload", "systemctl --user enable islet-remind.timer",
                "systemctl --user restart islet-remind.timer",
            ])
        try host.install([], program: "/islet", environment: world.environment)
        #expect(files(in: folder).isEmpty)
        #expect(players.played.contains("systemctl --user disable --now islet-remind.timer"))
        #expect(ReminderHost.current(in: world.environment) == .attendant)
    }

    @Test("What systemd refuses leaves no file behind, and one sentence says so")
    func refused() throws {
        try players.add("systemctl", "case \"$*\" in *enable*) exit 1;; esac")
        let host = try #require(host)
        let error = #expect(throws: (any Error).self) {
            try host.install(try reminders("07:00"), program: "/islet", environment: world.environment)
        }
        #expect("\(error.map { "\($0)" } ?? "")".contains("systemctl --user enable islet-remind.timer"))
        #expect(files(in: "/.config/systemd/user").isEmpty)
    }

    @Test("launchd reminds by one agent")
    func launchd() throws {
        try players.add("launchctl", "exit 0")
        let host = try #require(host)
        try host.install(try reminders("07:00 sun"), program: "/islet", environment: world.environment)
        let agent = try String(
            contentsOfFile: world.home.path + "/Library/LaunchAgents/islet.remind.plist", encoding: .utf8)
        #expect(agent.contains("<key>Weekday</key><integer>0</integer>"))
        #expect(agent.contains("<key>Hour</key><integer>7</integer>"))
        #expect(players.played.last?.hasPrefix("launchctl load -w ") == true)
    }

    @Test("Without either the attendant reminds; without it nothing can")
    func attendant() throws {
        #expect(host == .attendant)
        // A container has systemctl and no user manager.
        try players.add("systemctl", "exit 1")
        #expect(host == .attendant)
        var settings = Settings.defaults
        settings.attendant = false
        #expect(ReminderHost.available(in: world.environment, settings: settings) == nil)
    }

    @Test("A reminder is claimed once a day, also if the clock is set back")
    func marks() throws {
        let marks = ReminderMarks(store: world.store)
        let all = try reminders("08:00", "08:10 sun", "08:14 morning")
        let gmt = HistoryCalendar(timeZone: .gmt)
        // Saturday, 08:14.
        #expect(try marks.claim(all, at: world.now, calendar: gmt).map(\.time) == ["08:00", "08:14"])
        #expect(try marks.claim(all, at: world.now + 60, calendar: gmt).isEmpty)
        #expect(try marks.claim(all, at: world.now - 600, calendar: gmt).isEmpty)
        #expect(try marks.claim(all, at: world.now + 86_400, calendar: gmt).map(\.time) == ["08:00", "08:10", "08:14"])
    }

    @Test("Where the desktop has buttons the notification has Begin and Later, and waits for the answer")
    func buttons() throws {
        world.environment["DISPLAY"] = ":0"
        try players.add("notify-send", "case \"$*\" in --help) echo '  -A, --action=';; *) echo later;; esac")
        let prompt = ReminderPrompt(
            DesktopNotification(title: "Time to sit", body: "morning: 25 min"), environment: world.environment)
        #expect(ReminderPrompt.ability(in: world.environment) == "a notification with Begin and Later")
        #expect(prompt.ask() == .later)
        #expect(
            players.played.last
                == "notify-send --action=begin=Begin --action=later=Later --wait --expire-time=1800000 --app-name=Islet -- "
                + "Time to sit morning: 25 min")
        try players.add("gdbus", "echo \"(['body', 'icon-static'],)\"")
        #expect(ReminderPrompt.ability(in: world.environment) == "a notification")
        try players.add("gdbus", "echo \"(['actions', 'body'],)\"")
        #expect(ReminderPrompt.ability(in: world.environment) == "a notification with Begin and Later")
    }

    @Test("An older notify-send shows it without buttons, and without a desktop nothing does")
    func withoutButtons() throws {
        try players.add("notify-send", "exit 0")
        #expect(ReminderPrompt.ability(in: world.environment) == nil)
        world.environment["DISPLAY"] = ":0"
        #expect(ReminderPrompt.ability(in: world.environment) == "a notification")
        let prompt = ReminderPrompt(DesktopNotification(title: "T", body: "B"), environment: world.environment)
        #expect(prompt.ask() == ReminderPrompt.Answer.none)
    }

    @Test("macOS asks in a dialog that closes by itself")
    func macOS() throws {
        try players.add("osascript", "echo 'button returned:Begin, gave up:false'")
        let prompt = ReminderPrompt(DesktopNotification(title: "T", body: "B"), environment: world.environment)
        #expect(prompt.ask() == .begin)
        try players.add("osascript", "echo 'button returned:, gave up:true'")
        #expect(prompt.ask() == ReminderPrompt.Answer.none)
    }
}
