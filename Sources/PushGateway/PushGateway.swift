/// APNs for Live Activities as values: a request and a connection's state go in, Apple's answer comes out. Pure: no sockets, no
/// clock, no files.
///
/// Read these three first: ``Gateway``, which answers; ``PushReason``, the reasons of Apple's tables with their statuses;
/// ``ValidationStep``, the order in which a request is checked.
