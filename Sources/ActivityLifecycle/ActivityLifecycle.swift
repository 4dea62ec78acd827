/// Live Activity sessions that outlive one activity: age, renewal, retries, recovery and metrics.
///
/// The system ends every activity after eight hours. A session that goes on longer is a chain of activities, each requested
/// before the one before it expires, with its content carried over.
///
/// Read these three first: ``SessionLifecycle``, the rules as a value; ``ActivitySession``, which drives it on a device and its
/// clock; ``SessionMetrics``, what it counts.
import ActivitySystem
