import Combine
@_exported import Foundation
import FoundationGaps
import UniformTypeIdentifiers

// How values leave an app and come back: as data, files, or as other values. Nothing leaves one here.

public protocol Transferable: Sendable {
    associatedtype Representation: TransferRepresentation
    @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}
public protocol TransferRepresentation<Item>: Sendable {
    associatedtype Item: Transferable
    associatedtype Body: TransferRepresentation
    @TransferRepresentationBuilder<Item> var body: Body { get }
}
/// What the representations that Islet has are made of.
public struct NoTransferRepresentation<Item: Transferable>: TransferRepresentation {
    public var body: NoTransferRepresentation { self }
}
extension TransferRepresentation where Body == NoTransferRepresentation<Item> {
    public var body: NoTransferRepresentation<Item> { NoTransferRepresentation() }
}
extension TransferRepresentation {
    public func exportingCondition(_ condition: @escaping @Sendable (Item) -> Bool)
        -> some TransferRepresentation<Item>
    { self }
    public func suggestedFileName(_ fileName: String) -> some TransferRepresentation<Item> { self }
    public func suggestedFileName(_ fileName: @escaping @Sendable (Item) -> String?)
        -> some TransferRepresentation<Item>
    { self }
    public func visibility(_ visibility: TransferRepresentationVisibility) -> some TransferRepresentation<Item> { self }
}
@resultBuilder
public struct TransferRepresentationBuilder<Item: Transferable> {
    public static func buildExpression<Content: TransferRepresentation>(_ content: Content) -> Content
    where Content.Item == Item { content }
    public static func buildBlock<Content: TransferRepresentation>(_ content: Content) -> Content
    where Content.Item == Item { content }
    public static func buildBlock<First: TransferRepresentation, each Other: TransferRepresentation>(
        _ first: First, _ others: repeat each Other
    ) -> TupleTransferRepresentation<Item> where First.Item == Item { TupleTransferRepresentation() }
}
/// Several representations of one type.
public struct TupleTransferRepresentation<Item: Transferable>: TransferRepresentation {
    public typealias Body = NoTransferRepresentation<Item>
}

public struct CodableRepresentation<Item, Encoder, Decoder>: TransferRepresentation
where Item: Transferable & Codable, Encoder: TopLevelEncoder, Decoder: TopLevelDecoder {
    public typealias Body = NoTransferRepresentation<Item>
    public init(for itemType: Item.Type = Item.self, contentType: UTType)
    where Encoder == JSONEncoder, Decoder == JSONDecoder {}
    public init(for itemType: Item.Type = Item.self, contentType: UTType, encoder: Encoder, decoder: Decoder) {}
}
public struct DataRepresentation<Item: Transferable>: TransferRepresentation {
    public typealias Body = NoTransferRepresentation<Item>
    public init(
        contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
        importing: @escaping @Sendable (Data) async throws -> Item
    ) {}
    public init(exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data) {}
    public init(importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item) {}
}
public struct FileRepresentation<Item: Transferable>: TransferRepresentation {
    public typealias Body = NoTransferRepresentation<Item>
    public init(
        contentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
        exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
        importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
    ) {}
    public init(
        exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false,
        exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
    ) {}
    public init(
        importedContentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
        importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
    ) {}
}
public struct ProxyRepresentation<Item: Transferable, ProxyRepresentation: Transferable>: TransferRepresentation {
    public typealias Body = NoTransferRepresentation<Item>
    public init(
        exporting: @escaping @Sendable (Item) async throws -> ProxyRepresentation,
        importing: @escaping @Sendable (ProxyRepresentation) async throws -> Item
    ) {}
    public init(exporting: @escaping @Sendable (Item) async throws -> ProxyRepresentation) {}
    public init(importing: @escaping @Sendable (ProxyRepresentation) async throws -> Item) {}
}
public struct SentTransferredFile: Sendable {
    public let file: URL
    public let allowAccessingOriginalFile: Bool
    public init(_ file: URL, allowAccessingOriginalFile: Bool = false) {
        (self.file, self.allowAccessingOriginalFile) = (file, allowAccessingOriginalFile)
    }
}
public struct ReceivedTransferredFile: Sendable {
    public let file: URL
    public let isOriginalFile: Bool
}
public struct TransferRepresentationVisibility: Sendable {
    public static let all = TransferRepresentationVisibility(), team = TransferRepresentationVisibility()
    public static let group = TransferRepresentationVisibility(), ownProcess = TransferRepresentationVisibility()
}

extension String: Transferable {
    public static var transferRepresentation: some TransferRepresentation {
        CodableRepresentation<String, JSONEncoder, JSONDecoder>(contentType: .text)
    }
}
extension Data: Transferable {
    public static var transferRepresentation: some TransferRepresentation {
        CodableRepresentation<Data, JSONEncoder, JSONDecoder>(contentType: .data)
    }
}
extension URL: Transferable {
    public static var transferRepresentation: some TransferRepresentation {
        CodableRepresentation<URL, JSONEncoder, JSONDecoder>(contentType: .url)
    }
}
extension AttributedString: Transferable {
    public static var transferRepresentation: some TransferRepresentation {
        CodableRepresentation<AttributedString, JSONEncoder, JSONDecoder>(contentType: .rtf)
    }
}
