/// The machine's clocks, read and waited for in one place.
///
/// Everything else takes what was read as an argument. Read ``SystemClock``.
