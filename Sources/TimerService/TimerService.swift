/// The server that owns a timer: actions go in, pushes and events come out.
import Crypto
import GRDB
import HTTPTypes
import Metrics
