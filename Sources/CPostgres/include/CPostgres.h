// The types of libpq's functions that PostgresLibrary loads. They are part of the binary interface of libpq.so.5, which has been
// the same since PostgreSQL 8.0.
//
// Source: https://www.postgresql.org/docs/15/libpq.html

#ifndef CPOSTGRES_H
#define CPOSTGRES_H

typedef unsigned int Oid;

typedef enum { CONNECTION_OK = 0, CONNECTION_BAD = 1 } ConnStatusType;

typedef enum { PGRES_EMPTY_QUERY = 0, PGRES_COMMAND_OK = 1, PGRES_TUPLES_OK = 2 } ExecStatusType;

typedef struct pgNotify {
    char *relname;
    int be_pid;
    char *extra;
    struct pgNotify *next;
} PGnotify;

typedef void (*PQnoticeProcessor)(void *argument, const char *message);

#endif
