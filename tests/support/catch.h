// Catch2, version 2 (Debian 12) or 3.
#pragma once

#ifdef CARTULARY_CATCH2_V3
#include <catch2/catch_all.hpp>
using Catch::Approx;
#else
#include <catch2/catch.hpp>
#endif
