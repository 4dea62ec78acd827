import Foundation
import GuestProtocol
import Presentations
import WidgetKit

/// Attributes and a content state of a guest, and how to find the widget that shows them.
@MainActor
struct GuestSample {
    let description: GuestState
    let attributes: any ActivityAttributes
    let state: Any
    let makeConfiguration: () -> (any DrawnConfiguration)?

    /// The sample states of an entry of the registry.
    static func samples(
        of entry: GuestRegistry.Entry, in registry: GuestRegistry, _ given: GuestSamples
    ) throws -> [GuestSample] {
        if let makeWidget = entry.widget {
            return try samples(of: makeWidget, named: entry.description.name, in: registry, given)
        }
        _IsletPreview.recorded = []
        entry.record()
        let previews = _IsletPreview.recorded
        let meant = previews.filter { isShown($0, in: registry) }
        let shown = try meant.flatMap { try samples(of: $0, in: registry) }
        if shown.isEmpty, meant.contains(where: { attributes(of: $0) != nil }) {
            throw GuestFailure("The #Preview has no content states; give it one or more in contentStates.")
        }
        // Previews of a project's template outlive the attributes that they were written for.
        if shown.isEmpty, let attributes = previews.lazy.compactMap(attributes).first {
            throw GuestFailure("No widget here shows a Live Activity of \(type(of: attributes)).")
        }
        return shown
    }

    private static func attributes(of preview: _IsletPreview) -> (any ActivityAttributes)? {
        switch preview.subject {
        case .activity(_, _, let attributes, _), .context(_, let attributes, _, _): attributes
        case .view, .homeScreen: nil
        }
    }

    /// Whether a preview's widget, or any if it names none, shows its attributes.
    private static func isShown(_ preview: _IsletPreview, in registry: GuestRegistry) -> Bool {
        guard let attributes = attributes(of: preview) else { return true }
        if case .activity(let makeWidget, _, _, _) = preview.subject {
            return makeWidget().drawnConfiguration(of: attributes) != nil
        }
        return widget(showing: attributes, in: registry) != nil
    }

    private static func widget(
        showing attributes: any ActivityAttributes, in registry: GuestRegistry
    ) -> (() -> any Widget)? {
        registry.entries.lazy.compactMap(\.widget).first { $0().drawnConfiguration(of: attributes) != nil }
    }

    private static func samples(of preview: _IsletPreview, in registry: GuestRegistry) throws -> [GuestSample] {
        switch preview.subject {
        case .activity(let makeWidget, let presentation, let attributes, let states):
            let widget = "\(type(of: makeWidget()))"
            return states().map { state in
                GuestSample(
                    description: GuestState(
                        preview: preview.name, widget: widget, attributes: "\(type(of: attributes))", origin: .preview,
                        presentation: presentation.rawValue), attributes: attributes, state: state
                ) { makeWidget().drawnConfiguration(of: attributes) }
            }
        case .context(let presentation, let attributes, let state, let isStale):
            let type = type(of: attributes)
            let widget = widget(showing: attributes, in: registry)
            return [
                GuestSample(
                    description: GuestState(
                        preview: preview.name, widget: widget.map { "\(Swift.type(of: $0()))" } ?? "",
                        attributes: "\(type)", origin: .preview, isStale: isStale,
                        presentation: presentation.rawValue), attributes: attributes, state: state
                ) { widget?().drawnConfiguration(of: attributes) }
            ]
        case .view, .homeScreen: return []
        }
    }

    private static func samples(
        of makeWidget: @escaping () -> any Widget, named name: String, in registry: GuestRegistry,
        _ given: GuestSamples
    ) throws -> [GuestSample] {
        guard let configuration = makeWidget().drawnConfigurations.first else { return [] }
        return try samples(of: configuration.attributesType, in: registry, given).map {
            attributes, state, title, origin in
            GuestSample(
                description: GuestState(
                    preview: nil, widget: name, attributes: "\(configuration.attributesType)", name: title,
                    origin: origin), attributes: attributes, state: state
            ) { makeWidget().drawnConfiguration(of: attributes) }
        }
    }

    private typealias Values = (any ActivityAttributes, Any, title: String?, GuestState.Origin)

