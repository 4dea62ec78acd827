import Combine
import Foundation
import FoundationNetworking

// What apps share with others: files and the network. A guest reads its own files and has no network.

public protocol NSFilePresenter: AnyObject {
    var presentedItemURL: URL? { get }
    var presentedItemOperationQueue: OperationQueue { get }
    func presentedItemDidChange()
}
extension NSFilePresenter {
    public func presentedItemDidChange() {}
}

/// Calls at once: nobody else uses a guest's files.
open class NSFileCoordinator: NSObject, @unchecked Sendable {
    public struct ReadingOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let withoutChanges = ReadingOptions(rawValue: 1)
        public static let resolvesSymbolicLink = ReadingOptions(rawValue: 2)
        public static let immediatelyAvailableMetadataOnly = ReadingOptions(rawValue: 4)
        public static let forUploading = ReadingOptions(rawValue: 8)
    }
    public struct WritingOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let forDeleting = WritingOptions(rawValue: 1)
        public static let forMoving = WritingOptions(rawValue: 2)
        public static let forMerging = WritingOptions(rawValue: 4)
        public static let forReplacing = WritingOptions(rawValue: 8)
        public static let contentIndependentMetadataOnly = WritingOptions(rawValue: 16)
    }
    public init(filePresenter: (any NSFilePresenter)? = nil) {}
    open class func addFilePresenter(_ presenter: any NSFilePresenter) {}
    open class func removeFilePresenter(_ presenter: any NSFilePresenter) {}
    open func coordinate(
        readingItemAt url: URL, options: ReadingOptions = [], error: UnsafeMutablePointer<NSError?>?,
        byAccessor reader: (URL) -> Void
    ) { reader(url) }
    open func coordinate(
        writingItemAt url: URL, options: WritingOptions = [], error: UnsafeMutablePointer<NSError?>?,
        byAccessor writer: (URL) -> Void
    ) { writer(url) }
    open func coordinate(
        readingItemAt reading: URL, options: ReadingOptions = [], writingItemAt writing: URL,
        options writingOptions: WritingOptions = [], error: UnsafeMutablePointer<NSError?>?,
        byAccessor accessor: (URL, URL) -> Void
    ) { accessor(reading, writing) }
    open func cancel() {}
}

/// A pointer to an error, as `&error` gives one.
public typealias NSErrorPointer = UnsafeMutablePointer<NSError?>?

extension URLSession {
    /// A publisher that always fails: a widget cannot reach the network.
    public struct DataTaskPublisher: Publisher, Sendable {
        public typealias Output = (data: Data, response: URLResponse)
        public typealias Failure = URLError
        public let request: URLRequest
        public let session: URLSession
        public init(request: URLRequest, session: URLSession) { (self.request, self.session) = (request, session) }
        public func _subscribe(
            value: @escaping (Output) -> Void, completion: @escaping (Subscribers.Completion<URLError>) -> Void
        ) -> AnyCancellable {
            completion(.failure(URLError(.notConnectedToInternet)))
            return AnyCancellable {}
        }
    }
    public func dataTaskPublisher(for url: URL) -> DataTaskPublisher {
        DataTaskPublisher(request: URLRequest(url: url), session: self)
    }
    public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
        DataTaskPublisher(request: request, session: self)
    }
}
