#include <array>

#include "docgen/drawing/icon_tables.h"

namespace cartulary::docgen {
namespace {

constexpr std::array token_drawings = {
    SvgIcon{"blank", IconFrame::Bare,
            R"(<path class="l" d="M-9-9H9V9H-9Z" stroke-dasharray="3 2.5"/>)"},
    SvgIcon{
        "chicken", IconFrame::Disc,
        R"(<path class="i" d="M-8-1Q-9-7-6-8Q-4-3 1-3Q2-9 6-8Q8-7 7-3Q8 6 0 6Q-7 6-8-1Z"/><path class="a" d="M4-8Q5-11 6-9Q8-11 8-7Z"/><path class="y" d="M7-6L10-5L7-4Z"/><path class="l" d="M-2 6V9M2 6V9"/>)"},
    SvgIcon{"city", IconFrame::Disc,
            R"(<path class="i" d="M-8 8V-6H-5V-3H-2V-6H2V-3H5V-6H8V8H3V3Q0 0-3 3V8Z"/>)"},
    SvgIcon{
        "cloth", IconFrame::Disc,
        R"(<path class="b" d="M-8-4H5V6H-8Z"/><ellipse class="p" cx="5.5" cy="1" rx="3" ry="5"/><path class="l" d="M-8-4H5.5M-8 6H5.5M-8-4V6M5.5-1Q7 1 5.5 2.5M-8-1H2M-8 3H2"/>)"},
    SvgIcon{
        "darmstadtium", IconFrame::Disc,
        R"(<circle class="a" r="2.4"/><path class="l" d="M-10 0Q0-7 10 0Q0 7-10 0ZM-4.5-8.5Q6-4.5 4.5 8.5Q-6 4.5-4.5-8.5ZM4.5-8.5Q-6-4.5-4.5 8.5Q6 4.5 4.5-8.5Z"/>)"},
    SvgIcon{
        "festival", IconFrame::Disc,
        R"(<path class="a" d="M0-10L1.5-3.5L7-7L3.5-1.5L10 0L3.5 1.5L7 7L1.5 3.5L0 10L-1.5 3.5L-7 7L-3.5 1.5L-10 0L-3.5-1.5L-7-7L-1.5-3.5Z"/><circle class="y" r="2.6"/>)"},
    SvgIcon{
        "field", IconFrame::Disc,
        R"(<path class="l" d="M-8 7Q-8 2-10-1M-8 7V-3M-8 7Q-8 2-5-1M4 8Q4 3 2 0M4 8V-2M4 8Q4 3 7 0M-2 0Q-2-4-4-7M-2 0V-8M-2 0Q-2-4 1-6"/>)"},
    SvgIcon{
        "flier", IconFrame::Disc,
        R"(<path class="l" d="M0 9V-2"/><path class="a" d="M0-10L6-1H-6Z"/><path class="i" d="M-9 4Q-5 0 0 3Q5 0 9 4Q4 4 0 6.5Q-4 4-9 4Z"/>)"},
    SvgIcon{
        "grain", IconFrame::Disc,
        R"(<path class="l" d="M0 10V-4"/><path class="y" d="M0-10Q3-7 0-4Q-3-7 0-10ZM0-1Q1-6 6-7Q6-2 0-1ZM0-1Q-1-6-6-7Q-6-2 0-1ZM0 5Q1 0 6-1Q6 4 0 5ZM0 5Q-1 0-6-1Q-6 4 0 5Z"/><path class="l1" d="M0-10Q3-7 0-4Q-3-7 0-10ZM0-1Q1-6 6-7Q6-2 0-1ZM0-1Q-1-6-6-7Q-6-2 0-1ZM0 5Q1 0 6-1Q6 4 0 5ZM0 5Q-1 0-6-1Q-6 4 0 5Z"/>)"},
    SvgIcon{
        "meeple", IconFrame::Disc,
        R"(<path class="i" d="M-3-3Q-4-9 0-9Q4-9 3-3L9 0V3L5 3.5L7.5 9H2L0 5.5L-2 9H-7.5L-5 3.5L-9 3V0Z"/>)"},
    SvgIcon{
        "message", IconFrame::Bare,
        R"(<path class="p" d="M-11-7H11V7H-11Z"/><path class="l" d="M-11-7L0 2L11-7"/><circle class="a" cy="3" r="2.6"/>)"},
    SvgIcon{"own", IconFrame::Disc, ""},  // drawn with the first letter of its word
    SvgIcon{
        "pennant", IconFrame::Bare,
        R"(<path class="p" d="M-8-9.5H8V0Q8 7.5 0 11Q-8 7.5-8 0Z"/><path class="b" d="M-6.8-8.3H0V9.4Q-6.8 6-6.8 0ZM0 0"/><path class="l" d="M-8-9.5H8V0Q8 7.5 0 11Q-8 7.5-8 0Z"/>)"},
    SvgIcon{
        "point-tile", IconFrame::Bare,
        R"(<path class="y" d="M0-11L3.2-3.9L11-3.2L5.1 2L6.8 9.6L0 5.6L-6.8 9.6L-5.1 2L-11-3.2L-3.2-3.9Z"/><path class="l" d="M0-11L3.2-3.9L11-3.2L5.1 2L6.8 9.6L0 5.6L-6.8 9.6L-5.1 2L-11-3.2L-3.2-3.9Z"/>)"},
    SvgIcon{"river", IconFrame::Disc,
            R"(<path class="w3" d="M-8-3Q-4-7 0-3T8-3M-8 4Q-4 0 0 4T8 4"/>)"},
    SvgIcon{
        "road", IconFrame::Disc,
        R"(<path class="l" d="M-6 9Q-4 3-4 0Q-4-4-1-9M6 9Q4 3 4 0Q4-4 4-9M0 8V4M.2 1V-2M1-5V-8"/>)"},
    SvgIcon{
        "siege", IconFrame::Disc,
        R"(<path class="l2" d="M-7-8L6 5M7-8L-6 5M-8 2.5L-3.5 7M8 2.5L3.5 7M-6 5L-8.5 7.5M6 5L8.5 7.5"/>)"},
    SvgIcon{
        "wind-rose", IconFrame::Disc,
        R"(<circle class="l1" r="7.5"/><path class="i" d="M0-11L2-2L11 0L2 2L0 11L-2 2L-11 0L-2-2Z"/>)"},
    SvgIcon{
        "wine", IconFrame::Disc,
        R"(<path class="l" d="M0-5Q0-8 3-10"/><path class="g" d="M0-6Q4-11 8-7Q5-3 0-6Z"/><circle class="v" cx="-5" cy="-2.5" r="2.6"/><circle class="v" cy="-2.5" r="2.6"/><circle class="v" cx="5" cy="-2.5" r="2.6"/><circle class="v" cx="-2.6" cy="2" r="2.6"/><circle class="v" cx="2.6" cy="2" r="2.6"/><circle class="v" cy="6.5" r="2.6"/>)"},
};

}  // namespace

std::span<const SvgIcon> token_icons() {
  return token_drawings;
}

}  // namespace cartulary::docgen
