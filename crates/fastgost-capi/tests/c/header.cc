// A C++ program can include the header twice, set options as the header recommends for C++, and call a function.
#include <fastgost.h>
#include <fastgost.h>
#include <cstring>

int main()
{
    struct fastgost_options options = {};
    options.size = sizeof options;
    options.level = "portable";
    struct fastgost_hash *hash = nullptr;
    std::size_t count = 0;
    if (fastgost_hash_new("streebog256", &options, &hash) != FASTGOST_OK || fastgost_hash_free(hash) != FASTGOST_OK)
        return 1;
    return fastgost_level_count(&count) != FASTGOST_OK || count == 0 || std::strcmp(fastgost_version(), FASTGOST_VERSION) != 0;
}
