/* A substitute for bcryptprimitives.dll, the library from which Rust's programs get random numbers on Windows. Wine has
 * bcryptprimitives.dll only since version 9. This substitute calls a function that older versions of Wine have too. It
 * is for tests under Wine that a person starts. No script of this folder uses this file. */
#include <windows.h>
#include <ntsecapi.h>

__declspec(dllexport) BOOL WINAPI ProcessPrng(PBYTE data, SIZE_T size)
{
    while (size > 0) {
        ULONG part = size < 1 << 20 ? (ULONG)size : 1 << 20;
        if (!RtlGenRandom(data, part))
            ExitProcess(2);
        data += part;
        size -= part;
    }
    return TRUE;
}
