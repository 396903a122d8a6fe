// Shows one of the slips of #trouble in place of the app. Plain script, no app needed: it works when the wasm instance
// is dead, did not load, or cannot be loaded by this browser. Old syntax on purpose.
(function () {
  "use strict";
  var shown = false;

  function byId(id) {
    return document.getElementById(id);
  }

  function show(slip, details) {
    if (shown) {
      return;
    }
    shown = true;
    byId("app").hidden = true;
    byId("trouble").hidden = false;
    byId("trouble-details").textContent = details || "";
    var sheet = byId("trouble-" + slip);
    sheet.hidden = false;
    var heading = sheet.querySelector("h1");
    heading.focus();
    document.title = heading.innerText + " · Little Table";
  }

  // Told by src/rescue.rs (a panic) and by start.js (nothing to start).
  addEventListener("little-table:broken", function (event) {
    show("broken", event.detail);
  });
  addEventListener("little-table:unloaded", function () {
    show("unloaded");
  });
  addEventListener("little-table:too-old", function () {
    show("too-old");
  });
  // A trap without a panic: the stack or the memory ran out.
  addEventListener("error", function (event) {
    if (event.error && event.error.name === "RuntimeError") {
      show("broken", String(event.error.stack || event.error));
    }
  });

  // The same address again, with the game in it.
  byId("trouble-unloaded").querySelector("a").addEventListener("click", function (event) {
    event.preventDefault();
    location.reload();
  });

  byId("trouble-copy").addEventListener("click", function () {
    var details = byId("trouble-details");
    function copied() {
      byId("trouble-copied").hidden = false;
    }
    function select() {
      // No clipboard for us: mark the text, so that the reader's own copy command takes it.
      getSelection().selectAllChildren(details);
      details.focus();
    }
    if (navigator.clipboard) {
      navigator.clipboard.writeText(details.textContent).then(copied, select);
    } else {
      select();
    }
  });

  if (typeof WebAssembly !== "object" || !("noModule" in HTMLScriptElement.prototype)) {
    show("too-old");
  }
})();
