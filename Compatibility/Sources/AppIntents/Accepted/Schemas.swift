import Foundation
import SwiftUI

// What the macros of an assistant's schemas add to a type: the source pass takes them out and makes the type conform to one of these.

public protocol _SchemaIntent: AppIntent {}
extension _SchemaIntent {
    public static var title: LocalizedStringResource { LocalizedStringResource(stringLiteral: "\(Self.self)") }
    /// For an intent whose properties are parameters without a value. Nothing performs one.
    public init() { fatalError("an intent of a schema has no values here") }
}
public protocol _SchemaEntity: AppEntity {}
extension _SchemaEntity {
    public static var typeDisplayRepresentation: TypeDisplayRepresentation {
        TypeDisplayRepresentation(stringLiteral: "\(Self.self)")
    }
}
public protocol _SchemaEnum: AppEnum {}
extension _SchemaEnum {
    public static var typeDisplayRepresentation: TypeDisplayRepresentation {
        TypeDisplayRepresentation(stringLiteral: "\(Self.self)")
    }
}
