/// The machine's clocks, read in one place.
///
/// Everything else takes what was read as an argument. Read ``SystemClock``.
