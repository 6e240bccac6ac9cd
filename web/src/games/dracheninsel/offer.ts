import { objectOf } from "../../board/notation";
import { halvesOf } from "./cards";
import type { Choice } from "./choice.svelte";
import type { Question } from "./question";
import { cardName, colourName, hunterName, placeName, say } from "./words";

/** What an option shows. */
export type Picture = { card: string } | { hunter: string } | { terrain: string } | { dragon: string };

export interface Option {
  notation: string;
  title: string;
  note: string;
  picture: Picture;
}

/** A short list to choose from, with its question and its rule. */
export interface Offer {
  title: string;
  ask: string;
  rule: string;
  options: Option[];
}

type Kind = "pay" | "with" | "terrain" | "lead" | "rob" | "send" | "steal" | "dragon";

const RULES: Record<Kind, string> = {
  pay: "DI-3.4",
  with: "DI-8.12",
  terrain: "DI-8.12",
  lead: "DI-3.14",
  rob: "DI-7.1",
  send: "DI-8.13",
  steal: "DI-8.7",
  dragon: "DI-8.3",
};

function isOffered(question: Question | null): question is Kind {
  return question !== null && question in RULES;
}

/** The list for the question being asked; null where the answer is given on the island or in the hand alone. */
export function offerOf(choice: Choice, names: readonly string[]): Offer | null {
  const { question } = choice;
  if (!isOffered(question)) return null;
  const plan = choice.view.plan;
  const place = plan?.out_to ?? plan?.to ?? null;
  const terrain = choice.view.fields.find(({ name }) => name === place)?.terrain ?? "forest";
  return {
    title: say(`offer-${question}`, { terrain: cardName(terrain) }),
    ask: say(`offer-${question}-ask`),
    rule: RULES[question],
    options: inOrder(choice.legal.of(question), question === "pay" ? terrain : "").map((notation) => {
      const object = objectOf(notation) ?? "";
      return { notation, ...option(choice, names, question, object, terrain) };
    }),
  };
}

function option(
  choice: Choice,
  names: readonly string[],
  kind: Kind,
  object: string,
  terrain: string,
): Omit<Option, "notation"> {
  switch (kind) {
    case "pay":
      return { title: cardName(object), note: payNote(object, terrain), picture: { card: object } };
    case "with":
      return { title: cardName(object), note: "", picture: { card: object } };
    case "terrain":
      return { title: cardName(object), note: "", picture: { terrain: object } };
    case "dragon": {
      const field = choice.dragons[Number(object) - 1] ?? null;
      const note = field === null ? "" : placeName(choice, field);
      return { title: say("dragon-number", { number: object }), note, picture: { dragon: object } };
    }
    case "steal": {
      const cards = choice.view.players[choice.hunter(object)?.seat ?? 0]?.cards ?? 0;
      return {
        title: hunterName(choice, names, object),
        note: say("cards", { count: cards }),
        picture: { hunter: object },
      };
    }
    default: {
      const [title, colour] = [hunterName(choice, names, object), colourName(object)];
      const place = placeName(choice, choice.hunter(object)?.place ?? "");
      // With two hunters the colour is part of the name.
      return { title, note: title.includes(colour) ? place : `${colour} · ${place}`, picture: { hunter: object } };
    }
  }
}

/** What fits exactly comes before jokers. */
function inOrder(notations: readonly string[], terrain: string): string[] {
  const fits = (notation: string): boolean => isFitting(objectOf(notation) ?? "", terrain);
  return notations.toSorted((a, b) => Number(fits(b)) - Number(fits(a)));
}

function payNote(card: string, terrain: string): string {
  return say(isFitting(card, terrain) ? "pays-exactly" : "pays-as-joker");
}

function isFitting(card: string, terrain: string): boolean {
  return halvesOf(card).includes(terrain);
}
