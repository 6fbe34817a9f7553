#include "server/service/tile_png.h"

#include <cmath>
#include <memory>
#include <utility>

#include <cairo.h>
#include <librsvg/rsvg.h>

#include "engine/text/contract.h"
#include "engine/text/said.h"
#include "engine/text/text.h"

namespace cartulary::server {

namespace {

struct Unref {
  void operator()(RsvgHandle* handle) const { g_object_unref(handle); }
  void operator()(cairo_surface_t* surface) const { cairo_surface_destroy(surface); }
  void operator()(cairo_t* context) const { cairo_destroy(context); }
};

using Drawing = std::unique_ptr<RsvgHandle, Unref>;
using Surface = std::unique_ptr<cairo_surface_t, Unref>;
using Context = std::unique_ptr<cairo_t, Unref>;

Error not_drawn(Said what) {
  return {.where = "picture", .what = std::move(what), .fix = said("http-fault.take-svg")};
}

cairo_status_t append(void* text, const unsigned char* bytes, unsigned int size) {
  static_cast<std::string*>(text)->append(reinterpret_cast<const char*>(bytes), size);
  return CAIRO_STATUS_SUCCESS;
}

// The ratio of height to width, from the view box.
double ratio_of(RsvgHandle* drawing) {
  gboolean has_box = FALSE;
  RsvgRectangle box{};
  rsvg_handle_get_intrinsic_dimensions(drawing, nullptr, nullptr, nullptr, nullptr, &has_box, &box);
  return has_box != FALSE && box.width > 0 ? box.height / box.width : 1;
}

}  // namespace

Result<std::string> png_of(std::string_view svg, int size) {
  CARTULARY_REQUIRES(least_png_size <= size && size <= most_png_size);
  const auto* bytes = reinterpret_cast<const guint8*>(svg.data());
  const Drawing drawing(rsvg_handle_new_from_data(bytes, svg.size(), nullptr));
  if (!drawing) return not_drawn(said("http-fault.drawing-not-read"));
  const int height = static_cast<int>(std::lround(size * ratio_of(drawing.get())));
  const Surface surface(cairo_image_surface_create(CAIRO_FORMAT_ARGB32, size, height));
  const Context context(cairo_create(surface.get()));
  const RsvgRectangle room{0, 0, static_cast<double>(size), static_cast<double>(height)};
  if (rsvg_handle_render_document(drawing.get(), context.get(), &room, nullptr) == FALSE)
    return not_drawn(said("http-fault.not-drawn"));
  std::string png;
  if (cairo_surface_write_to_png_stream(surface.get(), append, &png) != CAIRO_STATUS_SUCCESS)
    return not_drawn(said("http-fault.no-png"));
  return png;
}

Result<int> parse_png_size(std::string_view text) {
  if (text.empty()) return usual_png_size;
  if (const auto size = parse_whole(text, least_png_size, most_png_size)) return *size;
  return Error{
      .where = "size",
      .what = said("http-fault.no-picture-size", {{"text", printable(text.substr(0, 40))}}),
      .fix = said("http-fault.write-picture-size",
                  {{"least", least_png_size}, {"most", most_png_size}})};
}

}  // namespace cartulary::server
