// Where a guest's code was when it crashed or did not end: the addresses of its calls, on standard error, for Islet to look up.
#define _GNU_SOURCE
#include "CGuestGuard.h"

#include <pthread.h>
#include <signal.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/time.h>
#include <unistd.h>

#ifdef __linux__
#include <link.h>
#include <ucontext.h>

enum { MOST_FRAMES = 4096, MOST_PRINTED = 16, STACK = 64 << 10 };
static uintptr_t base, end, stack_low, stack_high;

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

/// Prints the calls that are in the program, innermost first, by the chain of frame pointers.
static void print_calls(int number, void *context) {
    const ucontext_t *state = context;
#if defined(__x86_64__)
    uintptr_t place = (uintptr_t)state->uc_mcontext.gregs[REG_RIP], frame = (uintptr_t)state->uc_mcontext.gregs[REG_RBP];
#elif defined(__aarch64__)
    uintptr_t place = state->uc_mcontext.pc, frame = state->uc_mcontext.regs[29];
#else
    uintptr_t place = 0, frame = 0;
#endif
    char line[MOST_PRINTED * 18 + 32], *text = append(line, number == SIGALRM ? "\nislet-late" : "\nislet-trap");
    int printed = 0;
    for (int frames = 0; frames < MOST_FRAMES && printed < MOST_PRINTED; frames++) {
        if (place > base && place < end) {
            text = append_number(append(text, " "), place - base - (frames ? 1 : 0));
            printed++;
        }
        if (frame < stack_low || frame + 16 > stack_high || frame % sizeof frame) break;
        const uintptr_t *saved = (const uintptr_t *)frame;
        if (saved[0] <= frame) break;
        place = saved[1];
        frame = saved[0];
    }
    *text++ = '\n';
    if (write(STDERR_FILENO, line, (size_t)(text - line)) < 0) {}
    if (number == SIGALRM) _exit(124);
    signal(number, SIG_DFL);
    raise(number);
}

static void handle(int number, siginfo_t *info, void *context) {
    (void)info;
    print_calls(number, context);
}

void islet_watch_traps(void) {
    dl_iterate_phdr(program, NULL);
    pthread_attr_t attributes;
    void *low;
    size_t size;
    if (pthread_getattr_np(pthread_self(), &attributes) == 0) {
        pthread_attr_getstack(&attributes, &low, &size);
        stack_low = (uintptr_t)low;
        stack_high = stack_low + size;
        pthread_attr_destroy(&attributes);
    }
    // A stack that has overflowed has no room for the handler.
    stack_t stack = {.ss_sp = malloc(STACK), .ss_size = STACK};
    sigaltstack(&stack, NULL);
    struct sigaction action = {.sa_sigaction = handle, .sa_flags = SA_SIGINFO | SA_ONSTACK | SA_RESETHAND};
    const int signals[] = {SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGFPE, SIGABRT, SIGALRM};
    for (unsigned index = 0; index < sizeof signals / sizeof *signals; index++) sigaction(signals[index], &action, NULL);
}

#else
void islet_watch_traps(void) {}
#endif

void islet_answer_within(double seconds) {
    struct itimerval timer = {{0, 0}, {(time_t)seconds, (suseconds_t)((seconds - (double)(time_t)seconds) * 1e6)}};
    setitimer(ITIMER_REAL, &timer, NULL);
}
