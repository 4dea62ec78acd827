import Foundation

#if !canImport(Darwin)
    // The lock of Darwin, which files with Foundation alone have too.

    public struct os_unfair_lock {
        fileprivate var mutex = pthread_mutex_t()
        public init() {}
    }
    public typealias os_unfair_lock_s = os_unfair_lock
    public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock>

    public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) { pthread_mutex_lock(&lock.pointee.mutex) }
    public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) { pthread_mutex_unlock(&lock.pointee.mutex) }
    public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool {
        pthread_mutex_trylock(&lock.pointee.mutex) == 0
    }
    public func os_unfair_lock_assert_owner(_ lock: os_unfair_lock_t) {}
    public func os_unfair_lock_assert_not_owner(_ lock: os_unfair_lock_t) {}
#endif
