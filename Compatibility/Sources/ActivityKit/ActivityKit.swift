import ActivitySystem
@_exported import Foundation
@_exported import FoundationGaps

public typealias Activity = ActivitySystem.Activity
public typealias ActivityAttributes = ActivitySystem.ActivityAttributes
public typealias ActivityAuthorizationError = ActivitySystem.ActivityAuthorizationError
public typealias ActivityAuthorizationInfo = ActivitySystem.ActivityAuthorizationInfo
public typealias ActivityContent = ActivitySystem.ActivityContent
public typealias ActivityState = ActivitySystem.ActivityState
public typealias ActivityStyle = ActivitySystem.ActivityStyle
public typealias ActivityUIDismissalPolicy = ActivitySystem.ActivityUIDismissalPolicy
public typealias AlertConfiguration = ActivitySystem.AlertConfiguration
public typealias PushType = ActivitySystem.PushType
