// A guest is a stranger's code in a process of its own. Here that process gives up what drawing does not need, before any of that
// code runs: limits on what it may use, no files but a few, no programs, no network.
#define _GNU_SOURCE
#include "CGuestGuard.h"

#include <pthread.h>
#include <signal.h>
#include <poll.h>
#include <stddef.h>
#include <sys/resource.h>
#include <unistd.h>

static int limit(int resource, rlim_t most) {
    struct rlimit limit = {most, most};
    return setrlimit(resource, &limit) == 0;
}

/// Three quarters of a gigabyte are more than any picture needs; the address space has room for threads' stacks and libraries.
static int guard_limits(void) {
    int done = limit(RLIMIT_CORE, 0) & limit(RLIMIT_FSIZE, 0) & limit(RLIMIT_NOFILE, 64) & limit(RLIMIT_CPU, 3600);
#ifdef __linux__
    done &= limit(RLIMIT_DATA, (rlim_t)768 << 20) & limit(RLIMIT_AS, (rlim_t)8 << 30);
#endif
    return done;
}

static void *wait_for_end(void *descriptor) {
    struct pollfd end = {(int)(intptr_t)descriptor, 0, 0};
    while (poll(&end, 1, -1) <= 0 || !(end.revents & (POLLHUP | POLLERR | POLLNVAL))) {}
    kill(getpid(), SIGKILL);
    return NULL;
}

void islet_end_with(int descriptor) {
    pthread_t thread;
    pthread_attr_t attributes;
    pthread_attr_init(&attributes);
    pthread_attr_setstacksize(&attributes, 64 << 10);
    if (pthread_create(&thread, &attributes, wait_for_end, (void *)(intptr_t)descriptor) == 0) pthread_detach(thread);
    pthread_attr_destroy(&attributes);
}

#ifdef __linux__

#include <errno.h>
#include <fcntl.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <sched.h>
#include <stdint.h>
#include <sys/prctl.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <time.h>

// Landlock's interface, by number: older headers lack parts of it. Source: Linux, include/uapi/linux/landlock.h.
struct ruleset { uint64_t handled_fs, handled_net, scoped; };
struct path_rule { uint64_t allowed; int32_t parent; } __attribute__((packed));
enum { LANDLOCK_CREATE = 444, LANDLOCK_ADD = 445, LANDLOCK_RESTRICT = 446 };
enum { READ_FILE = 1 << 2, READ_FOLDER = 1 << 3 };

static int guard_files(const char *const *readable, int count) {
    long version = syscall(LANDLOCK_CREATE, NULL, 0, 1);
    if (version < 1) return 0;
    // Rights were added over time: 13 at first, then refer, truncate and ioctl; network at 4, signals and sockets at 6.
    int rights = version >= 5 ? 16 : version >= 3 ? 15 : version >= 2 ? 14 : 13;
    struct ruleset rules = {(1ull << rights) - 1, version >= 4 ? 3 : 0, version >= 6 ? 3 : 0};
    size_t size = version >= 6 ? sizeof rules : version >= 4 ? 16 : 8;
    int set = (int)syscall(LANDLOCK_CREATE, &rules, size, 0);
    if (set < 0) return 0;
    for (int index = 0; index < count; index++) {
        int place = open(readable[index], O_PATH | O_CLOEXEC);
        if (place < 0) continue;
        struct stat status;
        int folder = fstat(place, &status) == 0 && S_ISDIR(status.st_mode);
        struct path_rule rule = {folder ? READ_FILE | READ_FOLDER : READ_FILE, place};
        syscall(LANDLOCK_ADD, set, 1, &rule, 0);
        close(place);
    }
    int done = syscall(LANDLOCK_RESTRICT, set, 0) == 0;
    close(set);
    return done;
}

