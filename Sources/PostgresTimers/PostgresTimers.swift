/// The timer's state in PostgreSQL, shared by several servers.
import CPostgres