    private static func samples<Attributes: ActivityAttributes>(
        of type: Attributes.Type, in registry: GuestRegistry, _ given: GuestSamples
    ) throws -> [Values] {
        let own = given.attributes == nil ? registry.samples(of: type) : []
        let attributes: Attributes
        if let json = given.attributes {
            attributes = try read(type, from: json, "--attributes")
        } else if let first = own.first {
            attributes = first.value
        } else {
            attributes = try invented(type, variant: 0, given).value
        }
        if !given.states.isEmpty {
            return try given.states.map {
                (attributes, try read(Attributes.ContentState.self, from: $0.json, $0.name), $0.name, .given)
            }
        }
        let samples = registry.samples(of: Attributes.ContentState.self)
        if !samples.isEmpty {
            return samples.map { sample in
                let named = own.first { $0.name == sample.name }?.value
                return (named ?? attributes, sample.value, sample.name, .sample)
            }
        }
        var states: [Attributes.ContentState] = []
        var (variant, count) = (0, Invention.stages)
        while variant < count {
            let (state, choices) = try invented(Attributes.ContentState.self, variant: variant, given)
            if !states.contains(state) { states.append(state) }
            // A case may have values to choose from that others have not.
            count = max(count, min(choices, Invention.mostVariants))
            variant += 1
        }
        return states.map { (attributes, $0, nil, .invented) }
    }

    /// A value, and the most values that one of it was chosen from.
    private static func invented<Value: Decodable>(
        _ type: Value.Type, variant: Int, _ given: GuestSamples
    ) throws -> (value: Value, choices: Int) {
        let invention = Invention(variant: variant, literals: given.literals, compared: given.compared)
        do {
            return (try invention.value(of: type), invention.cases.most)
        } catch {
            throw GuestFailure(
                "A value of \(type) cannot be invented (\(error)); give one with --attributes and --state, or write a #Preview."
            )
        }
    }

    // MARK: Content

    /// Attributes and content as JSON, with the fields of the content.
    var content: GuestReply {
        get throws {
            guard let state = state as? any Encodable else { throw GuestFailure("The content is not Codable.") }
            let content = try GuestContent(attributes: attributes, state: state)
            return .content(content, GuestField.fields(of: state, as: content.state))
        }
    }

    /// The same sample with other attributes and content.
    func with(_ content: GuestContent) throws -> GuestSample {
        let attributesType: any ActivityAttributes.Type = Swift.type(of: self.attributes)
        func changed<Attributes: ActivityAttributes>(_ type: Attributes.Type) throws -> GuestSample {
            GuestSample(
                description: description,
                attributes: try Self.read(type, from: content.attributes, "The attributes", by: GuestContent.decoder),
                state: try Self.read(
                    Attributes.ContentState.self, from: content.state, "The content", by: GuestContent.decoder),
                makeConfiguration: makeConfiguration)
        }
        return try changed(attributesType)
    }

    private static func read<Value: Decodable>(
        _ type: Value.Type, from json: Data, _ name: String, by decoder: JSONDecoder
    ) throws -> Value {
        do {
            return try decoder.decode(type, from: json)
        } catch let error as DecodingError {
            throw GuestFailure("\(name) is not of type \(type): \(sentence(of: error)).")
        }
    }

    /// Reads JSON as ActivityKit reads a push, or else with dates as ISO 8601.
    private static func read<Value: Decodable>(_ type: Value.Type, from json: Data, _ name: String) throws -> Value {
        do {
            return try JSONDecoder().decode(type, from: json)
        } catch {
            let decoder = JSONDecoder()
            decoder.dateDecodingStrategy = .iso8601
            do {
                return try decoder.decode(type, from: json)
            } catch let second {
                // A date that is text was no error the second time; what was then is.
                guard let error = (isOfDate(error) ? second : error) as? DecodingError else { throw error }
                throw GuestFailure("\(name) is not of type \(type): \(sentence(of: error)).")
            }
        }
    }

    /// Whether an error may be that of a date in ISO 8601 where a number was expected.
    private static func isOfDate(_ error: any Error) -> Bool {
        if case DecodingError.typeMismatch(let type, _) = error { return type == Double.self }
        return false
    }

    /// What JSON calls a value of a type.
    private static func noun(of type: Any.Type) -> String {
        switch type {
        case is Bool.Type: "true or false"
        case is String.Type: "a string"
        case is any BinaryInteger.Type, is any BinaryFloatingPoint.Type: "a number"
        case is [String: Any].Type: "an object"
        case is [Any].Type: "an array"
        default: "of type \(type)"
        }
    }

    private static func sentence(of error: DecodingError) -> String {
        func place(_ context: DecodingError.Context, _ key: (any CodingKey)? = nil) -> String {
            let path = (context.codingPath + [key].compactMap(\.self)).map(\.stringValue)
            return path.isEmpty ? "the whole" : "\"\(path.joined(separator: "."))\""
        }
        return switch error {
        case .keyNotFound(let key, let context): "\(place(context, key)) is missing"
        case .valueNotFound(_, let context): "\(place(context)) is null"
        case .typeMismatch(let type, let context): "\(place(context)) is not \(noun(of: type))"
        case .dataCorrupted(let context): "\(place(context)) cannot be read"
        @unknown default: "it cannot be read"
        }
    }
}
