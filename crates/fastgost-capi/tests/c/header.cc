// C++ can read the header, twice, and call a function.
#include <fastgost.h>
#include <fastgost.h>
#include <cstring>

int main()
{
    std::size_t count = 0;
    return fastgost_level_count(&count) != FASTGOST_OK || count == 0 || std::strlen(fastgost_version()) < 5;
}
