import AVFoundation
import Compression
import CoreData
import CoreLocation
import HealthKit
import MapKit
import StoreKit
import SwiftUI
import UserNotifications
import WatchConnectivity

// What an app's code reads of Apple's frameworks has the values of a phone, or nothing: each row is what differs, if anything does.

@MainActor func differences() -> [String] {
    differencesOfFrameworks() + differencesOfFoundation() + differencesOfIntents() + differencesOfNearDays()
        + differencesOfSchemas() + differencesOfLooks()
}

@MainActor private func differencesOfFrameworks() -> [String] {
    var found: [String] = []
    func expect(_ name: String, _ isSo: Bool) { if !isSo { found.append(name) } }

    let workouts: [(HKWorkoutActivityType, UInt)] = [
        (.running, 37), (.walking, 52), (.yoga, 57), (.cooldown, 80), (.swimBikeRun, 82), (.underwaterDiving, 84),
        (.other, 3000),
    ]
    for (type, number) in workouts { expect("workout \(number)", type.rawValue == number) }
    expect("unit of a rate", HKUnit.count().unitDivided(by: .minute()).unitString == "count/min")
    expect("kilometre", HKUnit.meterUnit(with: .kilo).unitString == "km")
    expect("type of heart rates", HKQuantityType(.heartRate).identifier == "HKQuantityTypeIdentifierHeartRate")
    expect("health data", !HKHealthStore.isHealthDataAvailable())

    let pole = CLLocationCoordinate2D(latitude: 60, longitude: 10)
    let span = MKCoordinateRegion(center: pole, latitudinalMeters: 111_195, longitudinalMeters: 111_195).span
    expect("span", abs(span.latitudeDelta - 1) < 1e-9 && abs(span.longitudeDelta - 2) < 1e-9)
    expect("middle and length of a trip", Wallet.trip == "50.38 12.49, 504 km")

    let content = UNMutableNotificationContent()
    (content.title, content.badge, content.interruptionLevel) = ("Done", 2, .timeSensitive)
    let copy = content.mutableCopy() as? UNMutableNotificationContent
    copy?.title = "Other"
    expect("copy of a notification", content.title == "Done" && copy?.badge == 2 && copy?.title == "Other")

    let context = NSPersistentContainer(name: "Model").viewContext
    let request = NSFetchRequest<NSManagedObject>(entityName: "Item")
    request.predicate = NSPredicate(format: "date >= %@", Date() as NSDate)
    request.sortDescriptors = [NSSortDescriptor(key: "count", ascending: false)]
    expect("empty store", (try? context.fetch(request).isEmpty) == true && (try? context.count(for: request)) == 0)
    expect("order of optional values", StoredRide.isSorted)
    expect("order", request.sortDescriptors?.first?.ascending == false)

    expect("kept properties", StoredItem.isEmpty)
    expect("fetched items", FetchRequest<StoredItem>(sortDescriptors: []).wrappedValue.isEmpty)
    expect("player", (try? AVAudioPlayer(data: Data()).play()) == false)
    expect("watch", !WCSession.default.isReachable)
    expect("media time", CMTime(seconds: 1.5, preferredTimescale: 600).value == 900 && CMTime.invalid.seconds.isNaN)

    let packed = Data(base64Encoded: Packed.packed) ?? Data()
    expect("compressed text", Packed.unpacked(packed, by: COMPRESSION_ZLIB) == Packed.text)
    expect(
        "start of a compressed text",
        Packed.unpacked(packed, by: COMPRESSION_ZLIB, atMost: 7) == String(Packed.text.prefix(7)))
    expect("a method that is not here", Packed.unpacked(packed, by: COMPRESSION_BROTLI) == nil)

    return found
}

