import CellUI
import SwiftUI

// What views fetch: nothing.

/// An empty list of objects.
public struct FetchedResults<Result>: RandomAccessCollection {
    public var startIndex: Int { 0 }
    public var endIndex: Int { 0 }
    public var nsPredicate: NSPredicate? {
        get { nil }
        nonmutating set {}
    }
    public var nsSortDescriptors: [NSSortDescriptor] {
        get { [] }
        nonmutating set {}
    }
    public subscript(position: Int) -> Result { preconditionFailure("nothing is stored here") }
}

@propertyWrapper
public struct FetchRequest<Result>: DynamicProperty {
    public var wrappedValue: FetchedResults<Result> { FetchedResults() }
    public init(
        entity: NSEntityDescription? = nil, sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil,
        animation: Animation? = nil
    ) {}
    public init(fetchRequest: NSFetchRequest<Result>, animation: Animation? = nil) {}
    public init<Compared>(
        sortDescriptors: [SortDescriptor<Compared>], predicate: NSPredicate? = nil, animation: Animation? = nil
    ) {}
}

private enum ManagedObjectContextKey: EnvironmentKey {
    static var defaultValue: NSManagedObjectContext { NSManagedObjectContext() }
}
extension EnvironmentValues {
    public var managedObjectContext: NSManagedObjectContext {
        get { self[ManagedObjectContextKey.self] }
        set { self[ManagedObjectContextKey.self] = newValue }
    }
}
