/// Chooses the `apns-priority` of each push of a Live Activity, so that the hourly budget of priority 10 lasts. Pure.
///
///     PushedEvent ──urgency──▶ PriorityLedger ──PriorityContext──▶ PushPriorityPolicy ──▶ PriorityDecision
///                                    │ one a user: counts, budget, rhythm, frequent pushes, active hours
///                                    ▼
///                              UpdateBatcher: priority 5 waits, the newest wins
///
/// Source of the rules: [Determine the update
/// frequency](https://developer.apple.com/documentation/activitykit/starting-and-updating-live-activities-with-activitykit-push-notifications).
/// Read these three first: ``PushPriorityPolicy``, ``PriorityLedger``, ``UpdateBatcher``.
import Foundation
