import Testing

@testable import GuestBuild

@Suite("Types of other modules that conform to a protocol of the sources")
struct ConformancesTests {
    @Test("A member that the protocol adds is given to a class of another module by what that inherits from")
    func memberOfSuperclass() throws {
        let widget = """
            struct RideWidget: Widget {
                let formatter = NumberFormatter().adjusted { $0.maximumFractionDigits = 1 }
                var body: some WidgetConfiguration {
                    ActivityConfiguration(for: RideAttributes.self) { _ in Text(formatter) } dynamicIsland: { _ in island }
                }
            }
            """
        let scope = """
            protocol Adjusting {}
            extension Adjusting { func adjusted(_ block: (Self) -> Void) -> Self { self } }
            extension NSObject: Adjusting {}
            extension NSObject: Counting {}
            extension Team: Adjusting {}
            struct Team {}
            """
        try inTemporaryTree(["Widget/Ride.swift": widget, "App/Scope.swift": scope, "Package.swift": ""]) { folder in
            let ride = folder + "/Widget/Ride.swift"
            var collection = try GuestCollection(.init(paths: [ride]))
            let missing = GuestDiagnostic(
                file: ride, line: 2, column: 9, kind: .error,
                message: "value of type 'NumberFormatter' has no member 'adjusted'")
            let repair = GuestRepair(of: [missing], in: collection)
            #expect(repair.added.map { collection.pool[$0].name }.sorted() == ["Adjusting", "NSObject"])
            let isChanged = collection.change(adding: repair.added, leaving: repair.left, with: repair.members)
            #expect(isChanged && GuestRepair(of: [missing], in: collection).added.isEmpty)
        }
    }
}
