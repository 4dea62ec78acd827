import AppIntents
import CoreTransferable
import SwiftUI
import UniformTypeIdentifiers

// What intents, their parameters, entities, queries, shortcuts and filters are made of, as an app writes it, and values that stay.

enum LoafSize: String, AppEnum {
    case small, large
    static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Size", numericFormat: "\(2) sizes")
    static let caseDisplayRepresentations: [LoafSize: DisplayRepresentation] = [.small: "Small", .large: "Large"]
}

struct Loaf: AppEntity, Codable {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Loaf"
    static let defaultQuery = LoafQuery()
    var id: String
    var name: String
    @ComputedProperty(title: "Name in capitals") var capitals: String { name.uppercased() }
    @DeferredProperty var crumbs: Int { get async throws { name.count } }
    var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(name)", subtitle: "\(id)") }
}
extension Loaf: Transferable {
    static var transferRepresentation: some TransferRepresentation {
        CodableRepresentation(contentType: .json)
        DataRepresentation(contentType: .png) {
            Data($0.name.utf8)
        } importing: { data in
            Loaf(id: "png", name: String(decoding: data, as: UTF8.self))
        }
        FileRepresentation(exportedContentType: .pdf) { SentTransferredFile(URL(fileURLWithPath: "/\($0.id).pdf")) }
            .suggestedFileName { "\($0.name).pdf" }
            .exportingCondition { !$0.name.isEmpty }
        ProxyRepresentation(exporting: \.name)
    }
}
extension Loaf: URLRepresentableEntity {
    static var urlRepresentation: URLRepresentation { "https://example.com/loaf/\(.id)" }
}

struct LoafQuery: EntityQuery {
    @IntentParameterDependency<BakeIntent>(\.$size, \.$count) var bake
    func entities(for identifiers: [String]) async throws -> [Loaf] {
        guard let bake, bake.size == .large else { return [] }
        return identifiers.prefix(bake.count).map { Loaf(id: $0, name: $0) }
    }
    func suggestedEntities() async throws -> ItemCollection<Loaf> {
        ItemCollection { ItemSection("Today") { Loaf(id: "1", name: "Rye") } }
    }
}

struct Oven: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Oven"
    static let defaultQuery = OvenQuery()
    var id: String
    @Property(title: "Name") var name: String
    @Property(title: "Note") var note: String?
    var displayRepresentation: DisplayRepresentation { "\(id)" }
}
struct OvenQuery: EntityPropertyQuery {
    static let properties = QueryProperties {
        Property(\Oven.$name) {
            EqualToComparator { "name is \($0)" }
            ContainsComparator { "name has \($0)" }
        }
        Property(\Oven.$note) { HasPrefixComparator { "note begins with \($0)" } }
    }
    static let sortingOptions = SortingOptions { SortableBy(\Oven.$name) }
    func entities(
        matching comparators: [String], mode: ComparatorMode, sortedBy: [EntityQuerySort<Oven>], limit: Int?
    ) async throws -> [Oven] { [] }
    func entities(for identifiers: [String]) async throws -> [Oven] { [] }
}

