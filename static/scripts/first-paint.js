// Runs before anything is painted: puts the kept theme, motion and language on <html>, so that nothing flashes.
// It reads the lines that src/store/settings.rs writes. Old syntax on purpose: a browser that cannot run the app
// must still get as far as the message that says so.
(function () {
  "use strict";
  var root = document.documentElement;
  var kept = "";
  try {
    kept = localStorage.getItem("little-table.settings") || "";
  } catch (forbidden) {
    // The app says so on its settings page.
  }
  if (kept.indexOf("little-table settings 1\n") !== 0) {
    kept = "";
  }

  function word(name, allowed) {
    var line = new RegExp("^" + name + "=(" + allowed + ")$", "m").exec(kept);
    return line && line[1];
  }

  // In a frame on somebody's page the host says how it should look (src/embed.rs).
  function wish(name, allowed) {
    var found = new RegExp("[?&]" + name + "=(" + allowed + ")(?:[-_&]|$)", "i").exec(location.search);
    return found && found[1].toLowerCase();
  }

  var framed = /[?&]embed(=|&|$)/.test(location.search);
  if (framed) {
    root.setAttribute("data-embed", "");
  }

  var theme = (framed && wish("theme", "light|dark|auto")) || word("theme", "light|dark");
  if (theme && theme !== "auto") {
    root.setAttribute("data-theme", theme);
  }
  var motion = word("motion", "less");
  if (motion) {
    root.setAttribute("data-motion", motion);
  }

  var wanted = [wish("lang", "en|fr|de"), word("language", "en|fr|de")].concat(navigator.languages || navigator.language);
  for (var i = 0; i < wanted.length; i += 1) {
    var primary = String(wanted[i] || "").toLowerCase().split(/[-_]/)[0];
    if (/^(en|fr|de)$/.test(primary)) {
      root.lang = primary;
      // An installed table has its name and its shortcuts in the same language.
      if (primary !== "en") {
        document.querySelector("link[rel=manifest]").href = "manifest." + primary + ".webmanifest";
      }
      break;
    }
  }

  // The shell paints the home page's heading only where the home page will be.
  if (framed || /^#\/./.test(location.hash)) {
    root.setAttribute("data-shell", "other");
  }
})();
