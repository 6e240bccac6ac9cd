// The same bot in JavaScript:
//
//     schatzkiste arena schatzinsel --bots "program:node examples/eager.mjs",random

import { createInterface } from "node:readline";

function answer(question) {
  if (question.type === "hello") return { type: "ready", games: ["schatzinsel"] };
  const points = (notation) => question.view.gains[notation]?.points ?? 0;
  const best = question.legal.reduce((one, other) => (points(other) > points(one) ? other : one));
  return { type: "decided", number: question.number, notation: best };
}

for await (const line of createInterface({ input: process.stdin })) {
  console.log(JSON.stringify(answer(JSON.parse(line))));
}
