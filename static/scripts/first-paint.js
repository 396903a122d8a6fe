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

  var theme = word("theme", "light|dark");
  if (theme) {
    root.setAttribute("data-theme", theme);
  }
  var motion = word("motion", "less");
  if (motion) {
    root.setAttribute("data-motion", motion);
  }

  var asked = /[?&]lang=(en|fr|de)(&|$)/.exec(location.search);
  var wanted = [asked && asked[1], word("language", "en|fr|de")].concat(navigator.languages || navigator.language);
  for (var i = 0; i < wanted.length; i += 1) {
    var primary = String(wanted[i] || "").toLowerCase().split(/[-_]/)[0];
    if (/^(en|fr|de)$/.test(primary)) {
      root.lang = primary;
      break;
    }
  }

  // The shell paints the home page's heading only where the home page will be.
  if (/^#\/./.test(location.hash)) {
    root.setAttribute("data-shell", "other");
  }
})();
