import SwiftUI

// Core Data's requests, which are SwiftUI's: their module is not imported by name.

final class StoredRide: NSObject {
    var date: Date?
    init(_ date: Date?) { self.date = date }

    /// The order of a ride without a date, an earlier and a later one.
    static var isSorted: Bool {
        let order = NSSortDescriptor(keyPath: \StoredRide.date, ascending: true)
        let rides = [nil, Date(timeIntervalSince1970: 1), Date(timeIntervalSince1970: 2)].map(StoredRide.init)
        return zip(rides, rides.dropFirst()).allSatisfy { order.compare($0, to: $1) == .orderedAscending }
            && order.compare(rides[2], to: rides[1]) == .orderedDescending
    }
}

final class StoredItem: NSManagedObject {
    @NSManaged var name: String?
    @NSManaged var count: Int64
    @NSManaged var isDone: Bool
    @NSManaged var title: String
    @NSManaged var tags: NSSet?

    /// Whether an item keeps nothing of what it is given.
    static var isEmpty: Bool {
        let item = StoredItem(context: NSPersistentContainer(name: "Model").viewContext)
        (item.count, item.title, item.isDone) = (3, "A", true)
        return item.name == nil && item.tags == nil && item.count == 0 && !item.isDone && item.title == ""
    }
}

struct StoredRides: View {
    @Environment(\.managedObjectContext) private var context
    @FetchRequest(sortDescriptors: [NSSortDescriptor(keyPath: \StoredRide.date, ascending: true)], animation: .default)
    private var rides: FetchedResults<StoredRide>

    var body: some View { ForEach(rides, id: \.self) { Text("\($0.date ?? .now)") } }
}
