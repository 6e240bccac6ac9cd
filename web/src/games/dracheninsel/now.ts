import { kindOf, objectOf } from "../../board/moves";
import { refusalText, t } from "../../text/texts.svelte";
import { isTerrain } from "./cards";
import type { Choice } from "./choice.svelte";
import { cardName, placeName, say, seatName } from "./words";

/** What to do now, for a newcomer. */
export interface Now {
  title: string;
  sentence: string;
}

/** The title and the sentence for the position and for what the player looks at. */
export function nowWords(choice: Choice, names: string[]): Now {
  const { update, question, session } = choice;
  if (update.over) return over(choice, names);
  if (question === null) return waiting(choice, names);
  const { title, sentence } = asked(choice);
  if (session.refused) return { title, sentence: refusalText(update.game, session.refused.refusal, names, update.seat) };
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
      return words(view.plan?.first ? "tile-second" : "tile", { card: view.plan?.card ?? "elements" });
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
  if (own.every(({ role }) => role === "waits")) return words("waits");
  return words(view.deeds === 0 ? "begin" : "turn");
}

/** What the action in view does. */
function outcome(choice: Choice, notation: string): string | null {
  const [kind, object] = [kindOf(notation), objectOf(notation)];
  if ((kind === "step" || kind === "land") && object !== null) {
    const reach = choice.reach(notation);
    const place = placeName(choice, object);
    if (!reach) return place;
    const price = reach.price === null ? "free" : reach.price;
    const terrain = isTerrain(price) ? cardName(price) : "";
    const cost = say("step-cost", { place, price: terrain === "" ? "free" : "card", terrain });
    const lost = reach.abandons === null ? "" : ` ${say("step-abandons", { value: reach.abandons })}`;
    const effect = reach.effect === "enter" ? "" : ` ${say(`step-${reach.effect}`)}`;
    return cost + effect + lost;
  }
  const about = ["flight", "elements", "forces", "journey", "patrol", "terror", "sneak", "curse"];
  return about.includes(kind) ? say(`about-${kind}`) : null;
}

function waiting(choice: Choice, names: readonly string[]): Now {
  const { update, view } = choice;
  const seat = update.to_act[0] ?? view.turn;
  if (seat === update.seat) return words("others");
  const moment = view.sharing && update.to_act.length > 0 && !view.window ? "waiting-sharing" : "waiting";
  return words(moment, { seat: seatName(choice, names, seat) });
}

function over({ update }: Choice, names: readonly string[]): Now {
  const alone = update.winners.length === 1;
  const winners = !alone ? "several" : update.winners[0] === update.seat ? "you" : "one";
  const list = update.winners.map((seat) => (seat === update.seat ? t("page-you") : (names[seat] ?? ""))).join(", ");
  return words("end", { winners, names: list });
}

function words(moment: string, args: Record<string, string | number> = {}): Now {
  return { title: say(`now-${moment}`, args), sentence: say(`now-${moment}-text`, args) };
}
