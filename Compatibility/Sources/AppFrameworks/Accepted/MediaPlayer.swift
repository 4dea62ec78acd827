import Foundation
import UIKit

// MediaPlayer's names. Nothing is played, and no command arrives.

public let MPMediaItemPropertyTitle = "title"
public let MPMediaItemPropertyArtist = "artist"
public let MPMediaItemPropertyAlbumTitle = "albumTitle"
public let MPMediaItemPropertyAlbumArtist = "albumArtist"
public let MPMediaItemPropertyGenre = "genre"
public let MPMediaItemPropertyPersistentID = "persistentID"
public let MPMediaItemPropertyArtwork = "artwork"
public let MPMediaItemPropertyPlaybackDuration = "playbackDuration"
public let MPNowPlayingInfoPropertyElapsedPlaybackTime = "MPNowPlayingInfoPropertyElapsedPlaybackTime"
public let MPNowPlayingInfoPropertyPlaybackRate = "MPNowPlayingInfoPropertyPlaybackRate"
public let MPNowPlayingInfoPropertyDefaultPlaybackRate = "MPNowPlayingInfoPropertyDefaultPlaybackRate"
public let MPNowPlayingInfoPropertyIsLiveStream = "MPNowPlayingInfoPropertyIsLiveStream"
public let MPNowPlayingInfoPropertyMediaType = "MPNowPlayingInfoPropertyMediaType"
public enum MPNowPlayingInfoMediaType: UInt, Sendable { case none, audio, video }
public enum MPNowPlayingPlaybackState: UInt, Sendable { case unknown, playing, paused, stopped, interrupted }
public enum MPMusicPlaybackState: Int, Sendable {
    case stopped, playing, paused, interrupted, seekingForward, seekingBackward
}
public enum MPMediaLibraryAuthorizationStatus: Int, Sendable { case notDetermined, denied, restricted, authorized }
public typealias MPMediaEntityPersistentID = UInt64

public final class MPMediaItemArtwork: NSObject, @unchecked Sendable {
    public let bounds: CGRect
    private let handler: (CGSize) -> UIImage
    public init(boundsSize: CGSize, requestHandler: @escaping (CGSize) -> UIImage) {
        (bounds, handler) = (CGRect(origin: .zero, size: boundsSize), requestHandler)
    }
    public func image(at size: CGSize) -> UIImage? { handler(size) }
}
public final class MPNowPlayingInfoCenter: NSObject, @unchecked Sendable {
    private static let center = MPNowPlayingInfoCenter()
    public static func `default`() -> MPNowPlayingInfoCenter { center }
    public var nowPlayingInfo: [String: Any]?
    public var playbackState = MPNowPlayingPlaybackState.unknown
}
public enum MPRemoteCommandHandlerStatus: Int, Sendable {
    case success = 0, noSuchContent = 100, noActionableNowPlayingItem = 110, deviceNotFound = 120, commandFailed = 200
}
open class MPRemoteCommandEvent: NSObject, @unchecked Sendable { public var timestamp: TimeInterval { 0 } }
public final class MPChangePlaybackPositionCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
    public var positionTime: TimeInterval { 0 }
}
public final class MPSkipIntervalCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
    public var interval: TimeInterval { 0 }
}
public final class MPChangePlaybackRateCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
    public var playbackRate: Float { 1 }
}
open class MPRemoteCommand: NSObject, @unchecked Sendable {
    public var isEnabled = true
    @discardableResult public func addTarget(
        handler: @escaping (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus
    ) -> Any { self }
    public func removeTarget(_ target: Any?) {}
}
public final class MPSkipIntervalCommand: MPRemoteCommand, @unchecked Sendable {
    public var preferredIntervals: [NSNumber] = []
}
public final class MPChangePlaybackPositionCommand: MPRemoteCommand, @unchecked Sendable {}
public final class MPChangePlaybackRateCommand: MPRemoteCommand, @unchecked Sendable {
    public var supportedPlaybackRates: [NSNumber] = []
}
public final class MPRemoteCommandCenter: NSObject, @unchecked Sendable {
    private static let center = MPRemoteCommandCenter()
    public static func shared() -> MPRemoteCommandCenter { center }
    public let playCommand = MPRemoteCommand()
    public let pauseCommand = MPRemoteCommand()
    public let stopCommand = MPRemoteCommand()
    public let togglePlayPauseCommand = MPRemoteCommand()
    public let nextTrackCommand = MPRemoteCommand()
    public let previousTrackCommand = MPRemoteCommand()
    public let skipForwardCommand = MPSkipIntervalCommand()
    public let skipBackwardCommand = MPSkipIntervalCommand()
    public let changePlaybackPositionCommand = MPChangePlaybackPositionCommand()
    public let changePlaybackRateCommand = MPChangePlaybackRateCommand()
}

public final class MPMediaItem: NSObject, @unchecked Sendable {
    public var persistentID: MPMediaEntityPersistentID { 0 }
    public var title: String? { nil }
    public var artist: String? { nil }
    public var albumTitle: String? { nil }
    public var playbackDuration: TimeInterval { 0 }
    public var artwork: MPMediaItemArtwork? { nil }
}
public final class MPMusicPlayerController: NSObject, @unchecked Sendable {
    public static let systemMusicPlayer = MPMusicPlayerController()
    public static let applicationMusicPlayer = MPMusicPlayerController()
    public var nowPlayingItem: MPMediaItem?
    public var currentPlaybackTime: TimeInterval = 0
    public var currentPlaybackRate: Float = 0
    public var playbackState: MPMusicPlaybackState { .stopped }
    public func play() {}
    public func pause() {}
    public func stop() {}
    public func skipToNextItem() {}
    public func skipToPreviousItem() {}
    public func beginGeneratingPlaybackNotifications() {}
    public func endGeneratingPlaybackNotifications() {}
}
extension Notification.Name {
    public static let MPMusicPlayerControllerNowPlayingItemDidChange = Notification.Name(
        "MPMusicPlayerControllerNowPlayingItemDidChangeNotification")
    public static let MPMusicPlayerControllerPlaybackStateDidChange = Notification.Name(
        "MPMusicPlayerControllerPlaybackStateDidChangeNotification")
}
public enum MPMediaLibrary {
    public static func authorizationStatus() -> MPMediaLibraryAuthorizationStatus { .notDetermined }
    public static func requestAuthorization(_ handler: @escaping (MPMediaLibraryAuthorizationStatus) -> Void) {
        handler(.denied)
    }
}
public final class MPVolumeView: UIView, @unchecked Sendable {
    public var showsRouteButton = true
    public var showsVolumeSlider = true
}
