import AVFoundation
import Foundation

// Speech's names. Nothing is heard.

public enum SFSpeechRecognizerAuthorizationStatus: Int, Sendable { case notDetermined, denied, restricted, authorized }
public final class SFTranscriptionSegment: NSObject, @unchecked Sendable {
    public var substring: String { "" }
    public var timestamp: TimeInterval { 0 }
    public var duration: TimeInterval { 0 }
    public var confidence: Float { 0 }
}
public final class SFTranscription: NSObject, @unchecked Sendable {
    public var formattedString: String { "" }
    public var segments: [SFTranscriptionSegment] { [] }
}
public final class SFSpeechRecognitionResult: NSObject, @unchecked Sendable {
    public let bestTranscription = SFTranscription()
    public var transcriptions: [SFTranscription] { [] }
    public var isFinal: Bool { true }
}
open class SFSpeechRecognitionRequest: NSObject, @unchecked Sendable {
    public var shouldReportPartialResults = true
    public var requiresOnDeviceRecognition = false
    public var addsPunctuation = false
    public var contextualStrings: [String] = []
    public override init() {}
}
public final class SFSpeechAudioBufferRecognitionRequest: SFSpeechRecognitionRequest, @unchecked Sendable {
    public func append(_ buffer: AVAudioPCMBuffer) {}
    public func endAudio() {}
}
public final class SFSpeechURLRecognitionRequest: SFSpeechRecognitionRequest, @unchecked Sendable {
    public let url: URL
    public init(url: URL) { self.url = url }
}
public final class SFSpeechRecognitionTask: NSObject, @unchecked Sendable {
    public var isCancelled: Bool { true }
    public var isFinishing: Bool { false }
    public func cancel() {}
    public func finish() {}
}
public protocol SFSpeechRecognizerDelegate: AnyObject {}
open class SFSpeechRecognizer: NSObject, @unchecked Sendable {
    public weak var delegate: (any SFSpeechRecognizerDelegate)?
    public let locale: Locale
    public var isAvailable: Bool { false }
    public var supportsOnDeviceRecognition: Bool { false }
    public init?(locale: Locale) { self.locale = locale }
    public convenience override init() { self.init(locale: .current)! }
    public static func supportedLocales() -> Set<Locale> { [] }
    public static func authorizationStatus() -> SFSpeechRecognizerAuthorizationStatus { .notDetermined }
    public static func requestAuthorization(_ handler: @escaping (SFSpeechRecognizerAuthorizationStatus) -> Void) {
        handler(.denied)
    }
    public func recognitionTask(
        with request: SFSpeechRecognitionRequest,
        resultHandler: @escaping (SFSpeechRecognitionResult?, (any Error)?) -> Void
    ) -> SFSpeechRecognitionTask { SFSpeechRecognitionTask() }
}
