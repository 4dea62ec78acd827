import Foundation

// Cameras, of which there are none.

public struct AVMediaType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let video = AVMediaType(rawValue: "vide")
    public static let audio = AVMediaType(rawValue: "soun")
    public static let metadata = AVMediaType(rawValue: "meta")
}
public enum AVAuthorizationStatus: Int, Sendable { case notDetermined, restricted, denied, authorized }
public final class AVCaptureDevice: NSObject, @unchecked Sendable {
    public enum Position: Int, Sendable { case unspecified, back, front }
    public enum TorchMode: Int, Sendable { case off, on, auto }
    public enum FlashMode: Int, Sendable { case off, on, auto }
    public struct DeviceType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let builtInWideAngleCamera = DeviceType(rawValue: "wide")
        public static let builtInUltraWideCamera = DeviceType(rawValue: "ultraWide")
        public static let builtInTelephotoCamera = DeviceType(rawValue: "telephoto")
        public static let builtInDualCamera = DeviceType(rawValue: "dual")
        public static let builtInTripleCamera = DeviceType(rawValue: "triple")
        public static let builtInTrueDepthCamera = DeviceType(rawValue: "trueDepth")
    }
    public var position: Position { .unspecified }
    public var uniqueID: String { "" }
    public var localizedName: String { "" }
    public var hasTorch: Bool { false }
    public var hasFlash: Bool { false }
    public var torchMode = TorchMode.off
    public var videoZoomFactor: CGFloat = 1
    public static func `default`(for type: AVMediaType) -> AVCaptureDevice? { nil }
    public static func `default`(_ device: DeviceType, for type: AVMediaType?, position: Position) -> AVCaptureDevice? {
        nil
    }
    public static func authorizationStatus(for type: AVMediaType) -> AVAuthorizationStatus { .notDetermined }
    public static func requestAccess(for type: AVMediaType) async -> Bool { false }
    public static func requestAccess(for type: AVMediaType, completionHandler: @escaping (Bool) -> Void) {
        completionHandler(false)
    }
    public func lockForConfiguration() throws {}
    public func unlockForConfiguration() {}
    public func setTorchModeOn(level: Float) throws {}
}
open class AVCaptureInput: NSObject, @unchecked Sendable {}
public final class AVCaptureDeviceInput: AVCaptureInput, @unchecked Sendable {
    public let device: AVCaptureDevice
    public init(device: AVCaptureDevice) throws { self.device = device }
}
public final class AVCaptureConnection: NSObject, @unchecked Sendable {
    public var isEnabled = true
    public var videoRotationAngle: CGFloat = 0
    public var isVideoMirrored = false
}
open class AVCaptureOutput: NSObject, @unchecked Sendable {
    public func connection(with type: AVMediaType) -> AVCaptureConnection? { nil }
}
public final class AVCapturePhoto: NSObject, @unchecked Sendable {
    public func fileDataRepresentation() -> Data? { nil }
}
public final class AVCapturePhotoSettings: NSObject, @unchecked Sendable {
    public var flashMode = AVCaptureDevice.FlashMode.off
    public override init() {}
}
public protocol AVCapturePhotoCaptureDelegate: AnyObject {}
public final class AVCapturePhotoOutput: AVCaptureOutput, @unchecked Sendable {
    public override init() {}
    public func capturePhoto(with settings: AVCapturePhotoSettings, delegate: any AVCapturePhotoCaptureDelegate) {}
}
public class AVMetadataObject: NSObject, @unchecked Sendable {
    public struct ObjectType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let qr = ObjectType(rawValue: "org.iso.QRCode")
        public static let ean8 = ObjectType(rawValue: "org.gs1.EAN-8")
        public static let ean13 = ObjectType(rawValue: "org.gs1.EAN-13")
        public static let code128 = ObjectType(rawValue: "org.iso.Code128")
        public static let pdf417 = ObjectType(rawValue: "org.iso.PDF417")
    }
    public var type: ObjectType { .qr }
}
public final class AVMetadataMachineReadableCodeObject: AVMetadataObject, @unchecked Sendable {
    public var stringValue: String? { nil }
}
public protocol AVCaptureMetadataOutputObjectsDelegate: AnyObject {
    func metadataOutput(
        _ output: AVCaptureMetadataOutput, didOutput objects: [AVMetadataObject], from connection: AVCaptureConnection)
}
public final class AVCaptureMetadataOutput: AVCaptureOutput, @unchecked Sendable {
    public var metadataObjectTypes: [AVMetadataObject.ObjectType]! = []
    public override init() {}
    public func setMetadataObjectsDelegate(
        _ delegate: (any AVCaptureMetadataOutputObjectsDelegate)?, queue: DispatchQueue?
    ) {}
}
public final class AVCaptureSession: NSObject, @unchecked Sendable {
    public struct Preset: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let photo = Preset(rawValue: "photo")
        public static let high = Preset(rawValue: "high")
        public static let medium = Preset(rawValue: "medium")
        public static let low = Preset(rawValue: "low")
        public static let hd1280x720 = Preset(rawValue: "hd1280x720")
        public static let hd1920x1080 = Preset(rawValue: "hd1920x1080")
    }
    public var sessionPreset = Preset.high
    public var isRunning: Bool { false }
    public private(set) var inputs: [AVCaptureInput] = []
    public private(set) var outputs: [AVCaptureOutput] = []
    public override init() {}
    public func canAddInput(_ input: AVCaptureInput) -> Bool { true }
    public func addInput(_ input: AVCaptureInput) { inputs.append(input) }
    public func removeInput(_ input: AVCaptureInput) { inputs.removeAll { $0 === input } }
    public func canAddOutput(_ output: AVCaptureOutput) -> Bool { true }
    public func addOutput(_ output: AVCaptureOutput) { outputs.append(output) }
    public func removeOutput(_ output: AVCaptureOutput) { outputs.removeAll { $0 === output } }
    public func beginConfiguration() {}
    public func commitConfiguration() {}
    public func startRunning() {}
    public func stopRunning() {}
}