#define LOAD(field) BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, field))
#define RETURN(value) BPF_STMT(BPF_RET | BPF_K, value)
#define REFUSE(error) RETURN(SECCOMP_RET_ERRNO | (error))
#define EQUAL(value, yes, no) BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, value, yes, no)
#define ANY(bits, yes, no) BPF_JUMP(BPF_JMP | BPF_JSET | BPF_K, bits, yes, no)
/// A call that is never allowed.
#define NEVER(call) EQUAL(call, 0, 1), REFUSE(EPERM)
/// A call on this process alone: argument 0 is its number.
#define ONLY_SELF(call) EQUAL(call, 0, 4), LOAD(args[0]), EQUAL(self, 1, 0), REFUSE(EPERM), RETURN(SECCOMP_RET_ALLOW)
/// The same, where 0 means this process as well.
#define ONLY_SELF_OR_0(call) \
    EQUAL(call, 0, 5), LOAD(args[0]), EQUAL(self, 2, 0), EQUAL(0, 1, 0), REFUSE(EPERM), RETURN(SECCOMP_RET_ALLOW)
/// Opening a file, whose flags are the argument `place`, for reading only.
#define ONLY_READING(call, place) \
    EQUAL(call, 0, 4), LOAD(args[place]), ANY(O_WRONLY | O_RDWR | O_CREAT | O_TRUNC, 0, 1), REFUSE(EACCES), \
        RETURN(SECCOMP_RET_ALLOW)

#if defined(__x86_64__)
#define MACHINE AUDIT_ARCH_X86_64
#elif defined(__aarch64__)
#define MACHINE AUDIT_ARCH_AARCH64
#endif

static int guard_calls(void) {
#ifdef MACHINE
    const uint32_t self = (uint32_t)getpid();
    struct sock_filter filter[] = {
        LOAD(arch), EQUAL(MACHINE, 1, 0), RETURN(SECCOMP_RET_KILL_PROCESS), LOAD(nr),
#ifdef __x86_64__
        // The calls of the x32 interface have other numbers.
        BPF_JUMP(BPF_JMP | BPF_JGE | BPF_K, 0x40000000, 0, 1), RETURN(SECCOMP_RET_KILL_PROCESS),
        NEVER(SYS_fork), NEVER(SYS_vfork), NEVER(SYS_unlink), NEVER(SYS_rename), NEVER(SYS_mkdir), NEVER(SYS_rmdir),
        NEVER(SYS_link), NEVER(SYS_symlink), NEVER(SYS_chmod), NEVER(SYS_chown), NEVER(SYS_lchown), NEVER(SYS_creat),
        NEVER(SYS_mknod), NEVER(SYS_utime), NEVER(SYS_utimes), NEVER(SYS_futimesat), ONLY_READING(SYS_open, 1),
#endif
        // A thread is made by clone; clone3 hides its flags, and the C library then uses clone.
        EQUAL(SYS_clone3, 0, 1), REFUSE(ENOSYS),
        EQUAL(SYS_clone, 0, 4), LOAD(args[0]), ANY(CLONE_THREAD, 1, 0), REFUSE(EPERM), RETURN(SECCOMP_RET_ALLOW),
        ONLY_READING(SYS_openat, 2), EQUAL(SYS_openat2, 0, 1), REFUSE(ENOSYS),
        ONLY_SELF(SYS_kill), ONLY_SELF(SYS_tgkill), ONLY_SELF_OR_0(SYS_prlimit64),
        ONLY_SELF_OR_0(SYS_sched_setaffinity), ONLY_SELF_OR_0(SYS_setpgid),
        NEVER(SYS_tkill), NEVER(SYS_rt_sigqueueinfo), NEVER(SYS_rt_tgsigqueueinfo), NEVER(SYS_pidfd_open),
        NEVER(SYS_pidfd_send_signal), NEVER(SYS_pidfd_getfd), NEVER(SYS_setpriority), NEVER(SYS_ioprio_set),
        NEVER(SYS_sched_setscheduler), NEVER(SYS_sched_setparam), NEVER(SYS_sched_setattr),
        NEVER(SYS_execve), NEVER(SYS_execveat), NEVER(SYS_ptrace), NEVER(SYS_process_vm_readv),
        NEVER(SYS_process_vm_writev), NEVER(SYS_socket), NEVER(SYS_socketpair), NEVER(SYS_connect), NEVER(SYS_bind),
        NEVER(SYS_listen), NEVER(SYS_accept), NEVER(SYS_accept4), NEVER(SYS_unlinkat), NEVER(SYS_renameat),
        NEVER(SYS_renameat2), NEVER(SYS_mkdirat), NEVER(SYS_linkat), NEVER(SYS_symlinkat), NEVER(SYS_fchmod),
        NEVER(SYS_fchmodat), NEVER(SYS_fchown), NEVER(SYS_fchownat), NEVER(SYS_truncate), NEVER(SYS_mknodat),
        NEVER(SYS_utimensat), NEVER(SYS_setxattr), NEVER(SYS_lsetxattr), NEVER(SYS_fsetxattr), NEVER(SYS_mount),
        NEVER(SYS_umount2), NEVER(SYS_chroot), NEVER(SYS_pivot_root), NEVER(SYS_setns), NEVER(SYS_unshare),
        NEVER(SYS_reboot), NEVER(SYS_bpf), NEVER(SYS_perf_event_open), NEVER(SYS_io_uring_setup), NEVER(SYS_keyctl),
        NEVER(SYS_add_key), NEVER(SYS_request_key), NEVER(SYS_userfaultfd), NEVER(SYS_shmget), NEVER(SYS_msgget),
        NEVER(SYS_semget), NEVER(SYS_mq_open), NEVER(SYS_settimeofday), NEVER(SYS_clock_settime),
        NEVER(SYS_clock_adjtime), NEVER(SYS_adjtimex), NEVER(SYS_sethostname), NEVER(SYS_swapon), NEVER(SYS_swapoff),
        NEVER(SYS_init_module), NEVER(SYS_finit_module), NEVER(SYS_delete_module), NEVER(SYS_kexec_load),
        NEVER(SYS_quotactl), NEVER(SYS_acct), NEVER(SYS_syslog), NEVER(SYS_name_to_handle_at),
        NEVER(SYS_open_by_handle_at), NEVER(SYS_fanotify_init), NEVER(SYS_memfd_create),
        RETURN(SECCOMP_RET_ALLOW),
    };
    struct sock_fprog program = {sizeof filter / sizeof filter[0], filter};
    return prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program, 0, 0) == 0;
