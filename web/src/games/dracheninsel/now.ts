import { kindOf, objectOf } from "../../board/notation";
import { awaiting, nowText, winnersIn, type Now } from "../../board/now";
import { refusalText } from "../../text/texts.svelte";
import type { Choice } from "./choice.svelte";
import { cardName, placeName, priceOf, say, seatName } from "./words";

/** The cards that are played in the own turn, as kinds of action. */
const CARDS = ["flight", "elements", "forces", "journey", "patrol", "terror", "sneak", "curse"];

/** The title and the sentence for the position and for what the player looks at. */
export function nowWords(choice: Choice, names: string[]): Now {
  const { update, question, session } = choice;
  if (update.over) return over(choice, names);
  if (question === null) return waiting(choice, names);
  const { title, sentence } = asked(choice);
  if (session.refused)
    return { title, sentence: refusalText(update.game, session.refused.refusal, names, update.seat) };
  return { title, sentence: choice.shown === null ? sentence : (outcome(choice, choice.shown) ?? sentence) };
}

function asked(choice: Choice): Now {
  const { question, view } = choice;
  switch (question) {
    case "turn":
      return turn(choice);
    case "go-on":
      return words(view.announced ? "announced" : view.sharing ? "cash" : "go-on");
    case "tile":
      return words(view.plan?.tile ? "tile-second" : "tile", { card: view.plan?.card ?? "elements" });
    default:
      return words(question ?? "turn");
  }
}

/** The turn from where the own hunters stand. */
function turn(choice: Choice): Now {
  const { view, movable } = choice;
  const own = movable.flatMap((colour) => choice.hunter(colour) ?? []);
  const carrier = own.find(({ role }) => role === "carries");
  if (carrier) return words("carries", { value: carrier.treasure ?? 0, steps: carrier.steps_home ?? 0 });
  if (own.some(({ role }) => role === "keeps")) return words("keeps");
  const [steps, cards] = [choice.legal.some("step"), CARDS.some((kind) => choice.legal.some(kind))];
  if (own.every(({ role }) => role === "waits")) {
    const pass = choice.legal.some("pass");
    return words("waits", { can: cards && pass ? "both" : cards ? "card" : pass ? "pass" : "none" });
  }
  const can = steps && cards ? "both" : steps ? "step" : cards ? "card" : "none";
  // Whoever has never played does not know yet where to go.
  if (view.round === 1 && view.actions_taken === 0 && steps) return words("first", { can });
  return words(view.actions_taken === 0 ? "begin" : "turn", { can });
}

/** What the action in view does. */
function outcome(choice: Choice, notation: string): string | null {
  const [kind, object] = [kindOf(notation), objectOf(notation)];
  if ((kind === "step" || kind === "land") && object !== null) {
    const reach = choice.reach(notation);
    const place = placeName(choice, object);
    if (!reach) return place;
    const { kind: price, card } = priceOf(reach);
    const terrain = cardName(reach.price ?? "forest");
    const cost = say("step-cost", { place, price, terrain, joker: price === "joker" ? cardName(card) : "" });
    const lost = reach.abandons === null ? "" : ` ${say("step-abandons", { value: reach.abandons })}`;
    const effect = reach.effect === "enter" ? "" : ` ${say(`step-${reach.effect}`)}`;
    return cost + effect + lost;
  }
  return CARDS.includes(kind) ? say(`about-${kind}`) : null;
}

function waiting(choice: Choice, names: readonly string[]): Now {
  const { update, view } = choice;
  const seat = update.to_act[0] ?? view.turn;
  if (seat === update.seat) return words("others");
  const called = { seat: seatName(choice, names, seat) };
  if (view.sharing && update.to_act.length > 0 && !view.window) return words("waiting-sharing", called);
  return awaiting(words("waiting", called), seat, update, seat === view.turn);
}

function over({ update }: Choice, names: readonly string[]): Now {
  return words("end", winnersIn(update, names));
}

function words(moment: string, args: Record<string, string | number> = {}): Now {
  return nowText(`dracheninsel-table-now-${moment}`, args);
}
