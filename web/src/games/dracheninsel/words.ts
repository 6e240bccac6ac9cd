import type { FluentVariable } from "@fluent/bundle";
import { t } from "../../text/texts.svelte";
import { TREASURE_FIELD } from "./chart";
import type { ReachView } from "../../api/views/dracheninsel";
import { halvesOf, isTerrain } from "./cards";
import type { Choice } from "./choice.svelte";
import { isBoat } from "./positions";

/** A text of this table. */
export function say(id: string, args: Record<string, FluentVariable> = {}): string {
  return t(`dracheninsel-table-${id}`, args);
}

/** A card, or a half of one, by name. */
export function cardName(card: string): string {
  return halvesOf(card)
    .map((half) => say(`card-${half}`).replaceAll("\u00ad", ""))
    .join(" / ");
}

/** What a card, or a half of one, is good for. */
export function cardAbout(card: string, joker = false): string {
  const halves = halvesOf(card);
  const terrains = halves.filter(isTerrain);
  if (terrains.length === 0) return halves.map((half) => say(`about-${half}`)).join(" ");
  const pays = say("about-terrain", {
    terrain: cardName(terrains[0]!),
    more: terrains.length > 1 ? "yes" : "no",
    other: cardName(terrains.at(-1)!),
  });
  return joker ? `${pays} ${say("about-joker")}` : pays;
}

/** What a place is, and what there is to know of it. */
export function placeAbout(choice: Choice, place: string): string {
  const field = choice.view.fields.find(({ name }) => name === place);
  const kind = isBoat(place)
    ? "boat"
    : field?.dragon
      ? "dragon"
      : place === TREASURE_FIELD
        ? isCleared(choice)
          ? "treasure-field-empty"
          : "treasure-field"
        : "field";
  const own = choice.isOwnStart(place) ? ` ${say("about-own")}` : "";
  const landing = field?.landing ? ` ${say("about-landing")}` : "";
  const words = placeWords(choice, place);
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}. ${say(`about-${kind}`)}${own}${landing}`;
}

/** Whether no treasure comes to the treasure space any more (DI-5.8). */
function isCleared({ view }: Choice): boolean {
  return view.treasures.every(({ status }) => status !== "waiting" && status !== "field");
}

/** How a step is paid: for nothing, with a fitting card, with the one joker or one of several, or as the player likes. */
export interface Payment {
  kind: "free" | "card" | "joker" | "jokers" | "choice";
  card: string;
}

/** The price of a step exactly as it will be paid. */
export function priceOf({ price, pays }: ReachView): Payment {
  if (price === null) return { kind: "free", card: "" };
  const fitting = pays.filter((card) => halvesOf(card).includes(price));
  if (fitting.length === 0) return { kind: pays.length > 1 ? "jokers" : "joker", card: pays[0] ?? "" };
  return { kind: pays.length > 1 ? "choice" : "card", card: fitting[0]! };
}

/** The colour of a hunter by name. */
export function colourName(colour: string): string {
  return say(`colour-${colour}`);
}

/** A place by name: its terrain, or whose boat it is. */
export function placeName(choice: Choice, place: string): string {
  if (isBoat(place)) return say("boat", { colour: place.slice("boat-".length) });
  if (place === TREASURE_FIELD) return say("treasure-field");
  const terrain = choice.view.fields.find(({ name }) => name === place)?.terrain ?? "";
  return say("field", { terrain: cardName(terrain), field: place });
}

/** Everything about a place for those who listen: what it is, who stands there, what it costs. */
export function placeWords(choice: Choice, place: string): string {
  const { view } = choice;
  const spot = view.fields.find(({ name }) => name === place) ?? view.boats.find(({ name }) => name === place);
  const dragon = view.fields.some(({ name, dragon }) => name === place && dragon !== null);
  const [open] = choice.openings([place]);
  const reach = open && choice.reach(open.notation);
  const parts = [
    placeName(choice, place),
    dragon ? say("dragon") : "",
    ...(spot?.hunters ?? []).map((colour) => say("hunter", { colour: colourName(colour) })),
    spot?.treasure ? say("treasure", { value: spot.treasure }) : "",
    reach ? say("costs", { price: priceOf(reach).kind, terrain: cardName(reach.price ?? "forest") }) : "",
  ];
  return parts.filter((part) => part !== "").join(", ");
}

/** The name of a seat as a title. */
export function seatName(choice: Choice, names: readonly string[], seat: number): string {
  return seat === choice.update.seat ? t("page-you") : (names[seat] ?? "");
}

/** A hunter as a title: his player, and with two hunters each his colour. */
export function hunterName(choice: Choice, names: readonly string[], colour: string): string {
  const seat = choice.hunter(colour)?.seat ?? 0;
  return withColour(choice, seatName(choice, names, seat), seat, colour);
}

/** A hunter within a sentence: the variables `<key>`, `<key>_you` and `<key>_colour`. */
export function hunterArgs(
  choice: Choice,
  names: readonly string[],
  key: string,
  colour: string,
): Record<string, string> {
  const seat = choice.hunter(colour)?.seat ?? 0;
  return {
    ...seatArgs(choice, names, key, seat),
    [key]: withColour(choice, names[seat] ?? "", seat, colour),
    [`${key}_colour`]: colourName(colour),
  };
}

/** A player within a sentence: the variables `<key>` and `<key>_you`. */
export function seatArgs(choice: Choice, names: readonly string[], key: string, seat: number): Record<string, string> {
  return { [key]: names[seat] ?? "", [`${key}_you`]: seat === choice.update.seat ? "yes" : "no" };
}

function withColour(choice: Choice, name: string, seat: number, colour: string): string {
  const several = (choice.view.players[seat]?.hunters.length ?? 1) > 1;
  return several ? say("hunter-of", { seat: name, colour: colourName(colour) }) : name;
}
