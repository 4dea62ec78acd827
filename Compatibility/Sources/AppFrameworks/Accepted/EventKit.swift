import Foundation
import UIKit

// The calendar's names. Access is never granted, and the calendar is empty.

public enum EKEntityType: UInt, Sendable { case event, reminder }
public enum EKAuthorizationStatus: Int, Sendable {
    case notDetermined, restricted, denied, fullAccess, writeOnly
    public static var authorized: EKAuthorizationStatus { .fullAccess }
}
public enum EKSpan: Int, Sendable { case thisEvent, futureEvents }
public enum EKEventStatus: Int, Sendable { case none, confirmed, tentative, canceled }
public enum EKEventAvailability: Int, Sendable { case notSupported = -1, busy, free, tentative, unavailable }
public enum EKReminderPriority: UInt, Sendable { case none = 0, high = 1, medium = 5, low = 9 }
public enum EKCalendarType: Int, Sendable { case local, calDAV, exchange, subscription, birthday }
public enum EKSourceType: Int, Sendable { case local, exchange, calDAV, mobileMe, subscribed, birthdays }
public enum EKRecurrenceFrequency: Int, Sendable { case daily, weekly, monthly, yearly }
public enum EKWeekday: Int, Sendable { case sunday = 1, monday, tuesday, wednesday, thursday, friday, saturday }
public enum EKParticipantStatus: Int, Sendable {
    case unknown, pending, accepted, declined, tentative, delegated, completed, inProcess
}
extension Notification.Name {
    public static let EKEventStoreChanged = Notification.Name("EKEventStoreChangedNotification")
}

public final class EKSource: NSObject, @unchecked Sendable {
    public var sourceIdentifier: String { "" }
    public var sourceType: EKSourceType { .local }
    public var title: String { "" }
}
public final class EKCalendar: NSObject, @unchecked Sendable {
    public let calendarIdentifier = UUID().uuidString
    public var title = ""
    public var cgColor: CGColor! = UIColor.systemBlue.cgColor
    public var source: EKSource! = EKSource()
    public var type: EKCalendarType { .local }
    public var allowsContentModifications: Bool { true }
    public var isSubscribed: Bool { false }
    public init(for entityType: EKEntityType, eventStore: EKEventStore) {}
}
public final class EKAlarm: NSObject, @unchecked Sendable {
    public var relativeOffset: TimeInterval = 0
    public var absoluteDate: Date?
    public init(relativeOffset offset: TimeInterval) { relativeOffset = offset }
    public init(absoluteDate date: Date) { absoluteDate = date }
}
public final class EKRecurrenceEnd: NSObject, @unchecked Sendable {
    public let endDate: Date?
    public let occurrenceCount: Int
    public init(end: Date) { (endDate, occurrenceCount) = (end, 0) }
    public init(occurrenceCount: Int) { (endDate, self.occurrenceCount) = (nil, occurrenceCount) }
}
public final class EKRecurrenceDayOfWeek: NSObject, @unchecked Sendable {
    public let dayOfTheWeek: EKWeekday
    public let weekNumber: Int
    public init(_ day: EKWeekday, weekNumber: Int = 0) { (dayOfTheWeek, self.weekNumber) = (day, weekNumber) }
}
public final class EKRecurrenceRule: NSObject, @unchecked Sendable {
    public let frequency: EKRecurrenceFrequency
    public let interval: Int
    public let daysOfTheWeek: [EKRecurrenceDayOfWeek]?
    public var recurrenceEnd: EKRecurrenceEnd?
    public init(recurrenceWith type: EKRecurrenceFrequency, interval: Int, end: EKRecurrenceEnd?) {
        (frequency, self.interval, daysOfTheWeek, recurrenceEnd) = (type, interval, nil, end)
    }
    public init(
        recurrenceWith type: EKRecurrenceFrequency, interval: Int, daysOfTheWeek days: [EKRecurrenceDayOfWeek]?,
        daysOfTheMonth monthDays: [NSNumber]?, monthsOfTheYear months: [NSNumber]?,
        weeksOfTheYear weeks: [NSNumber]?, daysOfTheYear: [NSNumber]?, setPositions: [NSNumber]?,
        end: EKRecurrenceEnd?
    ) {
        (frequency, self.interval, daysOfTheWeek, recurrenceEnd) = (type, interval, days, end)
    }
}
open class EKParticipant: NSObject, @unchecked Sendable {
    public var name: String? { nil }
    public var url: URL { URL(fileURLWithPath: "/") }
    public var participantStatus: EKParticipantStatus { .unknown }
    public var isCurrentUser: Bool { false }
}

