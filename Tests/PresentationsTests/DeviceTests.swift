import Presentations
import Testing

@Suite struct DeviceTests {
    @Test func everyPhoneOfTheGuidelinesIsFoundByName() {
        let names = [
            "iPhone 17 Pro Max", "iPhone Air", "iPhone 16 Pro Max", "iPhone 16 Plus", "iPhone 15 Pro Max",
            "iPhone 15 Plus", "iPhone 14 Pro Max", "iPhone 17 Pro", "iPhone 17", "iPhone 16 Pro", "iPhone 16",
            "iPhone 15 Pro", "iPhone 15", "iPhone 14 Pro",
        ]
        for name in names { #expect(Device.named(name)?.name == name) }
    }

    @Test func deviceNamesAreMatchedLoosely() {
        #expect(Device.named("16pro")?.name == "iPhone 16 Pro")
        #expect(Device.named("IPHONE 16 PRO")?.name == "iPhone 16 Pro")
        #expect(Device.named("430 × 932")?.screen.width == 430)
        #expect(Device.named("393x852")?.screen == Device.standard.screen)
        #expect(Device.named("iPhone 3G") == nil)
    }

    @Test func everyListedNameIsFound() {
        for name in Device.names { #expect(Device.named(name) != nil, "\(name)") }
    }

    @Test func theCameraTakesTheSpaceBetweenTheCompactViews() throws {
        for device in Device.all {
            guard let island = device.island else { continue }
            #expect(abs(island.camera - 125) < 1, "\(device.name)")
        }
    }

    @Test func dimensionsMatchTheGuidelines() throws {
        let small = try #require(Device.named("393x852")?.island)
        #expect((small.width, small.expandedWidth) == (230, 371))
        let large = try #require(Device.named("430x932")?.island)
        #expect((large.width, large.expandedWidth) == (250, 408))
        #expect(Device.named("iPad 10.2")?.card.width == 425)
        #expect(Device.named("Apple Watch 49mm")?.card.maxHeight == 81.5)
        #expect(Device.named("CarPlay 170x78")?.card.width == 170)
    }
}
