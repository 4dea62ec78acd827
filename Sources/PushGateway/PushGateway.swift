/// APNs for Live Activities as values: a request and a connection's state go in, Apple's answer comes out. Pure.
import Crypto
import HTTPTypes
