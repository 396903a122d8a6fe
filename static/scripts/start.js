// Starts the app. Trunk names its two files in the preload links (see Trunk.toml).
const glue = document.querySelector("link[rel=modulepreload]");
const program = document.querySelector("link[rel=preload][type='application/wasm']");

function tell(trouble, detail) {
  dispatchEvent(new CustomEvent("little-table:" + trouble, { detail }));
}

if (self.origin === "null") {
  // A sandboxed frame: nobody's origin. Without its drawings the table can still be played.
  await import(new URL("loose-art.js", document.baseURI)).catch(() => {});
}

if (typeof WebAssembly === "object") {
  try {
    const { default: init } = await import(glue.href);
    await init({ module_or_path: program.href });
  } catch (error) {
    if (error instanceof WebAssembly.CompileError || error instanceof WebAssembly.LinkError) {
      tell("too-old");
    } else if (error instanceof WebAssembly.RuntimeError) {
      tell("broken", String(error.stack));
    } else {
      tell("unloaded");
    }
    throw error;
  }
}
