import Foundation
import FoundationGaps
import Testing

@Suite struct FoundationGapsTests {
    @Test(
        "A duration is written in its units",
        arguments: [
            (3_900.0, DateComponentsFormatter.UnitsStyle.positional, "1:05:00"), (65, .positional, "1:05"),
            (3_900, .abbreviated, "1h 5m"), (3_900, .full, "1 hour, 5 minutes"), (3_900, .short, "1 hr, 5 min"),
            (60, .full, "1 minute"), (0, .abbreviated, "0s"),
        ])
    func durations(_ seconds: Double, _ style: DateComponentsFormatter.UnitsStyle, _ text: String) {
        let formatter = FoundationGaps.DateComponentsFormatter()
        formatter.unitsStyle = style
        formatter.allowedUnits = [.hour, .minute, .second]
        #expect(formatter.string(from: seconds) == text)
    }

    @Test("The length of a range of dates is written as a clock shows it, or in its units")
    func ranges() {
        let start = Date(timeIntervalSince1970: 1e9)
        #expect((start..<start + 3_725).formatted(.timeDuration) == "1:02:05")
        #expect((start..<start + 65).formatted(.timeDuration) == "1:05")
        #expect(
            (start..<start + 3_725).formatted(.components(style: .wide, fields: [.hour, .minute]))
                == "1 hour, 2 minutes")
        #expect((start..<start + 7_200).formatted(.components(style: .narrow, fields: [.hour])) == "2h")
    }

    @Test("Leading zeros are kept where they are asked for")
    func padding() {
        let formatter = FoundationGaps.DateComponentsFormatter()
        formatter.allowedUnits = [.minute, .second]
        formatter.zeroFormattingBehavior = .pad
        #expect(formatter.string(from: 65) == "01:05")
        formatter.allowedUnits = [.hour, .minute]
        formatter.unitsStyle = .abbreviated
        formatter.maximumUnitCount = 1
        formatter.zeroFormattingBehavior = .dropAll
        #expect(formatter.string(from: 7_260) == "2h")
    }

    @Test("A date is written relative to another")
    func relative() {
        let formatter = RelativeDateTimeFormatter()
        #expect(formatter.localizedString(fromTimeInterval: 300) == "in 5 minutes")
        #expect(formatter.localizedString(fromTimeInterval: -7_200) == "2 hours ago")
        formatter.unitsStyle = .abbreviated
        #expect(formatter.localizedString(fromTimeInterval: -7_200) == "2h ago")
    }

    @Test("A measurement is written with its unit")
    func measurements() {
        let run = Measurement(value: 5.25, unit: UnitLength.kilometers)
        #expect(run.formatted(.measurement(width: .narrow)).hasSuffix("km"))
        #expect(
            Measurement(value: 2, unit: UnitLength.kilometers).formatted(.measurement(width: .wide)) == "2 kilometers")
        #expect(MeasurementFormatter().string(from: Measurement(value: 2, unit: UnitLength.meters)) == "2 m")
    }

    @Test("Settings of an app group are those that were given, and never those of another group")
    func appGroupSettings() {
        GuestDefaults.install(
            Data(#"{"group.kettle": {"limit": 90, "names": ["a"], "note": {"$data": "aGk="}}, "units": "metric"}"#.utf8)
        )
        let kettle = GuestDefaults.named(suiteName: "group.kettle")
        #expect(kettle?.integer(forKey: "limit") == 90)
        #expect(kettle?.array(forKey: "names") as? [String] == ["a"])
        #expect(kettle?.data(forKey: "note") == Data("hi".utf8))
        #expect(kettle?.string(forKey: "units") == "metric", "what belongs to no group belongs to all")
        #expect(GuestDefaults.named(suiteName: "group.pot")?.object(forKey: "limit") == nil)
        kettle?.set(95, forKey: "limit")
        #expect(GuestDefaults(suiteName: "group.kettle")?.integer(forKey: "limit") == 95)
    }

    @Test("Attributed text is read from a list of texts and attributes, or from a text alone, and written as a list")
    func attributedTexts() throws {
        let list = Data(#"["Hello ", {"SwiftUI.Font": {}}, "there", {}]"#.utf8)
        #expect(try JSONDecoder().decode(AttributedString.self, from: list) == AttributedString("Hello there"))
        #expect(try JSONDecoder().decode([AttributedString].self, from: Data(#"["Hi"]"#.utf8)) == ["Hi"])
        let written = try JSONEncoder().encode(AttributedString("Hello"))
        #expect(try JSONDecoder().decode(AttributedString.self, from: written) == AttributedString("Hello"))
    }

    @Test("An app group has a folder")
    func containers() {
        let folder = FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: "group.timer")
        #expect(folder?.lastPathComponent == "group.timer")
    }
}
