/* The library that Rust's programs get random numbers from on Windows, and which Wine has only since version 9: the same from Wine's
   older function. For tests under Wine, see .ci/full. */
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
