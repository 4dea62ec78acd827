@_exported import ActivityKit
import SwiftUI
import WidgetKit

// What a widget needs of OneSignal's module, for the attributes that its server fills. Nothing is registered or sent.

public protocol OneSignalLiveActivityAttributes: ActivityAttributes
where ContentState: OneSignalLiveActivityContentState {
    var onesignal: OneSignalLiveActivityAttributeData { get set }
}
public struct OneSignalLiveActivityAttributeData: Codable {
    public var activityId: String
    public static func create(activityId: String) -> OneSignalLiveActivityAttributeData {
        OneSignalLiveActivityAttributeData(activityId: activityId)
    }
}
public protocol OneSignalLiveActivityContentState: Codable, Hashable {
    var onesignal: OneSignalLiveActivityContentStateData? { get set }
}
public struct OneSignalLiveActivityContentStateData: Codable, Hashable { public var notificationId: String }

/// Attributes and a state of any fields.
public struct DefaultLiveActivityAttributes: OneSignalLiveActivityAttributes {
    public struct ContentState: OneSignalLiveActivityContentState {
        public var data: [String: AnyCodable]
        public var onesignal: OneSignalLiveActivityContentStateData?
    }
    public var data: [String: AnyCodable]
    public var onesignal: OneSignalLiveActivityAttributeData
}

extension DynamicIsland {
    /// Opens the URL itself: no tap is counted.
    public func onesignalWidgetURL<Attributes: OneSignalLiveActivityAttributes>(
        _ url: URL?, context: ActivityViewContext<Attributes>
    ) -> DynamicIsland { widgetURL(url) }
}
extension View {
    /// Opens the URL itself: no tap is counted.
    public func onesignalWidgetURL<Attributes: OneSignalLiveActivityAttributes>(
        _ url: URL?, context: ActivityViewContext<Attributes>
    ) -> some View { widgetURL(url) }
}
