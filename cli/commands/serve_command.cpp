#include <array>
#include <ostream>

#include "cli/commands/commands.h"
#include "cli/line/call.h"
#include "cli/line/options.h"
#include "cli/terminal/qr_code.h"
#include "docgen/json/json_writer.h"
#include "engine/text/suggest.h"
#include "engine/text/text.h"
#include "server/service/serve.h"

namespace cartulary::cli {
namespace {

constexpr int usual_port = 8040;
constexpr int last_port = 65'535;

std::string served_json(const server::ServedAt& at) {
  docgen::JsonWriter json;
  json.open_object(docgen::JsonWriter::Layout::Inline);
  json.add("address", at.address).add_texts("elsewhere", at.elsewhere).close();
  return json.take();
}

std::string served_text(const server::ServedAt& at, const Call& call) {
  std::string text = "Serving at " + at.address + " (Ctrl-C stops)\n";
  if (at.elsewhere.empty()) return text;
  text += "On other machines: " + joined(at.elsewhere) + '\n';
  if (call.world().out_is_terminal) text += qr_code(at.elsewhere.front(), call.style());
  return text;
}

Result<server::LogForm> parse_log_form(const std::string& text) {
  if (text.empty() || text == "text") return server::LogForm::Text;
  if (text == "json") return server::LogForm::Json;
  const std::vector<std::string> known = {"text", "json"};
  return Error{"--log", "no form of the log is called '" + text + "'", "", "take text or json",
               nearest(text, known)};
}

std::vector<Error> run_serve(Call& call) {
  const Result<int> port = call.number("--port", 0, last_port, usual_port);
  if (!port) return {port.error()};
  const Result<std::filesystem::path> database = call.database_path();
  if (!database) return {database.error()};
  server::ServerOptions serve_options;
  serve_options.port = *port;
  serve_options.database = *database;
  serve_options.game = call.text("--game");
  if (call.arguments().has("--host")) serve_options.host = call.text("--host");
  serve_options.public_hosts = call.arguments().texts("--public-host");
  serve_options.trusted_proxies = call.arguments().texts("--trust-proxy");
  serve_options.log.file = call.text("--log-file");
  const Result<server::LogForm> form = parse_log_form(call.text("--log"));
  if (!form) return {form.error()};
  serve_options.log.form = *form;
  const auto ready = [&call](const server::ServedAt& at) {
    call.print(call.json() ? served_json(at) : served_text(at, call));
    call.world().out.flush();
  };
  const Status served = server::serve(serve_options, ready);
  if (!served) return {served.error()};
  return {};
}

constexpr std::array serve_options = {
    OptionRow{
        "--host", "ADDRESS",
        "where to listen; default 127.0.0.1, this machine alone; 0.0.0.0 for phones and other "
        "machines, whose address is then told, on a terminal also as a QR code"},
    OptionRow{.name = "--public-host",
              .value = "NAME",
              .help = "a name that a proxy in front hands on, answered beside localhost; may be "
                      "given several times. Without it any name is answered, or none but those of "
                      "this machine where it listens there alone",
              .repeats = true},
    OptionRow{.name = "--trust-proxy",
              .value = "ADDRESS",
              .help = "a proxy in front, or a network of them such as 10.0.0.0/8, whose header "
                      "Forwarded or X-Forwarded-For is believed: the log then names the client "
                      "behind it; may be given several times",
              .repeats = true},
    OptionRow{"--log", "FORM",
              "text, or json: one object a line with time, id, client, method, path, status, "
              "bytes, ms; default text",
              ValueKind::Choice, "text json"},
    OptionRow{"--log-file", "FILE",
              "where the log is appended to, opened anew on SIGHUP; default standard error",
              ValueKind::File},
    OptionRow{"--port", "N", "default 8040; 0 takes any free one"},
    game_option};
constexpr std::array serve_examples = {
    Example{"serve", "then open http://127.0.0.1:8040/"},
    Example{"serve --host 0.0.0.0", "for the phones at the table"},
    Example{"serve --port 0 --json", "any free port, its address as JSON"}};

}  // namespace

const Command& serve_command() {
  static constexpr std::array groups = {OptionGroup{"Server", "", serve_options}};
  static const Command command = {
      "serve",
      "Publish and maintain",
      "pages and JSON API on this machine",
      "Serves the pages and, under /api/v1/, the answers as JSON (described by /openapi.json), "
      "until Ctrl-C or SIGTERM. The log has a line for each request, with its "
      "client's address and an id, which is the request's X-Request-Id or a new one, and stands "
      "in the answer too.",
      {},
      groups,
      serve_examples,
      run_serve};
  return command;
}

}  // namespace cartulary::cli
