/* The library from which Rust's programs get random numbers on Windows. Wine has this library only since version 9. This
 * file does the same with an older function of Wine. It is used for tests under Wine (see .ci/full). */
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
