// What the page's main thread does, by the browser's own trace. Times are those the thread really ran (`tdur`), so a
// machine that is busy with something else does not count as a slow page.
import { writeFile } from "node:fs/promises";

const browserOf = (page) => page.context().browser();

export async function begin(page) {
  await browserOf(page).startTracing(page, {
    categories: ["toplevel", "devtools.timeline", "blink.user_timing"],
  });
}

/** Ends it, and gives the main thread's tasks, scripts, paintings and marks, in milliseconds, in order. */
export async function end(page) {
  const buffer = await browserOf(page).stopTracing();
  if (process.env.LITTLE_TABLE_TRACE) {
    await writeFile(process.env.LITTLE_TABLE_TRACE, buffer);
  }
  const { traceEvents } = JSON.parse(buffer.toString());
  const marks = traceEvents.filter(({ cat, name }) => cat?.includes("blink.user_timing") && /^tap-|^here$/.test(name));
  // Frames of other pages have processes of their own; ours is the one that made the marks.
  const { pid, tid } = marks[0] ?? traceEvents.find(({ name, args }) => name === "thread_name" && args.name === "CrRendererMain");
  const ours = traceEvents.filter((event) => event.pid === pid && event.tid === tid).sort((one, other) => one.ts - other.ts);
  const timed = ({ name, ts, dur = 0, tdur = 0, args }) => {
    return { name, event: args?.data?.type, at: ts / 1000, until: (ts + dur) / 1000, cpu: tdur / 1000 };
  };
  const named = (names) => outermost(ours.filter(({ name, ph }) => ph === "X" && names.test(name)).map(timed));
  const scripts = named(/^(FunctionCall|RunMicrotasks|EvaluateScript|FireAnimationFrame|TimerFire|EventDispatch)$/);
  // A script that asks where something lies makes the browser style and lay out the page at once. That is no scripting.
  const laidOut = named(/^(Layout|UpdateLayoutTree)$/);
  for (const script of scripts) {
    const within = laidOut.filter(({ at, until }) => at >= script.at && until <= script.until);
    script.cpu -= within.reduce((sum, { cpu }) => sum + cpu, 0);
  }
  return {
    tasks: ours.filter(({ name }) => name === "ThreadControllerImpl::RunTask").map(timed),
    scripts,
    paintings: named(/^Paint$/),
    marks: marks.map(({ name, ts }) => ({ name, at: ts / 1000 })),
  };
}

function outermost(events) {
  const kept = [];
  for (const event of events) {
    if (event.at >= (kept.at(-1)?.until ?? -Infinity)) {
      kept.push(event);
    }
  }
  return kept;
}

/** The number below which this part of all numbers lies. */
export function share(numbers, part) {
  const sorted = [...numbers].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? NaN;
}

export const figures = (numbers) =>
  numbers.length === 0 ? "none" : `median ${share(numbers, 0.5).toFixed(1)} ms, p95 ${share(numbers, 0.95).toFixed(1)} ms, most ${Math.max(...numbers).toFixed(1)} ms`;