#else
    return 0;
#endif
}

int islet_guard(const char *const *readable, int count) {
    int guards = guard_limits() ? ISLET_GUARDS_LIMITS : 0;
    // Without it neither of the others is allowed to an ordinary user.
    if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0) return guards;
    prctl(PR_SET_DUMPABLE, 0, 0, 0, 0);
    if (guard_files(readable, count)) guards |= ISLET_GUARDS_FILES;
    if (guard_calls()) guards |= ISLET_GUARDS_CALLS;
    return guards;
}

// The wall clock. This library comes before the C library where names are looked up, so Foundation's `Date()` reads these:
// a picture of an instant is the same whenever it is drawn.
static int64_t clock_seconds = -1;
static long clock_nanoseconds;

void islet_set_clock(double seconds) {
    clock_seconds = (int64_t)seconds;
    clock_nanoseconds = (long)((seconds - (double)clock_seconds) * 1e9);
}

int clock_gettime(clockid_t clock, struct timespec *time) {
    if (clock_seconds >= 0 && (clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE)) {
        time->tv_sec = clock_seconds;
        time->tv_nsec = clock_nanoseconds;
        return 0;
    }
    return (int)syscall(SYS_clock_gettime, clock, time);
}

int gettimeofday(struct timeval *restrict time, void *restrict zone) {
    struct timespec now;
    if (clock_gettime(CLOCK_REALTIME, &now) != 0) return -1;
    time->tv_sec = now.tv_sec;
    time->tv_usec = now.tv_nsec / 1000;
    return 0;
}

time_t time(time_t *result) {
    struct timespec now;
    clock_gettime(CLOCK_REALTIME, &now);
    if (result) *result = now.tv_sec;
    return now.tv_sec;
}

#else

int islet_guard(const char *const *readable, int count) {
    (void)readable, (void)count;
    return guard_limits() ? ISLET_GUARDS_LIMITS : 0;
}

void islet_set_clock(double seconds) { (void)seconds; }

#endif
