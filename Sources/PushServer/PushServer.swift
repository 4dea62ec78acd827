/// The only room that knows sockets: HTTP/2 over TLS, h2c, HTTP/1.1, a CONNECT proxy and the control port.
import NIOCore
import NIOHTTP2
import NIOHTTP1
import NIOPosix
import NIOSSL
import X509
