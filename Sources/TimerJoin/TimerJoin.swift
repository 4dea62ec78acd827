/// Follows and steers a sitting that a timer's server keeps, and mirrors it into the local store.
///
/// Read these three first: ``TimerFollower``, the connection's rules as a value; ``JoinRunner``, which carries them out;
/// ``TimerDocument``, what the server says.
