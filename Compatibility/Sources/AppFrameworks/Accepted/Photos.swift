import CellUI
import Foundation
import SwiftUI
import UIKit

// The names of Photos and PhotosUI. The library is empty, and nothing is picked.

public enum PHAuthorizationStatus: Int, Sendable { case notDetermined, restricted, denied, authorized, limited }
public enum PHAccessLevel: Int, Sendable { case addOnly = 1, readWrite }
public enum PHAssetMediaType: Int, Sendable { case unknown, image, video, audio }
public enum PHImageContentMode: Int, Sendable { case aspectFit, aspectFill }
public let PHImageManagerMaximumSize = CGSize(width: -1, height: -1)
open class PHObject: NSObject, @unchecked Sendable { public let localIdentifier = UUID().uuidString }
public final class PHFetchOptions: NSObject, @unchecked Sendable {
    public var predicate: NSPredicate?
    public var sortDescriptors: [NSSortDescriptor]?
    public var fetchLimit = 0
    public override init() {}
}
public final class PHFetchResult<Item: AnyObject>: NSObject, @unchecked Sendable {
    public var count: Int { 0 }
    public var firstObject: Item? { nil }
    public var lastObject: Item? { nil }
    public func enumerateObjects(_ block: (Item, Int, UnsafeMutablePointer<ObjCBool>) -> Void) {}
}
public final class PHAsset: PHObject, @unchecked Sendable {
    public var mediaType: PHAssetMediaType { .unknown }
    public var pixelWidth: Int { 0 }
    public var pixelHeight: Int { 0 }
    public var creationDate: Date? { nil }
    public var modificationDate: Date? { nil }
    public var duration: TimeInterval { 0 }
    public var isFavorite: Bool { false }
    public static func fetchAssets(with options: PHFetchOptions?) -> PHFetchResult<PHAsset> { PHFetchResult() }
    public static func fetchAssets(with type: PHAssetMediaType, options: PHFetchOptions?) -> PHFetchResult<PHAsset> {
        PHFetchResult()
    }
    public static func fetchAssets(
        withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
    ) -> PHFetchResult<PHAsset> { PHFetchResult() }
}
public final class PHAssetChangeRequest: NSObject, @unchecked Sendable {
    @discardableResult public static func creationRequestForAsset(from image: UIImage) -> PHAssetChangeRequest {
        PHAssetChangeRequest()
    }
    @discardableResult public static func creationRequestForAssetFromImage(atFileURL url: URL) -> PHAssetChangeRequest?
    { nil }
    @discardableResult public static func creationRequestForAssetFromVideo(atFileURL url: URL) -> PHAssetChangeRequest?
    { nil }
}
public final class PHPhotoLibrary: NSObject, @unchecked Sendable {
    public static func shared() -> PHPhotoLibrary { PHPhotoLibrary() }
    public static func authorizationStatus() -> PHAuthorizationStatus { .notDetermined }
    public static func authorizationStatus(for level: PHAccessLevel) -> PHAuthorizationStatus { .notDetermined }
    public static func requestAuthorization(_ handler: @escaping (PHAuthorizationStatus) -> Void) { handler(.denied) }
    public static func requestAuthorization(
        for level: PHAccessLevel, handler: @escaping (PHAuthorizationStatus) -> Void
    ) { handler(.denied) }
    public static func requestAuthorization(for level: PHAccessLevel) async -> PHAuthorizationStatus { .denied }
    public func performChanges(
        _ changes: @escaping () -> Void, completionHandler: ((Bool, (any Error)?) -> Void)? = nil
    ) { completionHandler?(false, nil) }
    public func performChanges(_ changes: @escaping () -> Void) async throws {}
}
public enum PHImageRequestOptionsDeliveryMode: Int, Sendable { case opportunistic, highQualityFormat, fastFormat }
public enum PHImageRequestOptionsResizeMode: Int, Sendable { case none, fast, exact }
public final class PHImageRequestOptions: NSObject, @unchecked Sendable {
    public var isSynchronous = false
    public var isNetworkAccessAllowed = false
    public var deliveryMode = PHImageRequestOptionsDeliveryMode.opportunistic
    public var resizeMode = PHImageRequestOptionsResizeMode.fast
    public override init() {}
}
open class PHImageManager: NSObject, @unchecked Sendable {
    open class func `default`() -> PHImageManager { PHImageManager() }
    @discardableResult public func requestImage(
        for asset: PHAsset, targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?,
        resultHandler: @escaping (UIImage?, [AnyHashable: Any]?) -> Void
    ) -> Int32 {
        resultHandler(nil, nil)
        return 0
    }
}

