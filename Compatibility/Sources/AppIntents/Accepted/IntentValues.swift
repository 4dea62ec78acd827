import Foundation
import UniformTypeIdentifiers

// Values that parameters have besides those of Swift and Foundation.

/// An amount of money.
public struct IntentCurrencyAmount: Hashable, Codable, Sendable {
    public let amount: Decimal
    public let currencyCode: String
    public init(amount: Decimal, currencyCode: String) { (self.amount, self.currencyCode) = (amount, currencyCode) }
}
extension IntentCurrencyAmount: CustomLocalizedStringResourceConvertible {
    public var localizedStringResource: LocalizedStringResource {
        LocalizedStringResource(stringLiteral: amount.formatted(.currency(code: currencyCode)))
    }
}

/// A way to pay.
public struct IntentPaymentMethod: Sendable {
    public enum PaymentType: Hashable, Sendable {
        case unknown, checking, savings, brokerage, debit, credit, prepaid, store, applePay
    }
    public let paymentType: PaymentType
    public let name: LocalizedStringResource?
    public let identificationHint: String?
    public let icon: DisplayRepresentation.Image?
    public init(
        type: PaymentType, name: LocalizedStringResource? = nil, identificationHint: String? = nil,
        icon: DisplayRepresentation.Image? = nil
    ) {
        (paymentType, self.name, self.identificationHint, self.icon) = (type, name, identificationHint, icon)
    }
    public static let applePay = IntentPaymentMethod(type: .applePay)
}

/// Somebody of the contacts, or whom the app knows.
public struct IntentPerson: Sendable {
    public enum Identifier: Hashable, Sendable { case contactKit(String), applicationDefined(String) }
    public enum Name: Hashable, Sendable {
        case components(PersonNameComponents), displayName(String)
        public var displayString: String {
            switch self {
            case .components(let components): components.formatted()
            case .displayName(let name): name
            }
        }
    }
    public struct Handle: Hashable, Sendable {
        public enum Value: Hashable, Sendable {
            case emailAddress(String), phoneNumber(String), applicationDefined(String)
        }
        public enum Label: Hashable, Sendable { case home, work, mobile, main, iPhone, other, custom(String) }
        public let value: Value
        public let label: Label?
        public init(_ value: Value, label: Label? = nil) { (self.value, self.label) = (value, label) }
        public init(emailAddress: String, label: Label? = nil) { self.init(.emailAddress(emailAddress), label: label) }
        public init(phoneNumber: String, label: Label? = nil) { self.init(.phoneNumber(phoneNumber), label: label) }
        public init(applicationDefined value: String, label: Label? = nil) {
            self.init(.applicationDefined(value), label: label)
        }
    }
    /// What people a parameter takes.
    public enum ParameterMode: Sendable { case contact, email, phoneNumber, emailOrPhoneNumber }
    public var identifier: Identifier
    public var name: Name
    public var handle: Handle?
    public var aliases: [Handle]
    public var isMe: Bool
    public var image: DisplayRepresentation.Image?
    public init(
        identifier: Identifier, name: Name, handle: Handle?, aliases: [Handle] = [], isMe: Bool = false,
        image: DisplayRepresentation.Image? = nil
    ) {
        (self.identifier, self.name, self.handle) = (identifier, name, handle)
        (self.aliases, self.isMe, self.image) = (aliases, isMe, image)
    }
    public init(handle: Handle) {
        let text =
            switch handle.value {
            case .emailAddress(let text), .phoneNumber(let text), .applicationDefined(let text): text
            }
        self.init(identifier: .applicationDefined(text), name: .displayName(text), handle: handle)
    }
}
extension IntentParameter {
    public convenience init(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        mode: IntentPerson.ParameterMode, requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) { self.init() }
}

public struct IntentFile: Sendable {
    public let data: Data
    public let filename: String
    public var type: UTType?
    public var fileURL: URL? { nil }
    public var removedOnCompletion = false
    public init(data: Data, filename: String, type: UTType? = nil) {
        (self.data, self.filename, self.type) = (data, filename, type)
    }
    public init(fileURL: URL, filename: String? = nil, type: UTType? = nil) {
        (data, self.filename, self.type) = (Data(), filename ?? fileURL.lastPathComponent, type)
    }
}

/// What a search looks for in an app.
public struct StringSearchCriteria: Hashable, Sendable {
    public let term: String
    public init(term: String) { self.term = term }
}
/// Where an app is searched.
public enum StringSearchScope: Hashable, Sendable {
    case general, movies, tv, music, podcasts, audiobooks, books, apps, news, photos, videos, social, shopping, sports
}

/// Names an entity of an app.
public struct EntityIdentifier: Hashable, Sendable {
    public let identifier: String
    public init<Entity: AppEntity>(for entity: Entity) { identifier = "\(Entity.self)/\(entity.id)" }
    public init<Entity: AppEntity>(for type: Entity.Type, identifier: Entity.ID) {
        self.identifier = "\(type)/\(identifier)"
    }
}

/// The address of an entity or intent, with its values in it.
public struct EntityURLRepresentation<Entity>: ExpressibleByStringInterpolation, Sendable {
    public init(stringLiteral value: String) {}
    public init(stringInterpolation: StringInterpolation) {}
    public struct StringInterpolation: StringInterpolationProtocol {
        /// What an address has of an entity besides its properties.
        public enum Token: Sendable { case id }
        public init(literalCapacity: Int, interpolationCount: Int) {}
        public mutating func appendLiteral(_ literal: String) {}
        public mutating func appendInterpolation(_ token: Token) {}
        public mutating func appendInterpolation<Value>(_ keyPath: KeyPath<Entity, EntityProperty<Value>>) {}
        public mutating func appendInterpolation<Value>(_ keyPath: KeyPath<Entity, IntentParameter<Value>>) {}
    }
}
public typealias IntentURLRepresentation<Intent> = EntityURLRepresentation<Intent>
public protocol URLRepresentableEntity: AppEntity { static var urlRepresentation: URLRepresentation { get } }
extension URLRepresentableEntity { public typealias URLRepresentation = EntityURLRepresentation<Self> }
public protocol URLRepresentableIntent: AppIntent { static var urlRepresentation: URLRepresentation { get } }
extension URLRepresentableIntent { public typealias URLRepresentation = IntentURLRepresentation<Self> }
