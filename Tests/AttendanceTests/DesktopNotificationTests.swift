import TestWorld
import Testing

@testable import Attendance

struct DesktopNotificationTests {
    @Test func onMacOSTheTextIsAnArgumentNotCode() {
        let notification = DesktopNotification(title: "Target reached", body: "\" & (do shell script \"true\")")
        let arguments = NotificationProgram.arguments(of: notification, for: "osascript")
        #expect(arguments.suffix(2) == ["Target reached", "\" & (do shell script \"true\")"])
        #expect(!arguments.dropLast(2).contains { $0.contains("shell") })
    }

    @Test func withoutADesktopNothingIsQueried() throws {
        let world = TestShell()
        let players = try FakePlayers(in: world)
        try players.add("notify-send", "exit 0")
        #expect(NotificationProgram.installed(in: world.environment) == nil)
        world.environment["DBUS_SESSION_BUS_ADDRESS"] = "unix:path=/run/user/1000/bus"
        #expect(NotificationProgram.installed(in: world.environment)?.name == "notify-send")
    }
}
