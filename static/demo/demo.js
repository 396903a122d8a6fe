// What the owner of a fan site might write: listens to the table, and changes the page around it.
const table = document.querySelector("#table");
const ticker = document.querySelector("#ticker");
const fame = document.querySelector("#fame");

table.addEventListener("ready", ({ detail }) => {
  ticker.textContent = `The table is ready (version ${detail.version}).`;
});
table.addEventListener("turn", ({ detail }) => {
  ticker.textContent = `Turn ${detail.turn}: ${detail.mine ? "yours" : detail.who}.`;
});
table.addEventListener("gameover", ({ detail }) => {
  const scores = detail.scores.map(({ who, influence }) => `${who} ${influence}`).join(", ");
  ticker.textContent = `You ${detail.result}: ${scores}.`;
  const line = document.createElement("li");
  line.textContent = `${detail.result === "lost" ? "The rivals" : "You"}, ${scores}, in ${detail.record.split("\n").length} lines of record`;
  fame.append(line);
});

document.querySelector("#languages").addEventListener("click", ({ target }) => {
  if (target.dataset.lang) {
    document.documentElement.lang = target.dataset.lang;
  }
});
document.querySelector("#evening").addEventListener("click", () => document.documentElement.classList.toggle("evening"));
document.querySelector("#again").addEventListener("click", () => table.newGame({ rivals: ["master"] }));
