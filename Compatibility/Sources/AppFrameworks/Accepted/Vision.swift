import Foundation
import UIKit

// The names of Vision. Nothing is recognized: a request has no results.

public struct VNImageOption: Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
}
open class VNObservation: NSObject, @unchecked Sendable {
    public let uuid = UUID()
    public var confidence: Float { 0 }
}
open class VNDetectedObjectObservation: VNObservation, @unchecked Sendable {
    public var boundingBox: CGRect { .zero }
}
public final class VNFaceObservation: VNDetectedObjectObservation, @unchecked Sendable {
    public var roll: NSNumber? { nil }
    public var yaw: NSNumber? { nil }
    public var pitch: NSNumber? { nil }
}
open class VNRectangleObservation: VNDetectedObjectObservation, @unchecked Sendable {
    public var topLeft: CGPoint { .zero }
    public var topRight: CGPoint { .zero }
    public var bottomLeft: CGPoint { .zero }
    public var bottomRight: CGPoint { .zero }
}
public struct VNBarcodeSymbology: Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let qr = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyQR")
    public static let ean8 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyEAN8")
    public static let ean13 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyEAN13")
    public static let upce = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyUPCE")
    public static let code39 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyCode39")
    public static let code128 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyCode128")
    public static let aztec = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyAztec")
    public static let pdf417 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyPDF417")
    public static let dataMatrix = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyDataMatrix")
}
public final class VNBarcodeObservation: VNRectangleObservation, @unchecked Sendable {
    public var payloadStringValue: String? { nil }
    public var symbology: VNBarcodeSymbology { .qr }
}
public final class VNRecognizedText: NSObject, @unchecked Sendable {
    public var string: String { "" }
    public var confidence: Float { 0 }
}
public final class VNRecognizedTextObservation: VNRectangleObservation, @unchecked Sendable {
    public func topCandidates(_ count: Int) -> [VNRecognizedText] { [] }
}
public final class VNClassificationObservation: VNObservation, @unchecked Sendable {
    public var identifier: String { "" }
}
public final class VNRecognizedPoint: NSObject, @unchecked Sendable {
    public var location: CGPoint { .zero }
    public var confidence: Float { 0 }
}
public final class VNHumanBodyPoseObservation: VNObservation, @unchecked Sendable {
    public struct JointName: Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
    }
    public func recognizedPoint(_ joint: JointName) throws -> VNRecognizedPoint { VNRecognizedPoint() }
}

public typealias VNRequestCompletionHandler = (VNRequest, (any Error)?) -> Void
/// A request's results have the type of that request, which an override could not give an optional array.
public protocol _VNResults {}
extension _VNResults { public var results: [VNObservation]? { nil } }
open class VNRequest: NSObject, _VNResults, @unchecked Sendable {
    public let completionHandler: VNRequestCompletionHandler?
    public var preferBackgroundProcessing = false
    public var revision = 1
    public init(completionHandler: VNRequestCompletionHandler?) { self.completionHandler = completionHandler }
    public convenience override init() { self.init(completionHandler: nil) }
    public func cancel() {}
}
open class VNImageBasedRequest: VNRequest, @unchecked Sendable {
    public var regionOfInterest = CGRect(x: 0, y: 0, width: 1, height: 1)
}
public enum VNRequestTextRecognitionLevel: Int, Sendable { case accurate, fast }
public final class VNRecognizeTextRequest: VNImageBasedRequest, @unchecked Sendable {
    public var recognitionLevel = VNRequestTextRecognitionLevel.accurate
    public var recognitionLanguages: [String] = []
    public var customWords: [String] = []
    public var usesLanguageCorrection = true
    public var automaticallyDetectsLanguage = false
    public var minimumTextHeight: Float = 0
    public var results: [VNRecognizedTextObservation]? { nil }
}
public final class VNDetectBarcodesRequest: VNImageBasedRequest, @unchecked Sendable {
    public var symbologies: [VNBarcodeSymbology] = []
    public var results: [VNBarcodeObservation]? { nil }
}
public final class VNDetectFaceRectanglesRequest: VNImageBasedRequest, @unchecked Sendable {
    public var results: [VNFaceObservation]? { nil }
}
public final class VNDetectRectanglesRequest: VNImageBasedRequest, @unchecked Sendable {
    public var minimumConfidence: Float = 0
    public var results: [VNRectangleObservation]? { nil }
}
public final class VNClassifyImageRequest: VNImageBasedRequest, @unchecked Sendable {
    public var results: [VNClassificationObservation]? { nil }
}
public final class VNDetectHumanBodyPoseRequest: VNImageBasedRequest, @unchecked Sendable {
    public var results: [VNHumanBodyPoseObservation]? { nil }
}
public final class VNImageRequestHandler: NSObject, @unchecked Sendable {
    public init(cgImage: CGImage, options: [VNImageOption: Any] = [:]) {}
    public init(data: Data, options: [VNImageOption: Any] = [:]) {}
    public init(url: URL, options: [VNImageOption: Any] = [:]) {}
    public func perform(_ requests: [VNRequest]) throws {
        for request in requests { request.completionHandler?(request, nil) }
    }
}
