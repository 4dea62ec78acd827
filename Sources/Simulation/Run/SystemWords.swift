import ActivitySystem

extension IgnoredReason {
    /// Why, in a few words.
    var words: String {
        switch self {
        case .unknownActivity: "there is no such activity"
        case .alreadyEnded: "it has ended"
        case .contentTooLarge: "it is larger than \(SystemState.contentLimit) bytes"
        case .outdated: "it is older than the content shown"
        case .unreachableByPush: "no server may reach it"
        case .missingAlert: "a push to start needs an alert"
        case .notInIsland: "it is not in the island"
        }
    }
}

extension AlertPlace {
    /// Where, in a few words.
    var words: String {
        switch self {
        case .expandedIsland: "in the open island"
        case .banner: "in a banner"
        case .lockScreen: "on the lock screen"
        case .nowhere: "unseen"
        }
    }
}
