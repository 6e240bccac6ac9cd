import type { CardView } from "../../api/views/silver_gold";
import { standsFor, type Aim, type Guide } from "../../hints/bottle.svelte";
import { t } from "../../text/texts.svelte";
import type { Choice } from "./choice.svelte";
import { cardPlace, cellPlace } from "./happenings";
import { cellsOf, nameOf } from "./grid";

/** What Silver & Gold knows about advised actions: cells of the own cards, dealt cards, cards of the display. */
export function guideOf(choice: Choice): Guide {
  const aimOf: Guide["aimOf"] = ({ action, args: { card, cells, cell, pair, place } }) => {
    const held = choice.mine.cards.find(({ slot }) => slot === Number(card));
    if (held) {
      const pressed = choice.cellFor(action);
      const all = cellsOf(cells ?? cell ?? "").map(nameOf);
      const marked = pressed === null ? all : [pressed, ...all.filter((name) => name !== pressed)];
      return { look: cardPlace(held.face.name), at: marked.map((name) => cellPlace(held.face.name, name)) };
    }
    if (pair !== undefined) return around(pair.split("+").map((number) => choice.view.dealt[Number(number) - 1]?.name));
    return around([place === undefined ? undefined : choice.view.display[Number(place) - 1]?.name], action);
  };
  const cardOf = (face: CardView | undefined): string =>
    face ? t("silver_gold-table-advice-card", colours(face)) : "";
  const argsOf: Guide["argsOf"] = ({ args: { card, pair, place } }) => {
    const held = choice.mine.cards.find(({ slot }) => slot === Number(card));
    if (held) return colours(held.face);
    const [one = "", other = ""] = (pair?.split("+") ?? []).map((n) => cardOf(choice.view.dealt[Number(n) - 1]));
    return { one, other, shown: cardOf(choice.view.display[Number(place) - 1]) };
  };
  return {
    aimOf,
    argsOf,
    wayTo: (action) => {
      const way = choice.wayTo(action);
      return way && standsFor(way);
    },
    canPrepare: (action) => action !== "done",
    prepare: (action) => choice.prepare(action),
  };
}

const colours = ({ colour, points }: CardView) => ({ colour, points });

/** The cards with these names, or what else stands for the action. */
function around(cards: readonly (string | undefined)[], action = ""): Aim {
  const places = cards.map((card) => (card === undefined ? standsFor(action) : cardPlace(card)));
  return { look: places[0] ?? "", at: places };
}
