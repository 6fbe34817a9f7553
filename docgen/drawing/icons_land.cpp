#include <array>

#include "docgen/drawing/icon_tables.h"

namespace cartulary::docgen {
namespace {

constexpr std::array
    land_drawings =
        {
            SvgIcon{
                "crop-circle", IconFrame::Disc,
                R"(<circle class="y" r="12"/><circle class="l" r="11"/><circle class="l" r="6.5"/><circle class="i" r="2.6"/>)"},
            SvgIcon{
                "crop-circle:club", IconFrame::Disc,
                R"(<circle class="y" r="12"/><path class="i" d="M-1.5 1Q-2 6-4 8H4Q2 6 1.5 1Z"/><circle class="i" cx="-4" r="3.6"/><circle class="i" cx="4" r="3.6"/><circle class="i" cy="-4.6" r="3.6"/><circle class="l" r="11"/>)"},
            SvgIcon{
                "crop-circle:pitchfork", IconFrame::Disc,
                R"(<circle class="y" r="12"/><path class="l2" d="M-5-8V-2Q-5 1 0 1Q5 1 5-2V-8M0-8V9"/><circle class="l" r="11"/>)"},
            SvgIcon{
                "crop-circle:shield", IconFrame::Disc,
                R"(<circle class="y" r="12"/><path class="i" d="M-6-7H6V0Q6 6 0 8.5Q-6 6-6 0Z"/><circle class="l" r="11"/>)"},
            SvgIcon{
                "ferry-lake", IconFrame::Bare,
                R"(<ellipse class="b" rx="12" ry="10"/><path class="p" d="M-8 2H8L5 7H-5Z"/><path class="p" d="M-1-8V1H-7Z"/><path class="p" d="M1-5V1H6Z"/>)"},
            SvgIcon{
                "fruit-tree", IconFrame::Disc,
                R"(<path class="i" d="M-1.5 10V1H1.5V10Z"/><path class="g" d="M-9-2Q-9-7-4-7Q-2-11 2-9.5Q8-9 8-4Q10 1 5 2.5Q0 5-5 2.5Q-9 2-9-2Z"/><circle class="a" cx="-4" cy="-2.5" r="1.8"/><circle class="a" cx="1" cy="-6" r="1.8"/><circle class="a" cx="4" cy="-1" r="1.8"/>)"},
            SvgIcon{
                "garden", IconFrame::Disc,
                R"(<path class="g" d="M-1 9V2Q-6 3-8-1Q-3-2-1 1V-2H1V1Q3-2 8-1Q6 3 1 2V9Z"/><path class="a" d="M-4.5-3V-9L-2-6.5L0-9.5L2-6.5L4.5-9V-3Q3-.5 0-.5Q-3-.5-4.5-3Z"/>)"},
            SvgIcon{
                "gold", IconFrame::Disc,
                R"(<path class="y" d="M-4-1L-2.5-6H2.5L4-1ZM-9 6L-7.5 1H-2L-.5 6ZM.5 6L2 1H7.5L9 6Z"/><path class="l" d="M-4-1L-2.5-6H2.5L4-1ZM-9 6L-7.5 1H-2L-.5 6ZM.5 6L2 1H7.5L9 6Z"/>)"},
            SvgIcon{
                "hill", IconFrame::Bare,
                R"(<path class="g" d="M-12 8Q-8-9 0-9Q8-9 12 8Q0 11-12 8Z"/><path class="l" d="M-12 8Q-8-9 0-9Q8-9 12 8Q0 11-12 8ZM-7 4Q-4-4 0-4Q4-4 7 4M-2.5 2Q0-2 2.5 2"/>)"},
            SvgIcon{
                "labyrinth", IconFrame::Bare,
                R"(<circle class="p" r="11.5"/><path class="l" d="M0-8.5A8.5 8.5 0 1 0 6 6M0-5A5 5 0 1 1-4.7-1.5M0-8.5V-5M6 6L3.6 3.6"/><circle class="a" r="2"/>)"},
            SvgIcon{
                "magic-portal", IconFrame::Bare,
                R"(<path class="p" d="M-9 11V-2Q-9-11 0-11Q9-11 9-2V11H5V-2Q5-7 0-7Q-5-7-5-2V11Z"/><path class="b" d="M-5 11V-2Q-5-7 0-7Q5-7 5-2V11Z"/><path class="o" d="M0-5L1.2-1.2L5 0L1.2 1.2L0 5L-1.2 1.2L-5 0L-1.2-1.2Z"/>)"},
            SvgIcon{
                "pig-herd", IconFrame::Disc,
                R"(<path class="a" d="M-8-1Q-7-5-1-5H3L6-7V-4Q9-2 9.5 0V2.5H7.5Q6 4 5 4V7H2.5V4.5H-3V7H-5.5V3.5Q-8 2-8-1Z"/><path class="l" d="M-8-1Q-10.5-2-9.5-4"/><circle class="i" cx="6" cy="-1.5" r="1"/>)"},
            SvgIcon{
                "plague-source", IconFrame::Disc,
                R"(<path class="i" d="M-4 5Q-7-3 0-4Q4-5 6-2L10 2Q9 5 5 5Z"/><circle class="i" cx="4" cy="-4" r="2.2"/><circle class="o" cx="6.4" cy="1" r=".9"/><path class="l" d="M-5 4Q-11 3-8-3M-2 5V7M4 5V7"/>)"},
            SvgIcon{"river-fork", IconFrame::Disc,
                    R"(<path class="w3" d="M0 9V1Q0-4-6-8M0 1Q0-4 6-8"/>)"},
            SvgIcon{
                "river-lake", IconFrame::Disc,
                R"(<ellipse class="b" cy="1" rx="9" ry="6.5"/><path class="w1" d="M-5 0Q-3.5-1.5-2 0T1 0T4 0M-3 3.5Q-1.5 2 0 3.5T3 3.5"/>)"},
            SvgIcon{
                "river-spring", IconFrame::Disc,
                R"(<path class="b" d="M0-9Q6-2 6 2.5A6 6 0 0 1-6 2.5Q-6-2 0-9Z"/><path class="w1" d="M-3 3Q-2.5 6 0 6"/>)"},
            SvgIcon{
                "tunnel", IconFrame::Bare,
                R"(<path class="p" d="M-11 9V2Q-11-9 0-9Q11-9 11 2V9Z"/><path class="i" d="M-6.5 9V2Q-6.5-4.5 0-4.5Q6.5-4.5 6.5 2V9Z"/><path class="l" d="M0-9V-4.5M-8-4L-5-1.5M8-4L5-1.5"/>)"},
            SvgIcon{
                "vineyard", IconFrame::Disc,
                R"(<path class="g" d="M-9-3Q-7-9-1-8Q-2-2-9-3Z"/><path class="l" d="M-3-6Q2-9 4-4"/><circle class="v" cx="1" cy="-1.5" r="2.5"/><circle class="v" cx="6" cy="-1.5" r="2.5"/><circle class="v" cx="-1" cy="2.5" r="0"/><circle class="v" cx="3.5" cy="2.4" r="2.5"/><circle class="v" cx="-1.3" cy="2.4" r="2.5"/><circle class="v" cx="1.1" cy="6.3" r="2.5"/>)"},
            SvgIcon{
                "volcano", IconFrame::Bare,
                R"(<path class="i" d="M-12 10L-5-3L-2.5-1L0-3L2.5-1L5-3L12 10Z"/><path class="a" d="M-5-3L-2.5-1L0-3L2.5-1L5-3L6.5 0L4 3L2 1.5L0 5L-2 1.5L-4 3L-6.5 0ZM-1-5Q-6-9 1-12Q0-9 4-9Q5-6 2-4.5Z"/>)"},
            SvgIcon{
                "well", IconFrame::Bare,
                R"(<path class="p" d="M-8 1H8V9Q0 12-8 9Z"/><path class="a" d="M-10-4L0-11L10-4Z"/><path class="l" d="M-7-4V1M7-4V1M0-4V0M-8 5H8M-3 1V5M3 5V9"/><path class="b" d="M-2-1H2V1H-2Z"/>)"},
};

}  // namespace

std::span<const SvgIcon> land_icons() {
  return land_drawings;
}

}  // namespace cartulary::docgen
