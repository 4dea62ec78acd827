import Foundation
import Meditation

/// A validated body of `PUT /v1/tokens/<activityId>`.
struct TokenRequest {
    let activityID: String
    let pushToken: String
    let methodID: String?
    let platform: TokenRecord.Platform
    let device: String

    /// Maximum length in hexadecimal digits: far more than Apple's tokens, whose length may change.
    static let longestToken = 400

    init(_ body: Data, activityID: String) throws(ServiceError) {
        let fields = try RequestFields(body)
        try fields.refuseUnknown(besides: ["pushToken", "platform", "methodId", "deviceId"])
        let token = try fields.requiredText("pushToken", longest: Self.longestToken).lowercased()
        guard token.count.isMultiple(of: 2), token.utf8.allSatisfy({ Character(UnicodeScalar($0)).isHexDigit }) else {
            throw fields.invalid("pushToken", "must be an even number of hexadecimal digits")
        }
        let name = try fields.requiredText("platform")
        guard let platform = TokenRecord.Platform(rawValue: name) else {
            throw fields.invalid("platform", "must be \"ios\" or \"islet\"")
        }
        self.activityID = activityID
        pushToken = token
        methodID = try fields.text("methodId", longest: 80)
        self.platform = platform
        device = try fields.text("deviceId", longest: 80) ?? ""
    }

    func record(userID: String, at now: Date) -> TokenRecord {
        TokenRecord(
            activityID: activityID, pushToken: pushToken, methodID: methodID, userID: userID, createdAt: now,
            platform: platform, device: device)
    }
}

extension UserSettings {
    /// Validates a body of `PUT /v1/settings`. Missing fields keep their values; `null` clears one.
    init(_ body: Data, changing settings: UserSettings) throws(ServiceError) {
        let fields = try RequestFields(body)
        try fields.refuseUnknown(besides: ["frequentPushesEnabled", "timeZone", "activeHours"])
        self = settings
        if fields.has("frequentPushesEnabled") { frequentPushesEnabled = try fields.bool("frequentPushesEnabled") }
        if fields.has("timeZone") {
            timeZone = try fields.text("timeZone", longest: 80)
            if let timeZone, TimeZone(identifier: timeZone) == nil {
                throw fields.invalid("timeZone", "must be an identifier such as \"Europe/Berlin\"")
            }
        }
        if fields.has("activeHours") {
            activeHours = try fields.text("activeHours", longest: 11)
            if let activeHours, HoursOfDay(activeHours) == nil {
                throw fields.invalid("activeHours", "must be two times of day such as \"06:00-22:00\"")
            }
        }
    }
}
