// What the owner of a fan site might write: listens to the tables, and changes the page around them.
const table = document.querySelector("#table");
const fame = document.querySelector("#fame");
const names = { "little-factory": "Little Factory", "my-little-scythe": "My Little Scythe", "la-granja": "La Granja" };
let nobody = true;

function follow(table, ticker) {
  table.addEventListener("ready", ({ detail }) => {
    ticker.textContent = `The table is ready (version ${detail.version}).`;
  });
  table.addEventListener("turn", ({ detail }) => {
    ticker.textContent = `Turn ${detail.turn}: ${detail.mine ? "yours" : detail.who}.`;
  });
  table.addEventListener("gameover", ({ detail }) => {
    const scores = detail.scores.map(({ who, score }) => `${who} ${score}`).join(", ");
    ticker.textContent = `You ${detail.result === "shared" ? "share the victory" : detail.result}: ${scores}.`;
    const line = document.createElement("li");
    line.textContent = `${names[detail.game]}, ${detail.result} with ${detail.score} (${scores})`;
    if (nobody) {
      nobody = false;
      fame.replaceChildren();
    }
    fame.append(line);
  });
}

follow(table, document.querySelector("#ticker"));
follow(document.querySelector("#meadow"), document.querySelector("#meadow-ticker"));

document.querySelector("#languages").addEventListener("click", ({ target }) => {
  if (target.dataset.lang) {
    document.documentElement.lang = target.dataset.lang;
  }
});
document.querySelector("#evening").addEventListener("click", () => document.documentElement.classList.toggle("evening"));
document.querySelector("#again").addEventListener("click", () => table.newGame({ rivals: ["master"] }));
