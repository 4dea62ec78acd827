import Foundation
import Testing

@testable import Attendance

struct BatteryTests {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "islet-power-\(UUID().uuidString)")

    private func put(_ name: String, _ values: [String: String]) throws {
        let supply = folder.appending(path: name)
        try FileManager.default.createDirectory(at: supply, withIntermediateDirectories: true)
        for (file, text) in values { try Data((text + "\n").utf8).write(to: supply.appending(path: file)) }
    }

    private func battery(_ percent: Int, _ status: String = "Discharging") -> [String: String] {
        ["type": "Battery", "capacity": "\(percent)", "status": status]
    }

    private func read() -> Battery? {
        defer { try? FileManager.default.removeItem(at: folder) }
        return Battery.read(from: folder.path)
    }

    @Test func aMachineMayHaveNoBattery() throws {
        #expect(Battery.read(from: "/nowhere") == nil)
        try put("AC", ["type": "Mains", "online": "1"])
        #expect(read() == nil)
    }

    @Test(arguments: [
        (20, "Discharging", true), (21, "Discharging", false), (5, "Charging", false), (5, "Full", false),
    ])
    func theBatteryIsLowAtTheThresholdWhileDischarging(percent: Int, status: String, isLow: Bool) throws {
        try put("BAT0", battery(percent, status))
        #expect(read()?.isLow(below: 20) == isLow)
    }

    @Test func aMousesBatteryIsIgnored() throws {
        try put("hidpp_battery_0", battery(3).merging(["scope": "Device"]) { $1 })
        #expect(read() == nil)
    }

    @Test func twoBatteriesAreAveragedAndOneMayBeIdle() throws {
        try put("BAT0", battery(5))
        try put("BAT1", battery(95, "Unknown"))
        #expect(read() == Battery(percent: 50, isDischarging: true))
    }

    @Test func theBatteryIsReadOnceAMinuteAtMost() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let start = Date(timeIntervalSince1970: 1_795_248_840)
        var watch = BatteryWatch(folder: folder.path)
        #expect(watch.low(below: 20, at: start) == nil)
        try put("BAT0", battery(10))
        #expect(watch.low(below: 20, at: start + 59) == nil)
        #expect(watch.low(below: 20, at: start + 60)?.percent == 10)
        #expect(watch.low(below: 0, at: start + 200) == nil)
    }
}
