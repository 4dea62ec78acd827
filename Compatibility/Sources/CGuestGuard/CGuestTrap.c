// Where a guest's code was when it crashed or did not end: the addresses of its calls, on standard error, for Islet to look up.
#define _GNU_SOURCE
#include "CGuestGuard.h"

#include <signal.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/time.h>
#include <unistd.h>

#ifdef __linux__
#include <execinfo.h>
#include <link.h>

enum { MOST_FRAMES = 256, MOST_PRINTED = 16, STACK = 64 << 10 };
static uintptr_t base, end;

/// The program's own code: the first object of the list.
static int program(struct dl_phdr_info *object, size_t size, void *data) {
    (void)size, (void)data;
    base = object->dlpi_addr;
    for (int index = 0; index < object->dlpi_phnum; index++) {
        uintptr_t last = base + object->dlpi_phdr[index].p_vaddr + object->dlpi_phdr[index].p_memsz;
        if (object->dlpi_phdr[index].p_type == PT_LOAD && last > end) end = last;
    }
    return 1;
}

static char *append(char *text, const char *word) {
    size_t length = strlen(word);
    memcpy(text, word, length);
    return text + length;
}

static char *append_number(char *text, uintptr_t number) {
    char digits[16];
    int count = 0;
    do digits[count++] = "0123456789abcdef"[number & 15];
    while (number >>= 4);
    while (count) *text++ = digits[--count];
    return text;
}

/// The part of the picture that is being drawn; empty for none.
static char drawing[16];

void islet_now_drawing(const char *part) {
    size_t length = strnlen(part, sizeof drawing - 1);
    memcpy(drawing, part, length);
    drawing[length] = 0;
}

/// Prints what was being drawn, and the calls that are in the program, innermost first.
static void print_calls(int number) {
    void *calls[MOST_FRAMES];
    int count = backtrace(calls, MOST_FRAMES), printed = 0;
    char line[MOST_PRINTED * 18 + 64], *text = append(line, number == SIGALRM ? "\nislet-late" : "\nislet-trap");
    if (drawing[0]) text = append(append(text, " "), drawing);
    for (int index = 0; index < count && printed < MOST_PRINTED; index++) {
        uintptr_t place = (uintptr_t)calls[index];
        if (place <= base || place >= end) continue;
        text = append_number(append(text, " "), place - base);
        printed++;
    }
    *text++ = '\n';
    if (write(STDERR_FILENO, line, (size_t)(text - line)) < 0) {}
    if (number == SIGALRM) _exit(124);
    signal(number, SIG_DFL);
    raise(number);
}

static void handle(int number, siginfo_t *info, void *context) {
    (void)info, (void)context;
    print_calls(number);
}

void islet_watch_traps(void) {
    dl_iterate_phdr(program, NULL);
    // The first call loads the unwinder, which a handler must not do.
    void *first[1];
    backtrace(first, 1);
    // A stack that has overflowed has no room for the handler.
    stack_t stack = {.ss_sp = malloc(STACK), .ss_size = STACK};
    sigaltstack(&stack, NULL);
    struct sigaction action = {.sa_sigaction = handle, .sa_flags = SA_SIGINFO | SA_ONSTACK | SA_RESETHAND};
    const int signals[] = {SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGFPE, SIGABRT, SIGALRM};
    for (unsigned index = 0; index < sizeof signals / sizeof *signals; index++) sigaction(signals[index], &action, NULL);
}

#else
void islet_watch_traps(void) {}
void islet_now_drawing(const char *part) { (void)part; }
#endif

void islet_answer_within(double seconds) {
    struct itimerval timer = {{0, 0}, {(time_t)seconds, (suseconds_t)((seconds - (double)(time_t)seconds) * 1e6)}};
    setitimer(ITIMER_REAL, &timer, NULL);
}
