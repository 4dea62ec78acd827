import AVFoundation
import CoreData
import Foundation
import FoundationGaps
import StoreKit
import Testing
import UserNotifications
import WatchConnectivity

/// What an app's code beside a widget calls does nothing. Names and values are checked by the guests of `Tests/FrameworkGuests`.
@Suite struct AcceptedModulesTests {
    private final class Item: NSManagedObject, @unchecked Sendable {
        var name: String? {
            get { CoreData._isletManaged() }
            set {}
        }
        var count: Int64 {
            get { CoreData._isletManaged() }
            set {}
        }
        var isDone: Bool {
            get { CoreData._isletManaged() }
            set {}
        }
        var title: String {
            get { CoreData._isletManaged() }
            set {}
        }
        var tags: NSSet? {
            get { CoreData._isletManaged() }
            set {}
        }
    }

    @Test("What a store would keep is nothing, zero or empty")
    func managed() throws {
        let context = NSPersistentContainer(name: "Model").viewContext
        let item = Item(context: context)
        item.count = 3
        #expect(item.name == nil && item.tags == nil && item.count == 0 && !item.isDone && item.title == "")
        let request = NSFetchRequest<Item>(entityName: "Item")
        request.predicate = NSPredicate(format: "date >= %@", Date() as NSDate)
        request.sortDescriptors = [NSSortDescriptor(SortDescriptor(\Item.count, order: .reverse))]
        #expect(request.sortDescriptors?.first?.ascending == false)
        #expect(try context.fetch(request).isEmpty && context.count(for: request) == 0)
        #expect(FetchRequest<Item>(sortDescriptors: []).wrappedValue.isEmpty)
    }

    @Test("A notification keeps what it is given, and none is delivered")
    func notifications() async throws {
        let content = UNMutableNotificationContent()
        (content.title, content.badge, content.interruptionLevel) = ("Done", 2, .timeSensitive)
        let copy = try #require(content.mutableCopy() as? UNMutableNotificationContent)
        copy.title = "Other"
        #expect(content.title == "Done" && copy.badge == 2)
        let trigger = UNTimeIntervalNotificationTrigger(timeInterval: 60, repeats: false)
        let request = UNNotificationRequest(identifier: "a", content: content, trigger: trigger)
        try await UNUserNotificationCenter.current().add(request)
        #expect(await UNUserNotificationCenter.current().pendingNotificationRequests().isEmpty)
        #expect(try await !UNUserNotificationCenter.current().requestAuthorization(options: [.alert, .sound]))
    }

    @Test("Nothing is sold, played or sent")
    func nothing() async throws {
        #expect(try await Product.products(for: ["a"]).isEmpty)
        for await _ in StoreKit.Transaction.currentEntitlements { Issue.record("there are none") }
        #expect(try !AVAudioPlayer(data: Data()).play() && !WCSession.default.isReachable)
        #expect(CMTime(seconds: 1.5, preferredTimescale: 600).value == 900)
        #expect(CMTime.invalid.seconds.isNaN)
    }

    @Test("A timer without arguments never fires; a date is an argument of a format")
    func foundation() {
        #expect(isletIdleTimer().timeInterval == 0)
        #expect(NSPredicate(format: "date < %@", NSDate()).evaluate(with: nil))
    }
}
