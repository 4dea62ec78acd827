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

struct StoredRides: View {
    @Environment(\.managedObjectContext) private var context
    @FetchRequest(sortDescriptors: [NSSortDescriptor(keyPath: \StoredRide.date, ascending: true)], animation: .default)
    private var rides: FetchedResults<StoredRide>

    var body: some View { ForEach(rides, id: \.self) { Text("\($0.date ?? .now)") } }
}
