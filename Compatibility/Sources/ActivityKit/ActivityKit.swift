import ActivitySystem
@_exported import Foundation
@_exported import FoundationGaps

/// ActivityKit's `Activity`.
public typealias Activity = ActivitySystem.Activity
/// ActivityKit's `ActivityAttributes`.
public typealias ActivityAttributes = ActivitySystem.ActivityAttributes
/// ActivityKit's `ActivityAuthorizationError`.
public typealias ActivityAuthorizationError = ActivitySystem.ActivityAuthorizationError
/// ActivityKit's `ActivityAuthorizationInfo`.
public typealias ActivityAuthorizationInfo = ActivitySystem.ActivityAuthorizationInfo
/// ActivityKit's `ActivityContent`.
public typealias ActivityContent = ActivitySystem.ActivityContent
/// ActivityKit's `ActivityState`.
public typealias ActivityState = ActivitySystem.ActivityState
/// ActivityKit's `ActivityStyle`.
public typealias ActivityStyle = ActivitySystem.ActivityStyle
/// ActivityKit's `ActivityUIDismissalPolicy`.
public typealias ActivityUIDismissalPolicy = ActivitySystem.ActivityUIDismissalPolicy
/// ActivityKit's `AlertConfiguration`.
public typealias AlertConfiguration = ActivitySystem.AlertConfiguration
/// ActivityKit's `PushType`.
public typealias PushType = ActivitySystem.PushType
