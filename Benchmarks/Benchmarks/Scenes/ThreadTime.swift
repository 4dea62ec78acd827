import Foundation

/// Nanoseconds for which a processor has worked for this thread. On a busy machine it says more than the clock on the
/// wall, for it stands still while others work.
public func threadNanoseconds() -> Int {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return time.tv_sec * 1_000_000_000 + time.tv_nsec
}
