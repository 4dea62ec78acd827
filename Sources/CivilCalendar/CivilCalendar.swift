/// Days, and the time of day, of the Gregorian calendar: arithmetic, without a clock and without a locale.
///
/// Read these three: ``CivilTime``, what calendar and clock show at an instant in a time zone; ``CivilDay``, a day as a number;
/// ``CalendarUnit``, the weeks, months and years around a day.
