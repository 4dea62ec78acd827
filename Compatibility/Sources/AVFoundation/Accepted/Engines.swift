import Foundation

// Engines, buffers and files of sound, which are silent and empty.

public typealias AVAudioFrameCount = UInt32
public typealias AVAudioFramePosition = Int64
public typealias AVAudioChannelCount = UInt32
public typealias AVAudioNodeBus = Int
public enum AVAudioCommonFormat: UInt, Sendable {
    case otherFormat, pcmFormatFloat32, pcmFormatFloat64, pcmFormatInt16, pcmFormatInt32
}
public final class AVAudioFormat: NSObject, @unchecked Sendable {
    public let sampleRate: Double
    public let channelCount: AVAudioChannelCount
    public let commonFormat: AVAudioCommonFormat
    public init?(standardFormatWithSampleRate sampleRate: Double, channels: AVAudioChannelCount) {
        (self.sampleRate, channelCount, commonFormat) = (sampleRate, channels, .pcmFormatFloat32)
    }
    public init?(
        commonFormat format: AVAudioCommonFormat, sampleRate: Double, channels: AVAudioChannelCount, interleaved: Bool
    ) { (self.sampleRate, channelCount, commonFormat) = (sampleRate, channels, format) }
}
public final class AVAudioPCMBuffer: NSObject, @unchecked Sendable {
    public let format: AVAudioFormat
    public let frameCapacity: AVAudioFrameCount
    public var frameLength: AVAudioFrameCount = 0
    public var floatChannelData: UnsafePointer<UnsafeMutablePointer<Float>>? { nil }
    public var int16ChannelData: UnsafePointer<UnsafeMutablePointer<Int16>>? { nil }
    public init?(pcmFormat format: AVAudioFormat, frameCapacity: AVAudioFrameCount) {
        (self.format, self.frameCapacity) = (format, frameCapacity)
    }
}
public final class AVAudioTime: NSObject, @unchecked Sendable {
    public var sampleTime: AVAudioFramePosition { 0 }
    public var sampleRate: Double { 0 }
}
public final class AVAudioFile: NSObject, @unchecked Sendable {
    public let url: URL
    public var length: AVAudioFramePosition { 0 }
    public var processingFormat: AVAudioFormat { AVAudioFormat(standardFormatWithSampleRate: 44_100, channels: 2)! }
    public init(forReading url: URL) throws { self.url = url }
    public init(forWriting url: URL, settings: [String: Any]) throws { self.url = url }
    public func read(into buffer: AVAudioPCMBuffer) throws {}
    public func write(from buffer: AVAudioPCMBuffer) throws {}
}
open class AVAudioNode: NSObject, @unchecked Sendable {
    public func installTap(
        onBus bus: AVAudioNodeBus, bufferSize: AVAudioFrameCount, format: AVAudioFormat?,
        block: @escaping (AVAudioPCMBuffer, AVAudioTime) -> Void
    ) {}
    public func removeTap(onBus bus: AVAudioNodeBus) {}
    public func inputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat { outputFormat(forBus: bus) }
    public func outputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat {
        AVAudioFormat(standardFormatWithSampleRate: 44_100, channels: 2)!
    }
}
public final class AVAudioInputNode: AVAudioNode, @unchecked Sendable {}
public final class AVAudioOutputNode: AVAudioNode, @unchecked Sendable {}
public final class AVAudioMixerNode: AVAudioNode, @unchecked Sendable {
    public var volume: Float = 1
    public var outputVolume: Float = 1
    public override init() {}
}
public struct AVAudioPlayerNodeBufferOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let loops = Self(rawValue: 1)
    public static let interrupts = Self(rawValue: 2)
}
public final class AVAudioPlayerNode: AVAudioNode, @unchecked Sendable {
    public var volume: Float = 1
    public var isPlaying: Bool { false }
    public override init() {}
    public func play() {}
    public func pause() {}
    public func stop() {}
    public func scheduleBuffer(_ buffer: AVAudioPCMBuffer, completionHandler: (() -> Void)? = nil) {}
    public func scheduleBuffer(
        _ buffer: AVAudioPCMBuffer, at when: AVAudioTime?, options: AVAudioPlayerNodeBufferOptions = [],
        completionHandler: (() -> Void)? = nil
    ) {}
    public func scheduleFile(_ file: AVAudioFile, at when: AVAudioTime?, completionHandler: (() -> Void)? = nil) {}
}
public final class AVAudioEngine: NSObject, @unchecked Sendable {
    public let inputNode = AVAudioInputNode()
    public let outputNode = AVAudioOutputNode()
    public let mainMixerNode = AVAudioMixerNode()
    public var isRunning: Bool { false }
    public override init() {}
    public func attach(_ node: AVAudioNode) {}
    public func detach(_ node: AVAudioNode) {}
    public func connect(_ node: AVAudioNode, to other: AVAudioNode, format: AVAudioFormat?) {}
    public func prepare() {}
    public func start() throws {}
    public func pause() {}
    public func stop() {}
    public func reset() {}
}
public final class AVAudioApplication: NSObject, @unchecked Sendable {
    public enum recordPermission: Int, Sendable { case undetermined, denied, granted }
    public static let shared = AVAudioApplication()
    public var recordPermission: recordPermission { .undetermined }
    public static func requestRecordPermission() async -> Bool { false }
    public static func requestRecordPermission(completionHandler: @escaping (Bool) -> Void) { completionHandler(false) }
}
public final class AVQueuePlayer: AVPlayer, @unchecked Sendable {
    public convenience init(items: [AVPlayerItem]) { self.init() }
    public func items() -> [AVPlayerItem] { [] }
    public func advanceToNextItem() {}
    public func removeAllItems() {}
}
public final class AVPlayerLooper: NSObject, @unchecked Sendable {
    public init(player: AVQueuePlayer, templateItem: AVPlayerItem) {}
    public func disableLooping() {}
}
