import Foundation
import PushGateway

@testable import PushDevice

/// A device under test, with short commands, in virtual time.
struct DeviceTrial {
    static let start = Date(timeIntervalSince1970: 1_763_800_000)
    static let bundleID = "com.example.oven"
    static let token = "5f3a91c2" + String(repeating: "0", count: 56)

    var device: PushDevice
    private var count = 0

    init(_ change: (inout DeviceConfiguration) -> Void = { _ in }) {
        var configuration = DeviceConfiguration()
        configuration.renderInterval = 0
        change(&configuration)
        device = PushDevice(configuration: configuration, at: Self.start)
    }

    /// A number of seconds after the start, as seconds since 1970.
    static func epoch(_ seconds: Double) -> Int { Int(start.timeIntervalSince1970 + seconds) }

    /// An `aps` object as a payload.
    static func payload(_ aps: String) -> String { #"{"aps":{\#(aps)}}"# }

    /// The `aps` of an update, a number of seconds after the start.
    static func update(_ content: String = #"{"n":1}"#, at seconds: Double = 0, _ more: String = "") -> String {
        payload(#""timestamp":\#(epoch(seconds)),"event":"update","content-state":\#(content)\#(more)"#)
    }

    /// The `aps` of an end.
    static func end(at seconds: Double = 0, _ more: String = "") -> String {
        payload(#""timestamp":\#(epoch(seconds)),"event":"end"\#(more)"#)
    }

    /// The `aps` of a start of a script's activity.
    static func startPayload(
        type: String = "ScriptAttributes", attributes: String = #"{"name":"build"}"#,
        content: String = #"{"title":"Build"}"#, at seconds: Double = 0, _ more: String = #","alert":{"title":"Go"}"#
    ) -> String {
        payload(
            #""timestamp":\#(epoch(seconds)),"event":"start","attributes-type":"\#(type)","attributes":\#(attributes),"content-state":\#(content)\#(more)"#
        )
    }

    /// Receives a push a number of seconds after the start.
    @discardableResult
    mutating func push(
        _ payload: String, at seconds: Double = 0, to token: String = token, priority: Int = 10,
        bundleID: String = bundleID, isStored: Bool = true, expiration: Double? = nil, channel: String? = nil
    ) -> [DeliveryRecord] {
        count += 1
        guard let token = DeviceToken(token) else { return [] }
        let now = Self.start + seconds
        return device.receive(
            AcceptedPush(
                id: "id-\(count)", uniqueID: "unique-\(count)",
                target: channel.map { .channel($0) } ?? .device(token), bundleID: bundleID,
                topic: bundleID + ".push-type.liveactivity", pushType: "liveactivity", priority: priority,
                expiration: expiration.map { Self.start + $0 }, isStored: isStored, collapseID: nil,
                payload: Data(payload.utf8), receivedAt: now),
            at: now)
    }

    /// The content of an activity as text.
    func content(_ id: String = String(token.prefix(8))) -> String? {
        for phone in device.phones.values {
            if let content = phone.system.content(of: id) { return String(decoding: content.state, as: UTF8.self) }
        }
        return nil
    }

    /// Records as in the server's file: lines of JSON.
    static func lines(_ records: [DeliveryRecord]) -> Data {
        Data(records.flatMap { $0.json + [UInt8(ascii: "\n")] })
    }

    /// The push-to-start token of an app and a type.
    func startToken(type: String, bundleID: String = bundleID) -> String {
        device.owners.first { _, owner in owner == .start(phone: Phone.main, bundleID: bundleID, type: type) }?.key.hex
            ?? ""
    }
}

extension [DeliveryRecord] {
    /// The outcomes and reasons of pushes.
    var words: [String] {
        filter { !$0.outcome.isOfActivity }.map { $0.outcome.rawValue + ($0.reason.map { " " + $0 } ?? "") }
    }

    /// The record of an outcome.
    func first(_ outcome: DeliveryRecord.Outcome) -> DeliveryRecord? { first { $0.outcome == outcome } }
}

/// A token chosen by the test.
func token(_ hex: String) -> DeviceToken {
    guard let token = DeviceToken(hex) else { preconditionFailure("\(hex) is not a token.") }
    return token
}
