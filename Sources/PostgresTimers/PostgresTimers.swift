/// The timers' state in PostgreSQL, so that several servers on several machines share one truth: ``PostgresTimerRepository``.
///
/// libpq is used as it is, loaded by ``PostgresLibrary`` and called by ``PostgresConnection``: one connection, one queue, one
/// statement at a time. What is said to the database is `SQLTimers`' in `TimerService`, word for word as for SQLite.
