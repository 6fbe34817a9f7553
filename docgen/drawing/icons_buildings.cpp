#include <array>

#include "docgen/drawing/icon_tables.h"

namespace cartulary::docgen {
namespace {

constexpr std::array building_drawings =
    {
        SvgIcon{
            "abbey", IconFrame::Bare,
            R"(<path class="p" d="M-11 10V-2L-7-7L-3-2H3L7-7L11-2V10Z"/><path class="a" d="M-11-2L-7-7L-3-2ZM3-2L7-7L11-2Z"/><path class="i" d="M-2 10V5Q0 2 2 5V10ZM-.8-4V-7H-3V-9H-.8V-12H.8V-9H3V-7H.8V-4Z"/>)"},
        SvgIcon{
            "baba-yagas-hut", IconFrame::Disc,
            R"(<path class="i" d="M-7-1L0-9L7-1H5V4H-5V-1Z"/><path class="o" d="M-2-1H2V3H-2Z"/><path class="l" d="M-3 4V8L-5 10M-3 8L-1 10M3 4V8L1 10M3 8L5 10"/>)"},
        SvgIcon{
            "bathhouse", IconFrame::Disc,
            R"(<path class="p" d="M-9-3H9L7 8H-7Z"/><path class="b" d="M-9-3Q-6-6-3-3T3-3T9-3L8.6-.5H-8.6Z"/><path class="l" d="M-4-6Q-6-8-4-10M0-6Q-2-8 0-10M4-6Q2-8 4-10"/>)"},
        SvgIcon{
            "bazaar", IconFrame::Disc,
            R"(<path class="a" d="M-8-1L-6-8H6L8-1Z"/><path class="o" d="M-4.6-1L-3.6-8H-1.4L-1.8-1ZM1.8-1L1.4-8H3.6L4.6-1Z"/><path class="l" d="M-8-1L-6-8H6L8-1ZM-6-1V8M6-1V8M-6 4H6"/>)"},
        SvgIcon{
            "big-top", IconFrame::Bare,
            R"(<path class="p" d="M-12 10V1L0-8L12 1V10Z"/><path class="a" d="M-12 10V1L0-8L-6 1V10ZM0-8L6 1V10H0ZM6 1"/><path class="l" d="M-12 1H12M0-8V-12L5-10.5L0-9"/>)"},
        SvgIcon{
            "cathedral", IconFrame::Bare,
            R"(<path class="p" d="M-10 11V-5L-7-11L-4-5V-1L0-5L4-1V-5L7-11L10-5V11Z"/><path class="a" d="M-10-5L-7-11L-4-5ZM4-5L7-11L10-5Z"/><path class="i" d="M-2 11V7Q0 4 2 7V11ZM-8 2V-2H-6V2ZM6 2V-2H8V2Z"/><circle class="b" cy="1" r="2"/>)"},
        SvgIcon{
            "church", IconFrame::Bare,
            R"(<path class="p" d="M-10 10V2L-4-3V-4L0-8L4-4V-3L10 2V10Z"/><path class="i" d="M-2 10V6Q0 3 2 6V10ZM-.8-8V-9.5H-2.5V-11H-.8V-12.5H.8V-11H2.5V-9.5H.8V-8Z"/><path class="b" d="M-1.5-2H1.5V1H-1.5Z"/>)"},
        SvgIcon{
            "cloister", IconFrame::Bare,
            R"(<path class="p" d="M-11 10V0L-7-5L-3 0H8L11 4V10Z"/><path class="a" d="M-3 0H8L11 4H-3ZM-11 0L-7-5L-3 0Z"/><path class="i" d="M-8.5 10V6Q-7 4-5.5 6V10ZM0 10V7H2V10ZM5 10V7H7V10ZM-7.7-5V-8H-9.5V-9.5H-7.7V-11.5H-6.3V-9.5H-4.5V-8H-6.3V-5Z"/>)"},
        SvgIcon{
            "fair", IconFrame::Bare,
            R"(<path class="p" d="M-11 9L-10 0L-5-5L0 0L5-5L10 0L11 9Z"/><path class="y" d="M-10 0L-5-5L0 0ZM0 0L5-5L10 0Z"/><path class="i" d="M-7 9L-5 2L-3 9ZM3 9L5 2L7 9Z"/><path class="l" d="M-10 0H10M-5-5V-10L-1-8.5L-5-7M5-5V-10L9-8.5L5-7"/>)"},
        SvgIcon{
            "fortune-teller", IconFrame::Bare,
            R"(<path class="a" d="M-12 10L-8-1L0-10L8-1L12 10Z"/><path class="i" d="M-4 10L0-2L4 10Z"/><path class="l" d="M-8-1H8M0-10V-12"/><circle class="o" cx="-6" cy="4" r="1.3"/><circle class="o" cx="6" cy="4" r="1.3"/><circle class="o" cx="0" cy="-5" r="1.3"/>)"},
        SvgIcon{
            "gate", IconFrame::Bare,
            R"(<path class="p" d="M-11 9V-9H-6V-5H-2.5V-9H2.5V-5H6V-9H11V9Z"/><path class="i" d="M-4 9V3Q0-2 4 3V9Z"/>)"},
        SvgIcon{
            "german-castle", IconFrame::Bare,
            R"(<path class="p" d="M-12 10V-5H-10V-3H-8V-5H-6V1H-3V-8L0-12L3-8V1H6V-5H8V-3H10V-5H12V10Z"/><path class="a" d="M-3-8L0-12L3-8Z"/><path class="i" d="M-2.5 10V6Q0 3 2.5 6V10ZM-10 3V0H-8V3ZM8 3V0H10V3ZM-1-2V-5H1V-2Z"/>)"},
        SvgIcon{
            "german-cathedral",
            IconFrame::Bare, R"(<path class="p" d="M-11 11V-4L-8-12L-5-4V0H5V-4L8-12L11-4V11Z"/><path class="b" d="M-11-4L-8-12L-5-4ZM5-4L8-12L11-4ZM-5 0L0-5L5 0Z"/><path class="i" d="M-2.5 11V6Q0 3 2.5 6V11ZM-9 3V0H-7V3ZM7 3V0H9V3Z"/>)"},
        SvgIcon{
            "house", IconFrame::Bare,
            R"(<path class="p" d="M-8 9V-1L0-9L8-1V9Z"/><path class="a" d="M-8-1L0-9L8-1Z"/><path class="i" d="M-2 9V4H2V9Z"/>)"},
        SvgIcon{
            "inn", IconFrame::Disc,
            R"(<path class="i" d="M-8-1L-1-8L6-1H4V5H-6V-1Z"/><path class="o" d="M-2.5 5V0H.5V5Z"/><path class="l" d="M5-4H9V1"/><path class="y" d="M7.2 1H10.2V4H7.2Z"/><path class="b" d="M-7 6.5H7L5 9H-5Z"/>)"},
        SvgIcon{
            "leipzig-quarter", IconFrame::Bare,
            R"(<path class="p" d="M-12-10H12V8H-12Z"/><path class="l" d="M-12-10H12V8H-12ZM-9 8V12M9 8V12"/>)"},
        SvgIcon{
            "monastic", IconFrame::Disc,
            R"(<path class="i" d="M-8 8V1L-4-3V-4L0-8L4-4V-3L8 1V8Z"/><path class="o" d="M-2 8V4Q0 1 2 4V8Z"/><path class="l" d="M0-7V-11M-2-9.5H2"/>)"},
        SvgIcon{
            "monastery", IconFrame::Bare,
            R"(<path class="p" d="M-12 10V1H-8V-3L-4-8L0-3H9L12 1V10Z"/><path class="b" d="M-8-3L-4-8L0-3ZM0-3H9L12 1H0Z"/><path class="l" d="M-12 5H-8V10"/><path class="i" d="M-5.5 10V6Q-4 4-2.5 6V10ZM2 10V5Q3.5 3 5 5V10ZM7 10V5Q8.5 3 10 5V10ZM-4.7-8V-9.5H-6V-11H-4.7V-12H-3.3V-11H-2V-9.5H-3.3V-8Z"/>)"},
        SvgIcon{
            "porxada", IconFrame::Bare,
            R"(<path class="p" d="M-12 9V-1L-8-6H8L12-1V9Z"/><path class="a" d="M-12-1L-8-6H8L12-1Z"/><path class="i" d="M-10 9V4Q-7.5 0-5 4V9ZM-2.5 9V4Q0 0 2.5 4V9ZM5 9V4Q7.5 0 10 4V9Z"/>)"},
        SvgIcon{
            "school", IconFrame::Bare,
            R"(<path class="p" d="M-12 10V-1H-4V-5L0-9L4-5V-1H12V10Z"/><path class="a" d="M-4-5L0-9L4-5ZM-12-1H-4V2H-12ZM4-1H12V2H4Z"/><path class="i" d="M-2 10V5H2V10ZM-10 7V4H-7V7ZM7 7V4H10V7Z"/><circle class="y" cy="-1.5" r="2"/><path class="l" d="M0-9V-12"/>)"},
        SvgIcon{
            "shrine", IconFrame::Bare,
            R"(<path class="p" d="M-9 10V7H-7V0H-9V-2L0-9L9-2V0H7V7H9V10Z"/><path class="y" d="M-9-2L0-9L9-2V0H-9Z"/><path class="i" d="M-4.5 7V0H-2V7ZM2 7V0H4.5V7Z"/><path class="l" d="M-9 0H9M-8 7H8"/><circle class="i" cy="-3.5" r="1.6"/>)"},
        SvgIcon{
            "tower-foundation", IconFrame::Bare,
            R"(<path class="p" d="M-10-10H-5V-8H-2.5V-10H2.5V-8H5V-10H10V-5H8V-2.5H10V2.5H8V5H10V10H5V8H2.5V10H-2.5V8H-5V10H-10V5H-8V2.5H-10V-2.5H-8V-5H-10Z"/><path class="i" d="M-5-5H5V5H-5Z"/>)"},
        SvgIcon{
            "village", IconFrame::Bare,
            R"(<path class="p" d="M-5-2V-7L0-12L5-7V-2ZM-12 9V2L-6.5-4L-1 2V9ZM1 10V3L6.5-3L12 3V10Z"/><path class="a" d="M-5-7L0-12L5-7ZM-12 2L-6.5-4L-1 2ZM1 3L6.5-3L12 3Z"/>)"},
        SvgIcon{
            "watchtower", IconFrame::Bare,
            R"(<path class="p" d="M-6 11L-5-3H-8V-10H-5V-8H-2V-10H2V-8H5V-10H8V-3H5L6 11Z"/><path class="l" d="M-5-3H5"/>)"},
        SvgIcon{
            "wheel", IconFrame::Bare,
            R"(<circle class="p" r="11.5"/><circle class="y" r="8.5"/><path class="l" d="M0-11.5V11.5M-10-5.8L10 5.8M10-5.8L-10 5.8"/><circle class="p" r="8.5" fill-opacity="0"/><circle class="a" r="2.6"/>)"},
};

}  // namespace

std::span<const SvgIcon> building_icons() {
  return building_drawings;
}

}  // namespace cartulary::docgen
