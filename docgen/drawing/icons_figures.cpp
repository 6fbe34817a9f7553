#include <array>

#include "docgen/drawing/icon_tables.h"

namespace cartulary::docgen {
namespace {

constexpr std::array figure_drawings = {
    SvgIcon{
        "acrobats", IconFrame::Disc,
        R"(<circle class="i" cy="-7.5" r="2"/><path class="i" d="M-1.5-5H1.5L3-1H-3Z"/><circle class="i" cx="-4.5" cy="1" r="2"/><circle class="i" cx="4.5" cy="1" r="2"/><path class="a" d="M-6.5 3.5H-2.5L-1 9H-8ZM2.5 3.5H6.5L8 9H1Z"/>)"},
    SvgIcon{
        "dragon", IconFrame::Disc,
        R"(<path class="a" d="M-8 8Q-9-2-3-5L-5-9Q-1-8 1-6Q6-6 9 0L8 2L5 1.5L6 4L2 3Q-1 3-1 8Z"/><circle class="o" cx="2" cy="-2.5" r="1.3"/><path class="l" d="M-8 2L-10 0M-6-2L-9-4"/>)"},
    SvgIcon{
        "gingerbread-man", IconFrame::Disc,
        R"(<path class="a" d="M-2.5-3.5A3.6 3.6 0 1 1 2.5-3.5L9-3V1L4 1.5L6 9H2L0 4.5L-2 9H-6L-4 1.5L-9 1V-3Z"/><circle class="o" cx="-1.4" cy="-6.6" r=".8"/><circle class="o" cx="1.4" cy="-6.6" r=".8"/><circle class="o" cy="-1" r=".9"/><circle class="o" cy="2" r=".9"/>)"},
    SvgIcon{
        "king", IconFrame::Bare,
        R"(<path class="y" d="M-10 7L-11-6L-5 0L0-10L5 0L11-6L10 7Z"/><path class="l" d="M-10 7L-11-6L-5 0L0-10L5 0L11-6L10 7ZM-9.5 3.5H9.5"/><circle class="a" cy="-2" r="1.6"/>)"},
    SvgIcon{
        "mage-and-witch", IconFrame::Disc,
        R"(<path class="v" d="M-4 3L1-9L4 3Z"/><path class="i" d="M-9 4Q0 1 9 4Q0 8-9 4Z"/><path class="y" d="M1-4L1.7-2.5L3.3-2.3L2.1-1.2L2.4.4L1-.4L-.4.4L-.1-1.2L-1.3-2.3L.3-2.5Z"/>)"},
    SvgIcon{
        "princess", IconFrame::Disc,
        R"(<path class="v" d="M-6 9Q-9-8 0-8Q9-8 6 9Z"/><circle class="o" cy="-1" r="4"/><path class="y" d="M-5-4L-6-9L-2.5-6.5L0-10L2.5-6.5L6-9L5-4Z"/><circle class="i" cx="-1.5" cy="-1" r=".7"/><circle class="i" cx="1.5" cy="-1" r=".7"/>)"},
    SvgIcon{
        "razboynik", IconFrame::Disc,
        R"(<path class="l" d="M-8 8Q0 5 9 7"/><path class="i" d="M-9-1L-4-2Q-2-7 3-6Q7-5 6 0Q5 5-1 5Q-5 5-5 1Z"/><path class="a" d="M5-5L10-6L6.5-2Z"/><circle class="o" cx="3" cy="-3" r="1"/>)"},
    SvgIcon{"revolt", IconFrame::Disc,
            R"(<path class="l2" d="M-8-9V-5Q-8-3-6-3Q-4-3-4-5V-9M-6-9V9"/>)"},
    SvgIcon{
        "robber", IconFrame::Disc,
        R"(<path class="i" d="M-8 9Q-9-9 0-9Q9-9 8 9Z"/><path class="o" d="M-5-2Q-3-5 0-3.5Q3-5 5-2Q4 2 1.5 1L0-.5L-1.5 1Q-4 2-5-2Z"/><circle class="i" cx="-2.6" cy="-1.5" r="1.1"/><circle class="i" cx="2.6" cy="-1.5" r="1.1"/>)"},
    SvgIcon{
        "robber-baron", IconFrame::Bare,
        R"(<path class="p" d="M-4-6Q-11 1-9 6Q-7 10 0 10Q7 10 9 6Q11 1 4-6Z"/><path class="i" d="M-5-10L-2-9L0-10.5L2-9L5-10L4-6H-4Z"/><circle class="y" cy="3" r="4"/><circle class="l" cy="3" r="4"/>)"},
    SvgIcon{
        "sheep", IconFrame::Disc,
        R"(<path class="l" d="M-4 3V8M-1 4V8M3 4V8M5 3V8"/><path class="p" d="M-7 2Q-10-1-6.5-3Q-6-7-2-6Q1-8 4-5.5Q8-5 7-1Q9 3 4 4Q0 6-3 4Q-6 5-7 2Z"/><ellipse class="i" cx="7.5" cy="-3.5" rx="3" ry="2.3"/>)"},
    SvgIcon{
        "toll-travellers", IconFrame::Disc,
        R"(<path class="l2" d="M-9-5L9-8"/><path class="i" d="M-9.5-8H-6.5V9H-9.5Z"/><circle class="a" cx="0" cy="-1" r="2.2"/><path class="a" d="M-2.5 2H2.5L3.5 9H-3.5Z"/><circle class="i" cx="6" cy="0" r="2"/><path class="i" d="M4 3H8L9 9H3.2Z"/>)"},
    SvgIcon{
        "vodyanoy",
        IconFrame::Disc, R"(<path class="g" d="M-6 3Q-8-8 0-8Q8-8 6 3L3 1L0 4L-3 1Z"/><circle class="o" cx="-2.5" cy="-3" r="1.6"/><circle class="o" cx="2.5" cy="-3" r="1.6"/><circle class="i" cx="-2.5" cy="-3" r=".8"/><circle class="i" cx="2.5" cy="-3" r=".8"/><path class="w2" d="M-9 6Q-6.5 4-4 6T1 6T6 6T9 5.5"/>)"},
};

}  // namespace

std::span<const SvgIcon> figure_icons() {
  return figure_drawings;
}

}  // namespace cartulary::docgen
