/* All examples use this macro. If a call fails, the macro prints the text of the error and ends the program. */
#ifndef COMMON_H
#define COMMON_H

#include <fastgost.h>
#include <stdio.h>
#include <stdlib.h>

#define CHECK(call)                                                                   \
    do {                                                                              \
        int error_ = (call);                                                          \
        if (error_ != FASTGOST_OK) {                                                  \
            fprintf(stderr, "error %d: %s\n", error_, fastgost_last_error());         \
            exit(1);                                                                  \
        }                                                                             \
    } while (0)

#endif
