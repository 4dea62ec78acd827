import Foundation

/// The source that Xcode generates for the entities of a Core Data model: a class each, whose properties have nothing, zero or an empty text.
///
/// Only what the guest's source uses is made, and what that refers to.
struct ManagedModels {
    /// An entity of a model.
    private struct Entity {
        let name: String
        /// `class`, or `category` if the class is in the sources and its properties are not; otherwise everything is.
        let generation: String?
        let parent: String
        var properties: [String] = []
        var related: [String] = []

        init(_ values: [String: String]) {
            let own = values["representedClassName"] ?? values["name"] ?? ""
            name = own.hasPrefix(".") ? String(own.dropFirst()) : own
            generation = values["codeGenerationType"]
            parent = values["parentEntity"] ?? "NSManagedObject"
        }

        mutating func addAttribute(_ values: [String: String]) {
            guard let name = values["name"] else { return }
            let isScalar = values["usesScalarValueType"] != "NO"
            let type: String
            switch values["attributeType"] ?? "" {
            case "Integer 16" where isScalar: type = "Int16"
            case "Integer 32" where isScalar: type = "Int32"
            case "Integer 64" where isScalar: type = "Int64"
            case "Double" where isScalar: type = "Double"
            case "Float" where isScalar: type = "Float"
            case "Boolean" where isScalar: type = "Bool"
            case "Integer 16", "Integer 32", "Integer 64", "Double", "Float", "Boolean": type = "NSNumber?"
            case "Decimal": type = "NSDecimalNumber?"
            case "Date": type = "Date?"
            case "UUID": type = "UUID?"
            case "URI": type = "URL?"
            case "Binary": type = "Data?"
            case "Transformable": type = (values["customClassName"] ?? "NSObject") + "?"
            default: type = "String?"
            }
            properties.append("var `\(name)`: \(type) { get { _isletManaged() } set {} }")
        }

        mutating func addRelationship(_ values: [String: String]) {
            guard let name = values["name"], let other = values["destinationEntity"] else { return }
            related.append(other)
            guard values["toMany"] == "YES" else {
                properties.append("var `\(name)`: \(other)? { get { _isletManaged() } set {} }")
                return
            }
            let set = values["ordered"] == "YES" ? "NSOrderedSet" : "NSSet"
            let capital = name.prefix(1).uppercased() + name.dropFirst()
            properties.append("var `\(name)`: \(set)? { get { _isletManaged() } set {} }")
            for verb in ["addTo", "removeFrom"] {
                properties += [other, set].map { "func \(verb)\(capital)(_ values: \($0)) {}" }
            }
        }
    }

    private var entities: [String: Entity] = [:]

    /// Reads the models, each a file called `contents`. Of two entities with one name the first counts.
    init(at paths: [String]) {
        for path in paths {
            guard let data = ResourceFiles.data(at: path) else { continue }
            read(String(decoding: data, as: UTF8.self))
        }
    }

    private mutating func read(_ text: String) {
        var current: Entity?
        for tag in text.matches(of: #/<(\/?entity|attribute|relationship)\b([^>]*)>/#) {
            let pairs = tag.2.matches(of: #/(\w+)="([^"]*)"/#).map { (String($0.1), String($0.2)) }
            let values = Dictionary(pairs, uniquingKeysWith: { first, _ in first })
            switch tag.1 {
            case "entity":
                let entity = Entity(values)
                current = tag.2.hasSuffix("/") ? nil : entity
                if current == nil { add(entity) }
            case "attribute": current?.addAttribute(values)
            case "relationship": current?.addRelationship(values)
            default:
                if let entity = current { add(entity) }
                current = nil
            }
        }
    }

    private mutating func add(_ entity: Entity) {
        if entities[entity.name] == nil { entities[entity.name] = entity }
    }

    /// The source; `nil` if nothing is used.
    ///
    /// - Parameter isDeclared: Whether the sources have a type of a name, which is not made then.
    func source(usedIn sources: [SwiftSource], isDeclared: (String) -> Bool) -> String? {
        guard !entities.isEmpty else { return nil }
        var open = Set(
            sources.flatMap { source in
                source.tokens.filter { $0.kind == .word && entities[$0.text] != nil }.map(\.text)
            })
        var made: [String: String] = [:]
        while let name = open.popFirst() {
            guard made[name] == nil, let entity = entities[name] else { continue }
            let inside =
                (["static func fetchRequest() -> NSFetchRequest<\(name)> { NSFetchRequest(entityName: \"\(name)\") }"]
                + entity.properties).joined(separator: "; ")
            let head: String
            switch entity.generation {
            case "class" where !isDeclared(name): head = "class \(name): \(entity.parent), @unchecked Sendable"
            case "category" where isDeclared(name): head = "extension \(name)"
            default: continue
            }
            made[name] = "\(head) { \(inside) }\n"
            open.formUnion(entity.related + [entity.parent])
        }
        let text = made.sorted { $0.key < $1.key }.map(\.value).joined()
        return text.isEmpty ? nil : "import CoreData\n" + text
    }
}
