/// What the person has allowed the app of this task.
///
/// Source: [ActivityAuthorizationInfo](https://developer.apple.com/documentation/activitykit/activityauthorizationinfo).
public final class ActivityAuthorizationInfo: Sendable {
    /// A sequence of switches.
    public typealias ActivityEnablementUpdates = DeviceUpdates<Bool>
    /// A sequence of switches.
    public typealias FrequentPushEnablementUpdates = DeviceUpdates<Bool>

    private let host = ActivityHost.current
    private let app = ActivityHost.app

    /// What is allowed on the device and for the app of this task.
    public init() {}

    /// Whether Live Activities are switched on for the app and the device has them.
    public var areActivitiesEnabled: Bool { host.state.areActivitiesEnabled(app: app) }

    /// Whether the app may receive frequent pushes.
    public var frequentPushesEnabled: Bool { host.state.areFrequentPushesEnabled(app: app) }

    /// Every change of ``areActivitiesEnabled``.
    public var activityEnablementUpdates: ActivityEnablementUpdates {
        DeviceUpdates(of: host) { [app] event, _ in
            guard case .authorizationChanged(let isOn, app) = event else { return nil }
            return isOn
        }
    }

    /// Every change of ``frequentPushesEnabled``.
    public var frequentPushEnablementUpdates: FrequentPushEnablementUpdates {
        DeviceUpdates(of: host) { [app] event, _ in
            guard case .frequentPushesChanged(let isOn, app) = event else { return nil }
            return isOn
        }
    }
}