@MainActor private func differencesOfFoundation() -> [String] {
    var found: [String] = []
    func expect(_ name: String, _ isSo: Bool) { if !isSo { found.append(name) } }

    let duration = DateComponentsFormatter()
    duration.allowedUnits = [.hour, .minute, .second]
    let lengths: [(TimeInterval, DateComponentsFormatter.UnitsStyle, String)] = [
        (3_900, .positional, "1:05:00"), (65, .positional, "1:05"), (3_900, .abbreviated, "1h 5m"),
        (3_900, .full, "1 hour, 5 minutes"), (3_900, .short, "1 hr, 5 min"), (60, .full, "1 minute"),
        (0, .abbreviated, "0s"),
    ]
    for (seconds, style, text) in lengths {
        duration.unitsStyle = style
        expect(text, duration.string(from: seconds) == text)
    }
    let clock = DateComponentsFormatter()
    clock.allowedUnits = [.minute, .second]
    clock.zeroFormattingBehavior = .pad
    expect("01:05", clock.string(from: 65) == "01:05")
    clock.allowedUnits = [.hour, .minute]
    (clock.unitsStyle, clock.maximumUnitCount, clock.zeroFormattingBehavior) = (.abbreviated, 1, .dropAll)
    expect("2h", clock.string(from: 7_260) == "2h")

    let relative = RelativeDateTimeFormatter()
    expect("in 5 minutes", relative.localizedString(fromTimeInterval: 300) == "in 5 minutes")
    expect("2 hours ago", relative.localizedString(fromTimeInterval: -7_200) == "2 hours ago")
    relative.unitsStyle = .abbreviated
    expect("2h ago", relative.localizedString(fromTimeInterval: -7_200) == "2h ago")

    let start = Date(timeIntervalSince1970: 1e9)
    expect("1:02:05", (start..<start + 3_725).formatted(.timeDuration) == "1:02:05")
    expect("1:05 of a range", (start..<start + 65).formatted(.timeDuration) == "1:05")
    let wide = (start..<start + 3_725).formatted(.components(style: .wide, fields: [.hour, .minute]))
    expect("1 hour, 2 minutes", wide == "1 hour, 2 minutes")
    expect("2h of a range", (start..<start + 7_200).formatted(.components(style: .narrow, fields: [.hour])) == "2h")

    let offset = SystemFormatStyle.DateOffset(to: start)
    expect("3 minutes, 42 seconds", offset.format(start + 222) == "3 minutes, 42 seconds")
    expect("an offset before", offset.format(start - 65) == "-1 minute, 5 seconds")
    let score = SystemFormatStyle.DateOffset(to: start, allowedFields: [.minute, .second], sign: .never)
    expect("1:05 of an offset", score.format(start - 65) == "1:05")
    let brief = SystemFormatStyle.DateOffset(to: start, maxFieldCount: 1)
    expect("hours of an offset", brief.format(start + 7_260) == "2 hours")

    let walk = Measurement(value: 2, unit: UnitLength.kilometers)
    expect("2 kilometers", walk.formatted(.measurement(width: .wide, usage: .asProvided)) == "2 kilometers")
    expect("2km", walk.formatted(.measurement(width: .narrow, usage: .asProvided)) == "2km")
    expect("1.2 miles", walk.formatted(.measurement(width: .wide)) == "1.2 miles")
    let far = FloatingPointFormatStyle<Double>.number.precision(.fractionLength(2))
    expect(
        "1.24 mi", walk.formatted(.measurement(width: .abbreviated, usage: .road, numberFormatStyle: far)) == "1.24 mi")
    let german = Measurement<UnitLength>.FormatStyle(width: .wide, locale: Locale(identifier: "de_DE"))
    expect("2 Kilometer", german.format(walk) == "2 Kilometer")
    let warm = Measurement(value: 20, unit: UnitTemperature.celsius)
    expect("68°F", warm.formatted() == "68°F")
    expect("68°", warm.formatted(.measurement(width: .narrow, usage: .weather, hidesScaleName: true)) == "68°")
    expect(
        "300 Cal",
        Measurement(value: 300, unit: UnitEnergy.kilocalories).formatted(
            .measurement(width: .abbreviated, usage: .workout)) == "300 Cal")
    let measuring = MeasurementFormatter()
    expect("6.562 ft", measuring.string(from: Measurement(value: 2, unit: UnitLength.meters)) == "6.562 ft")
    measuring.unitOptions = [.providedUnit, .temperatureWithoutUnit]
    expect("2 m", measuring.string(from: Measurement(value: 2, unit: UnitLength.meters)) == "2 m")
    expect("20°", measuring.string(from: warm) == "20°")
    measuring.unitStyle = .long
    expect("miles", measuring.string(from: UnitLength.miles) == "miles")
    let own = Measurement(value: 2, unit: UnitLength(symbol: "ell", converter: UnitConverterLinear(coefficient: 1.1)))
    expect("2 ell", own.formatted() == "2 ell")

    let list = Data(#"["Hello ", {"SwiftUI.Font": {}}, "there", {}]"#.utf8)
    expect("text of a list", (try? JSONDecoder().decode(AttributedString.self, from: list)) == "Hello there")
    expect("text alone", (try? JSONDecoder().decode([AttributedString].self, from: Data(#"["Hi"]"#.utf8))) == ["Hi"])
    let written = try? JSONEncoder().encode(AttributedString("Hello"))
    expect("written text", written.flatMap { try? JSONDecoder().decode(AttributedString.self, from: $0) } == "Hello")

    let folder = FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: "group.timer")
    expect("folder of a group", folder?.lastPathComponent == "group.timer")
    let group = UserDefaults(suiteName: "group.kettle")
    group?.set(95, forKey: "limit")
    expect("settings of a group", UserDefaults(suiteName: "group.kettle")?.integer(forKey: "limit") == 95)
    expect("settings of another", UserDefaults(suiteName: "group.pot")?.object(forKey: "limit") == nil)
    expect("idle timer", Timer().timeInterval == 0)
    expect("predicate", NSPredicate(format: "date < %@", NSDate()).evaluate(with: nil))

    return found
}
