// A worker that runs the same program as the page (src/table/worker.rs). The page tells it where the glue is and gives
// it the compiled program, so nothing is loaded or compiled twice.
addEventListener(
  "message",
  async ({ data: [glue, program] }) => {
    try {
      const { default: init } = await import(glue);
      await init({ module_or_path: program });
    } catch {
      postMessage("failed");
    }
  },
  { once: true },
);
