import Foundation

// Results that an app's lists follow. There are none, and they never change.

public enum NSFetchedResultsChangeType: UInt, Sendable { case insert = 1, delete, move, update }
public protocol NSFetchedResultsControllerDelegate: AnyObject {}
public protocol NSFetchedResultsSectionInfo {
    var name: String { get }
    var numberOfObjects: Int { get }
}
open class NSFetchedResultsController<ResultType: NSFetchRequestResult>: NSObject, @unchecked Sendable {
    public let fetchRequest: NSFetchRequest<ResultType>
    public weak var delegate: (any NSFetchedResultsControllerDelegate)?
    public var fetchedObjects: [ResultType]? { [] }
    public var sections: [any NSFetchedResultsSectionInfo]? { [] }
    public init(
        fetchRequest: NSFetchRequest<ResultType>, managedObjectContext: NSManagedObjectContext,
        sectionNameKeyPath: String?, cacheName: String?
    ) { self.fetchRequest = fetchRequest }
    public func performFetch() throws {}
}
