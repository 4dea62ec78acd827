import Foundation

// What apps drag and share, and what a share extension is given and answers. No extension runs here.

public final class NSItemProvider: NSObject, @unchecked Sendable {
    override public init() {}
    public init(object: Any) {}
    public init(item: Any?, typeIdentifier: String?) {}
    public init?(contentsOf url: URL) {}
    public var suggestedName: String?
    public var registeredTypeIdentifiers: [String] { [] }
    public func hasItemConformingToTypeIdentifier(_ type: String) -> Bool { false }
    public func loadItem(
        forTypeIdentifier type: String, options: [AnyHashable: Any]? = nil,
        completionHandler: ((Any?, (any Error)?) -> Void)? = nil
    ) { completionHandler?(nil, CocoaError(.featureUnsupported)) }
    public func loadItem(forTypeIdentifier type: String, options: [AnyHashable: Any]? = nil) async throws -> Any {
        throw CocoaError(.featureUnsupported)
    }
    @discardableResult public func loadDataRepresentation(
        forTypeIdentifier type: String, completionHandler: @escaping (Data?, (any Error)?) -> Void
    ) -> Progress {
        completionHandler(nil, CocoaError(.featureUnsupported))
        return Progress(totalUnitCount: 1)
    }
}
open class NSExtensionItem: NSObject, @unchecked Sendable {
    public override init() {}
    open var attributedTitle: NSAttributedString?
    open var attributedContentText: NSAttributedString?
    open var attachments: [NSItemProvider]?
    open var userInfo: [AnyHashable: Any]?
}
open class NSExtensionContext: NSObject, @unchecked Sendable {
    public override init() {}
    open var inputItems: [Any] { [] }
    open func completeRequest(returningItems items: [Any]?, completionHandler: ((Bool) -> Void)? = nil) {
        completionHandler?(false)
    }
    open func cancelRequest(withError error: any Error) {}
    open func open(_ url: URL, completionHandler: ((Bool) -> Void)? = nil) { completionHandler?(false) }
    open func open(_ url: URL) async -> Bool { false }
}
public protocol NSExtensionRequestHandling: NSObjectProtocol {
    func beginRequest(with context: NSExtensionContext)
}
public let NSExtensionItemAttributedTitleKey = "NSExtensionItemAttributedTitleKey"
public let NSExtensionItemAttributedContentTextKey = "NSExtensionItemAttributedContentTextKey"
public let NSExtensionItemAttachmentsKey = "NSExtensionItemAttachmentsKey"
public let NSExtensionItemsAndErrorsKey = "NSExtensionItemsAndErrorsKey"
public let NSExtensionJavaScriptPreprocessingResultsKey = "NSExtensionJavaScriptPreprocessingResultsKey"
