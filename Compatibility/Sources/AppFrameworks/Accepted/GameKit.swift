import Foundation
import UIKit

// The names of GameKit. Nobody is signed in, and nothing is sent.

open class GKPlayer: NSObject, @unchecked Sendable {
    public enum PhotoSize: Int, Sendable { case small, normal }
    public var gamePlayerID: String { "" }
    public var teamPlayerID: String { "" }
    public var displayName: String { "" }
    public var alias: String { "" }
    public override init() {}
    public func loadPhoto(for size: PhotoSize) async throws -> UIImage { throw GKError(.notAuthenticated) }
}
public struct GKError: Error, Hashable, Sendable {
    public enum Code: Int, Sendable { case unknown = 1, cancelled, communicationsFailure, notAuthenticated = 6 }
    public let code: Code
    public init(_ code: Code) { self.code = code }
}
public final class GKLocalPlayer: GKPlayer, @unchecked Sendable {
    public static let local = GKLocalPlayer()
    public var isAuthenticated: Bool { false }
    public var isUnderage: Bool { false }
    public var isMultiplayerGamingRestricted: Bool { false }
    public var authenticateHandler: ((UIViewController?, (any Error)?) -> Void)?
    public func register(_ listener: any GKLocalPlayerListener) {}
    public func loadFriends() async throws -> [GKPlayer] { [] }
}
public protocol GKLocalPlayerListener: AnyObject {}
public final class GKLeaderboard: NSObject, @unchecked Sendable {
    public enum PlayerScope: Int, Sendable { case global, friendsOnly }
    public enum TimeScope: Int, Sendable { case today, week, allTime }
    public final class Entry: NSObject, @unchecked Sendable {
        public var player: GKPlayer { GKPlayer() }
        public var rank: Int { 0 }
        public var score: Int { 0 }
        public var formattedScore: String { "" }
        public var date: Date { Date(timeIntervalSince1970: 0) }
    }
    public var title: String? { nil }
    public var baseLeaderboardID: String { "" }
    public static func submitScore(_ score: Int, context: Int, player: GKPlayer, leaderboardIDs: [String]) async throws
    {}
    public static func submitScore(
        _ score: Int, context: Int, player: GKPlayer, leaderboardIDs: [String],
        completionHandler: @escaping ((any Error)?) -> Void
    ) {}
    public static func loadLeaderboards(IDs: [String]?) async throws -> [GKLeaderboard] { [] }
    public func loadEntries(for scope: PlayerScope, timeScope: TimeScope, range: NSRange) async throws -> (
        Entry?, [Entry], Int
    ) { (nil, [], 0) }
}
public final class GKAchievement: NSObject, @unchecked Sendable {
    public var identifier: String
    public var percentComplete = 0.0
    public var showsCompletionBanner = false
    public var isCompleted: Bool { percentComplete >= 100 }
    public init(identifier: String) { self.identifier = identifier }
    public static func report(_ achievements: [GKAchievement]) async throws {}
    public static func report(
        _ achievements: [GKAchievement], withCompletionHandler handler: (((any Error)?) -> Void)? = nil
    ) {}
    public static func loadAchievements() async throws -> [GKAchievement] { [] }
    public static func resetAchievements() async throws {}
}
public final class GKAccessPoint: NSObject, @unchecked Sendable {
    public enum Location: Int, Sendable { case topLeading, topTrailing, bottomLeading, bottomTrailing }
    public static let shared = GKAccessPoint()
    public var location = Location.topLeading
    public var isActive = false
    public var showHighlights = false
    public func trigger(handler: @escaping () -> Void) {}
}
public enum GKGameCenterViewControllerState: Int, Sendable {
    case `default` = -1
    case leaderboards, achievements, challenges, localPlayerProfile, dashboard
}
public protocol GKGameCenterControllerDelegate: AnyObject {
    func gameCenterViewControllerDidFinish(_ controller: GKGameCenterViewController)
}
public final class GKGameCenterViewController: UIViewController, @unchecked Sendable {
    public weak var gameCenterDelegate: (any GKGameCenterControllerDelegate)?
    public convenience init(state: GKGameCenterViewControllerState) { self.init() }
    public convenience init(
        leaderboardID: String, playerScope: GKLeaderboard.PlayerScope, timeScope: GKLeaderboard.TimeScope
    ) { self.init() }
}