open class EKCalendarItem: NSObject, @unchecked Sendable {
    public let calendarItemIdentifier = UUID().uuidString
    public var calendarItemExternalIdentifier: String! { calendarItemIdentifier }
    public var title: String! = ""
    public var calendar: EKCalendar!
    public var location, notes: String?
    public var url: URL?
    public var timeZone: TimeZone?
    public var alarms: [EKAlarm]?
    public var recurrenceRules: [EKRecurrenceRule]?
    public var attendees: [EKParticipant]? { nil }
    public var creationDate, lastModifiedDate: Date?
    public var hasAlarms: Bool { alarms?.isEmpty == false }
    public var hasNotes: Bool { notes?.isEmpty == false }
    public var hasRecurrenceRules: Bool { recurrenceRules?.isEmpty == false }
    public var hasAttendees: Bool { false }
    public func addAlarm(_ alarm: EKAlarm) { alarms = (alarms ?? []) + [alarm] }
    public func removeAlarm(_ alarm: EKAlarm) { alarms?.removeAll { $0 === alarm } }
    public func addRecurrenceRule(_ rule: EKRecurrenceRule) { recurrenceRules = (recurrenceRules ?? []) + [rule] }
    public func removeRecurrenceRule(_ rule: EKRecurrenceRule) { recurrenceRules?.removeAll { $0 === rule } }
}
public final class EKEvent: EKCalendarItem, @unchecked Sendable {
    public var eventIdentifier: String! { calendarItemIdentifier }
    public var isAllDay = false
    public var startDate: Date! = Date(timeIntervalSinceReferenceDate: 0)
    public var endDate: Date! = Date(timeIntervalSinceReferenceDate: 0)
    public var availability = EKEventAvailability.busy
    public var status: EKEventStatus { .none }
    public var organizer: EKParticipant? { nil }
    public var isDetached: Bool { false }
    public var occurrenceDate: Date! { startDate }
    public init(eventStore: EKEventStore) {}
    public func compareStartDate(with other: EKEvent) -> ComparisonResult { startDate.compare(other.startDate) }
    public func refresh() -> Bool { false }
}
public final class EKReminder: EKCalendarItem, @unchecked Sendable {
    public var startDateComponents, dueDateComponents: DateComponents?
    public var isCompleted = false
    public var completionDate: Date?
    public var priority = 0
    public init(eventStore: EKEventStore) {}
}

open class EKEventStore: NSObject, @unchecked Sendable {
    public override init() {}
    open class func authorizationStatus(for entityType: EKEntityType) -> EKAuthorizationStatus { .notDetermined }
    public var sources: [EKSource] { [] }
    public var defaultCalendarForNewEvents: EKCalendar? { nil }
    public func defaultCalendarForNewReminders() -> EKCalendar? { nil }
    public func requestFullAccessToEvents() async throws -> Bool { false }
    public func requestWriteOnlyAccessToEvents() async throws -> Bool { false }
    public func requestFullAccessToReminders() async throws -> Bool { false }
    public func requestAccess(to entityType: EKEntityType) async throws -> Bool { false }
    public func requestFullAccessToEvents(completion: @escaping (Bool, (any Error)?) -> Void) { completion(false, nil) }
    public func requestWriteOnlyAccessToEvents(completion: @escaping (Bool, (any Error)?) -> Void) {
        completion(false, nil)
    }
    public func requestFullAccessToReminders(completion: @escaping (Bool, (any Error)?) -> Void) {
        completion(false, nil)
    }
    public func requestAccess(to entityType: EKEntityType, completion: @escaping (Bool, (any Error)?) -> Void) {
        completion(false, nil)
    }
    public func calendars(for entityType: EKEntityType) -> [EKCalendar] { [] }
    public func calendar(withIdentifier identifier: String) -> EKCalendar? { nil }
    public func calendarItem(withIdentifier identifier: String) -> EKCalendarItem? { nil }
    public func event(withIdentifier identifier: String) -> EKEvent? { nil }
    public func events(matching predicate: NSPredicate) -> [EKEvent] { [] }
    public func enumerateEvents(
        matching predicate: NSPredicate, using block: (EKEvent, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {}
    public func predicateForEvents(withStart start: Date, end: Date, calendars: [EKCalendar]?) -> NSPredicate {
        NSPredicate(value: false)
    }
    public func predicateForReminders(in calendars: [EKCalendar]?) -> NSPredicate { NSPredicate(value: false) }
    public func predicateForIncompleteReminders(
        withDueDateStarting start: Date?, ending end: Date?, calendars: [EKCalendar]?
    ) -> NSPredicate { NSPredicate(value: false) }
    public func predicateForCompletedReminders(
        withCompletionDateStarting start: Date?, ending end: Date?, calendars: [EKCalendar]?
    ) -> NSPredicate { NSPredicate(value: false) }
    @discardableResult public func fetchReminders(
        matching predicate: NSPredicate, completion: @escaping ([EKReminder]?) -> Void
    ) -> Any {
        completion([])
        return predicate
    }
    public func save(_ event: EKEvent, span: EKSpan) throws {}
    public func save(_ event: EKEvent, span: EKSpan, commit: Bool) throws {}
    public func save(_ reminder: EKReminder, commit: Bool) throws {}
    public func remove(_ event: EKEvent, span: EKSpan) throws {}
    public func remove(_ event: EKEvent, span: EKSpan, commit: Bool) throws {}
    public func remove(_ reminder: EKReminder, commit: Bool) throws {}
    public func saveCalendar(_ calendar: EKCalendar, commit: Bool) throws {}
    public func removeCalendar(_ calendar: EKCalendar, commit: Bool) throws {}
    public func commit() throws {}
    public func reset() {}
    public func refreshSourcesIfNecessary() {}
}
