/// What `islet doctor` checks: the machine that Islet runs on, and whether Live Activities would work on a phone.
///
/// Read first: ``Doctor`` (every check), ``Check`` (a result and its remedy) and ``DoctorReport`` (results as text and JSON).