public struct PHPickerFilter: Equatable, Sendable {
    private let kinds: Set<String>
    public static let images = PHPickerFilter(kinds: ["images"])
    public static let videos = PHPickerFilter(kinds: ["videos"])
    public static let livePhotos = PHPickerFilter(kinds: ["livePhotos"])
    public static let screenshots = PHPickerFilter(kinds: ["screenshots"])
    public static func any(of filters: [PHPickerFilter]) -> PHPickerFilter {
        filters.reduce(PHPickerFilter(kinds: [])) { PHPickerFilter(kinds: $0.kinds.union($1.kinds)) }
    }
}
public struct PHPickerConfiguration: Equatable, Sendable {
    public var selectionLimit = 1
    public var filter: PHPickerFilter?
    public init() {}
    public init(photoLibrary: PHPhotoLibrary) {}
}
public struct PHPickerResult {
    public let itemProvider: NSItemProvider
    public let assetIdentifier: String?
}
public protocol PHPickerViewControllerDelegate: AnyObject {
    func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}
public final class PHPickerViewController: UIViewController, @unchecked Sendable {
    public weak var delegate: (any PHPickerViewControllerDelegate)?
    public convenience init(configuration: PHPickerConfiguration) { self.init() }
}

/// A picture that was picked: there is none.
public struct PhotosPickerItem: Hashable, Sendable {
    public let itemIdentifier: String?
    public init(itemIdentifier: String) { self.itemIdentifier = itemIdentifier }
    public func loadTransferable<Value>(type: Value.Type) async throws -> Value? { nil }
}
/// A label that opens nothing.
public struct PhotosPicker<Label: View>: View {
    private let label: Label
    public init(
        selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
        photoLibrary: PHPhotoLibrary = .shared(), @ViewBuilder label: () -> Label
    ) { self.label = label() }
    public init(
        selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil, matching filter: PHPickerFilter? = nil,
        photoLibrary: PHPhotoLibrary = .shared(), @ViewBuilder label: () -> Label
    ) { self.label = label() }
    public var body: some View { label }
}
extension PhotosPicker where Label == Text {
    public init(_ title: String, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil) {
        label = Text(title)
    }
}
public struct PhotosPickerStyle: Hashable, Sendable {
    public static let presentation = PhotosPickerStyle(), inline = PhotosPickerStyle(), compact = PhotosPickerStyle()
}
public struct PHPickerCapabilities: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let search = PHPickerCapabilities(rawValue: 1)
    public static let stagingArea = PHPickerCapabilities(rawValue: 2)
    public static let collectionNavigation = PHPickerCapabilities(rawValue: 4)
    public static let selectionActions = PHPickerCapabilities(rawValue: 8)
    public static let sensitivityAnalysisIntervention = PHPickerCapabilities(rawValue: 16)
}
extension View {
    public func photosPickerStyle(_ style: PhotosPickerStyle) -> some View { self }
    public func photosPickerAccessoryVisibility(_ visibility: Visibility, edges: Edge.Set = .all) -> some View { self }
    public func photosPickerDisabledCapabilities(_ capabilities: PHPickerCapabilities) -> some View { self }
    public func photosPicker(
        isPresented: Binding<Bool>, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil
    ) -> some View { self }
    public func photosPicker(
        isPresented: Binding<Bool>, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
        matching filter: PHPickerFilter? = nil
    ) -> some View { self }
}
