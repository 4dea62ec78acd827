/// The Live Activities of this device besides the sitting: what starts, changes, renews and ends them, and what is on show of the
/// countdowns.
///
/// Read these three: ``ActivityDesk``, the one place where they are changed; ``CountdownShow``, which countdowns are on show;
/// ``Renewals``, how one lives longer than the system lets it.
