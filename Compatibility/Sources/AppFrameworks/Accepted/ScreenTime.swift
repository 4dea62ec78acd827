import CellUI
import Foundation
import SwiftUI
import UIKit

// The names of FamilyControls, ManagedSettings and DeviceActivity. Nothing is chosen, shielded or watched.

public struct Token<Kind>: Hashable, Codable, Sendable {}
public struct Application: Hashable, Codable, Sendable {
    public let bundleIdentifier: String?
    public var token: ApplicationToken? { nil }
    public var localizedDisplayName: String? { nil }
    public init(bundleIdentifier: String) { self.bundleIdentifier = bundleIdentifier }
    public init(token: ApplicationToken) { bundleIdentifier = nil }
}
public struct ActivityCategory: Hashable, Codable, Sendable {
    public var token: ActivityCategoryToken? { nil }
    public var localizedDisplayName: String? { nil }
    public init(token: ActivityCategoryToken) {}
}
public struct WebDomain: Hashable, Codable, Sendable {
    public let domain: String?
    public var token: WebDomainToken? { nil }
    public init(domain: String) { self.domain = domain }
    public init(token: WebDomainToken) { domain = nil }
}
public typealias ApplicationToken = Token<Application>
public typealias ActivityCategoryToken = Token<ActivityCategory>
public typealias WebDomainToken = Token<WebDomain>

public struct FamilyActivitySelection: Equatable, Codable, Sendable {
    public var applicationTokens: Set<ApplicationToken> = []
    public var categoryTokens: Set<ActivityCategoryToken> = []
    public var webDomainTokens: Set<WebDomainToken> = []
    public var applications: Set<Application> { [] }
    public var categories: Set<ActivityCategory> { [] }
    public var webDomains: Set<WebDomain> { [] }
    public init(includeEntireCategory: Bool = false) {}
}
public enum FamilyControlsMember: Sendable { case child, individual }
public enum FamilyControlsError: Int, Error, Sendable {
    case restricted, unavailable, invalidAccountType, invalidArgument, authorizationConflict, authorizationCanceled,
        networkError, authenticationMethodUnavailable
}
public enum AuthorizationStatus: Int, Hashable, Sendable { case notDetermined, denied, approved }
public final class AuthorizationCenter: ObservableObject, @unchecked Sendable {
    public static let shared = AuthorizationCenter()
    @Published public private(set) var authorizationStatus = AuthorizationStatus.notDetermined
    public func requestAuthorization(for member: FamilyControlsMember) async throws {}
    public func revokeAuthorization(completionHandler: @escaping (Result<Void, any Error>) -> Void) {}
}
/// Chooses nothing, and is empty.
public struct FamilyActivityPicker: View {
    public init(selection: Binding<FamilyActivitySelection>) {}
    public init(headerText: String? = nil, footerText: String? = nil, selection: Binding<FamilyActivitySelection>) {}
    public var body: some View { EmptyView() }
}
extension View {
    public func familyActivityPicker(
        isPresented: Binding<Bool>, selection: Binding<FamilyActivitySelection>
    ) -> some View { self }
}
extension Label where Title == Text, Icon == EmptyView {
    /// The name of an application, which is secret.
    public init<Kind>(_ token: Token<Kind>) { self.init(title: { Text(verbatim: "") }, icon: { EmptyView() }) }
}

public enum ShieldAction: Int, Sendable { case primaryButtonPressed, secondaryButtonPressed }
public enum ShieldActionResponse: Int, Sendable { case none, close, `defer` }
open class ShieldActionDelegate: NSObject, @unchecked Sendable { public override init() {} }
public struct ShieldSettings: Sendable {
    public enum ActivityCategoryPolicy<Kind>: Hashable, Sendable {
        case none
        case all(except: Set<Token<Kind>> = [])
        case specific(Set<ActivityCategoryToken>, except: Set<Token<Kind>> = [])
    }
    public var applications: Set<ApplicationToken>?
    public var applicationCategories: ActivityCategoryPolicy<Application>?
    public var webDomains: Set<WebDomainToken>?
    public var webDomainCategories: ActivityCategoryPolicy<WebDomain>?
}
public final class ManagedSettingsStore: @unchecked Sendable {
    public struct Name: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ name: String) { rawValue = name }
        public static let `default` = Name("default")
    }
    public var shield = ShieldSettings()
    public init() {}
    public init(named name: Name) {}
    public func clearAllSettings() { shield = ShieldSettings() }
}
public struct ShieldConfiguration {
    public struct Label {
        public init(text: String, color: UIColor) {}
    }
    public init(
        backgroundBlurStyle: UIBlurEffect.Style? = nil, backgroundColor: UIColor? = nil, icon: UIImage? = nil,
        title: Label? = nil, subtitle: Label? = nil, primaryButtonLabel: Label? = nil,
        primaryButtonBackgroundColor: UIColor? = nil, secondaryButtonLabel: Label? = nil
    ) {}
}
open class ShieldConfigurationDataSource: NSObject, @unchecked Sendable {
    public override init() {}
    open func configuration(shielding application: Application) -> ShieldConfiguration { ShieldConfiguration() }
    open func configuration(shielding application: Application, in category: ActivityCategory) -> ShieldConfiguration {
        ShieldConfiguration()
    }
    open func configuration(shielding webDomain: WebDomain) -> ShieldConfiguration { ShieldConfiguration() }
}

public struct DeviceActivityName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ name: String) { rawValue = name }
}
public struct DeviceActivitySchedule: Equatable, Sendable {
    public let intervalStart, intervalEnd: DateComponents
    public let repeats: Bool
    public let warningTime: DateComponents?
    public init(
        intervalStart: DateComponents, intervalEnd: DateComponents, repeats: Bool, warningTime: DateComponents? = nil
    ) {
        (self.intervalStart, self.intervalEnd) = (intervalStart, intervalEnd)
        (self.repeats, self.warningTime) = (repeats, warningTime)
    }
}
public struct DeviceActivityEvent: Equatable, Sendable {
    public struct Name: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ name: String) { rawValue = name }
    }
    public let threshold: DateComponents
    public init(
        applications: Set<ApplicationToken> = [], categories: Set<ActivityCategoryToken> = [],
        webDomains: Set<WebDomainToken> = [], threshold: DateComponents
    ) { self.threshold = threshold }
}
public final class DeviceActivityCenter: @unchecked Sendable {
    public init() {}
    public var activities: [DeviceActivityName] { [] }
    public func startMonitoring(
        _ activity: DeviceActivityName, during schedule: DeviceActivitySchedule,
        events: [DeviceActivityEvent.Name: DeviceActivityEvent] = [:]
    ) throws {}
    public func stopMonitoring(_ activities: [DeviceActivityName] = []) {}
}
open class DeviceActivityMonitor: NSObject, @unchecked Sendable {
    public override init() {}
    open func intervalDidStart(for activity: DeviceActivityName) {}
    open func intervalDidEnd(for activity: DeviceActivityName) {}
    open func intervalWillStartWarning(for activity: DeviceActivityName) {}
    open func intervalWillEndWarning(for activity: DeviceActivityName) {}
    open func eventDidReachThreshold(_ event: DeviceActivityEvent.Name, activity: DeviceActivityName) {}
    open func eventWillReachThresholdWarning(_ event: DeviceActivityEvent.Name, activity: DeviceActivityName) {}
}
