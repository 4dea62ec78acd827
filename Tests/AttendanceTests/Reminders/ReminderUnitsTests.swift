import FakePrograms
import Foundation
import HostSystem
import Meditation
import TestWorld
import Testing

@testable import Attendance

@Suite("What is written for systemd and launchd")
struct ReminderUnitsTests {
    private let world = TestShell()

    private func reminders() throws -> [Reminder] {
        try ["07:05 mon-fri morning", "21:30", "23:59 sun"].map { try #require(Reminder($0)) }
    }

    private var environment: [String: String] {
        ["XDG_STATE_HOME": "/a b/%s\\t\"<&>", "LANG": "ja_JP.UTF-8"]
    }

    /// The lines of a unit as sections, each a list of keys and values.
    private func sections(_ unit: String) throws -> [String: [[String]]] {
        var sections: [String: [[String]]] = [:]
        var name = ""
        for line in unit.split(separator: "\n") where !line.hasPrefix("#") {
            if line.hasPrefix("["), line.hasSuffix("]") {
                name = String(line.dropFirst().dropLast())
            } else {
                let parts = line.split(separator: "=", maxSplits: 1).map(String.init)
                try #require(parts.count == 2, "\(line)")
                sections[name, default: []].append(parts)
            }
        }
        return sections
    }

    @Test("Each reminder is a time of the timer, and the timer is wanted at login")
    func timer() throws {
        let timer = try sections(ReminderUnits.timer(try reminders()))
        #expect(Set(timer.keys) == ["Unit", "Timer", "Install"])
        #expect(
            timer["Timer"] == [
                ["OnCalendar", "Mon,Tue,Wed,Thu,Fri *-*-* 07:05:00"], ["OnCalendar", "*-*-* 21:30:00"],
                ["OnCalendar", "Sun *-*-* 23:59:00"], ["AccuracySec", "1s"],
            ])
        #expect(timer["Install"] == [["WantedBy", "timers.target"]])
    }

    @Test("The service runs the program by its path, with the user's folders, and leaves the attendant alone")
    func service() throws {
        let service = try sections(ReminderUnits.service(program: "/a b/100%\"\\islet", environment: environment))
        #expect(
            service["Service"] == [
                ["Environment", #""XDG_STATE_HOME=/a b/%%s\\t\"<&>""#], ["Environment", "\"LANG=ja_JP.UTF-8\""],
                ["ExecStart", #""/a b/100%%\"\\islet" remind show"#],
                ["KillMode", "process"],
            ])
    }

    @Test("systemd finds nothing wrong with timer and service", .enabled(if: systemdAnalyze != nil))
    func verified() throws {
        let folder = world.home.appending(path: "units")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        // systemd refuses quotation marks and backslashes in the name of a program.
        let program = folder.appending(path: "is let & 50%")
        try FakeProgram.write("exit 0", to: program)
        let texts = [
            "timer": ReminderUnits.timer(try reminders()),
            "service": ReminderUnits.service(program: program.path, environment: environment),
        ]
        let files = try texts.map { kind, text in
            let file = folder.appending(path: "islet-remind.\(kind)")
            try text.write(to: file, atomically: true, encoding: .utf8)
            return file.path
        }
        let process = try CapturedProcess(
            try #require(systemdAnalyze), ["--user", "verify", "--man=no"] + files.sorted(),
            environment: ["PATH": "/usr/bin:/bin", "HOME": world.home.path, "XDG_RUNTIME_DIR": folder.path],
            capturing: .errors)
        #expect(process.state(waiting: true) == .ended(status: 0))
        #expect(process.text(ofLast: 4096) == "")
    }

    @Test("The agent of launchd is a property list with one entry for each day and time")
    func agent() throws {
        let program = "/a b/is let & %h \"<islet>\""
        let text = ReminderUnits.launchd(try reminders(), program: program, environment: environment)
        let list = try #require(
            try PropertyListSerialization.propertyList(from: Data(text.utf8), format: nil) as? [String: Any])
        #expect(list["Label"] as? String == "islet.remind")
        #expect(list["ProgramArguments"] as? [String] == [program, "remind", "show"])
        #expect(list["EnvironmentVariables"] as? [String: String] == environment)
        #expect(list["AbandonProcessGroup"] as? Bool == true)
        let times = try #require(list["StartCalendarInterval"] as? [[String: Int]])
        #expect(times.count == 5 + 7 + 1)
        #expect(times.first == ["Weekday": 1, "Hour": 7, "Minute": 5])
        #expect(times.last == ["Weekday": 0, "Hour": 23, "Minute": 59])
        #expect(Set(times.filter { $0["Hour"] == 21 }.compactMap { $0["Weekday"] }) == Set(0...6))
    }
}

/// systemd's own check of units, where it is installed.
private let systemdAnalyze = ProgramSearch.path(of: "systemd-analyze", in: ["PATH": "/usr/bin:/bin"])
