#ifndef C_GUEST_GUARD_H
#define C_GUEST_GUARD_H

/// What a guest's process is kept from.
enum {
    /// Memory, descriptors, file sizes and core dumps have limits.
    ISLET_GUARDS_LIMITS = 1,
    /// Files outside the readable folders cannot be opened, and none can be changed (Landlock).
    ISLET_GUARDS_FILES = 2,
    /// No programs, sockets, signals to others, or changes of files (seccomp).
    ISLET_GUARDS_CALLS = 4,
};

/// Guards the calling process and its later threads; there is no way back. Returns what could be guarded.
///
/// `readable` are the folders and files that may still be read.
int islet_guard(const char *const *readable, int count);

/// Sets the wall clock that this process sees, in seconds since 1970, and stops it there.
void islet_set_clock(double seconds);

/// Ends the process when the other end of the pipe `descriptor` is closed: nobody is left who could end it.
void islet_end_with(int descriptor);

/// From now on a crash prints on standard error where it was: `islet-trap`, what was being drawn, and the addresses of the calls.
void islet_watch_traps(void);

/// Names what is drawn from now on; empty for nothing.
void islet_now_drawing(const char *part);

/// Ends the process with `islet-late`, and then as after a crash, after so many seconds; 0 for never.
void islet_answer_within(double seconds);

#endif