struct BakeIntent: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Bake"
    static var parameterSummary: some ParameterSummary {
        When(\.$isHot, .equalTo, true) {
            Switch(\.$size) {
                Case(.small) { Summary("Bake a small \(\.$loaf)") }
                Case([.large]) { Summary("Bake \(\.$loaf)") { \.$count } }
                DefaultCase { Summary() }
            }
        } otherwise: {
            Switch(.widgetFamily) {
                Case(.systemSmall) { Summary("Heat") }
                DefaultCase { Summary("Heat, then bake \(\.$loaf)") }
            }
        }
    }
    @Parameter(title: "Loaf") var loaf: Loaf?
    @Parameter(title: "Size", default: .small) var size: LoafSize
    @Parameter(title: "Count", default: 3, controlStyle: .stepper, inclusiveRange: (1, 10)) var count: Int
    @Parameter(title: "Hot", default: true, displayName: Bool.IntentDisplayName(true: "Hot", false: "Cold"))
    var isHot: Bool
    @Parameter(title: "Note", inputOptions: String.IntentInputOptions(capitalizationType: .none, multiline: true))
    var note: String?
    @Parameter(title: "Day", kind: .date) var day: Date?
    @Parameter(title: "Flour", defaultValue: 1.5, defaultUnit: .kilograms, supportsNegativeNumbers: false)
    var flour: Measurement<UnitMass>
    @Parameter(title: "Way", defaultUnit: .kilometers) var way: Measurement<UnitLength>?
    @Parameter(title: "Others", default: [], size: [.systemSmall: 1, .systemMedium: 3]) var others: [Loaf]
    @Parameter(title: "Price") var price: IntentCurrencyAmount?
    @Parameter(title: "Card") var card: IntentPaymentMethod?
    @Parameter(title: "Baker", mode: .contact) var baker: IntentPerson?
    @Parameter(title: "Grain", optionsProvider: Grains()) var grain: String?

    struct Grains: DynamicOptionsProvider {
        func results() async throws -> ItemCollection<String> { grains }
    }
}
private let grains = ItemCollection<String>(promptLabel: "Grain") {
    ItemSection("Light") {
        "Wheat"
        IntentItem("spelt", title: "Spelt", subtitle: "old")
    }
    ItemSection("Dark", items: ["Rye"])
}

struct BakeryShortcuts: AppShortcutsProvider {
    static let shortcutTileColor: ShortcutTileColor = .tangerine
    static var negativePhrases: [NegativeAppShortcutPhrase] { NegativeAppShortcutPhrases { "No bread" } }
    static var appShortcuts: [AppShortcut] {
        AppShortcut(
            intent: BakeIntent(), phrases: ["Bake \(\.$size) with \(.applicationName)"], shortTitle: "Bake",
            systemImageName: "flame",
            parameterPresentation: ParameterPresentation(
                for: \.$loaf, summary: Summary("Bake \(\.$loaf)"),
                optionsCollections: { OptionsCollection(LoafQuery(), title: "Loaves", systemImageName: "list.bullet") })
        )
    }
}

struct BakeryFocus: SetFocusFilterIntent {
    static let title: LocalizedStringResource = "Bakery"
    @Parameter(title: "Orders only") var isQuiet: Bool?
    var displayRepresentation: DisplayRepresentation { isQuiet == true ? "Orders" : "All" }
    var appContext: FocusFilterAppContext {
        FocusFilterAppContext(
            notificationFilterPredicate: NSPredicate(value: isQuiet == true), targetContentIdentifierPrefix: "bakery")
    }
    func perform() async throws -> some IntentResult { .result() }
}

/// Defaults, names and amounts that are not as on a phone.
@MainActor func differencesOfIntents() -> [String] {
    var found: [String] = []
    func expect(_ name: String, _ isSo: Bool) { if !isSo { found.append(name) } }

    let bake = BakeIntent()
    expect("default flag", bake.isHot)
    expect("default measurement", bake.flour == Measurement(value: 1.5, unit: .kilograms))
    expect("no default measurement", bake.way == nil)
    expect("default list", bake.others.isEmpty)
    expect("no intent that a query depends on", LoafQuery().bake == nil)
    expect("choices", !grains.isEmpty && ItemCollection<String> {}.isEmpty)

    let price = IntentCurrencyAmount(amount: 12.5, currencyCode: "EUR")
    bake.price = price
    expect("amount", bake.price?.amount == 12.5 && bake.price?.currencyCode == "EUR")
    expect("kind of payment", IntentPaymentMethod(type: .credit, name: "Card").paymentType == .credit)
    let baker = IntentPerson(handle: IntentPerson.Handle(emailAddress: "ada@example.com"))
    expect("person", baker.name.displayString == "ada@example.com" && !baker.isMe)
    expect("filter", BakeryFocus().appContext.notificationFilterPredicate?.evaluate(with: nil) == false)
    expect("entity of a property", Loaf(id: "1", name: "Rye").capitals == "RYE")
    return found
}
