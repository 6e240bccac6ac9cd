import { objectOf } from "../../board/notation";
import { eventText } from "../../text/texts.svelte";
import { halvesOf, playing } from "./cards";
import type { Choice } from "./choice.svelte";
import { whatToStop } from "./stop";
import { cardName, hunterArgs, say, seatArgs, seatName } from "./words";

export interface Reply {
  notation: string;
  label: string;
  /** The card it spends. */
  card: string | null;
  main: boolean;
}

/** A decision that interrupts the table: what happened, what a reply would do, and the replies. */
export interface Halt {
  seal: string;
  title: string;
  text: string;
  rule: string;
  /** Where it happens; the window keeps away from there. */
  place: string | null;
  replies: Reply[];
}

/** The interruption that waits for this player; null when there is none. */
export function haltOf(choice: Choice, names: readonly string[]): Halt | null {
  switch (choice.question) {
    case "stop":
      return stopping(choice, names);
    case "counter":
      return countering(choice, names);
    case "share":
      return sharing(choice, names);
    case "answer":
      return answering(choice, names);
    case "agreement":
      return agreeing(choice, names);
    default:
      return null;
  }
}

function stopping(choice: Choice, names: readonly string[]): Halt {
  const seat = seatName(choice, names, choice.view.turn);
  return {
    seal: say("seal-halt"),
    title: choice.view.actions_taken === 0 ? say("halt-begin", { seat }) : lastAction(choice, names, seat),
    text: say(choice.view.actions_taken === 0 ? "halt-begin-text" : "halt-stop-text", { seat }),
    rule: "DI-9.1",
    place: choice.hunters.find((hunter) => hunter.seat === choice.view.turn)?.place ?? null,
    replies: [...replies(choice, "stop", true), quiet("let-go")],
  };
}

/** The last thing the active player did, in the words of the log. */
function lastAction(choice: Choice, names: readonly string[], seat: string): string {
  const { update } = choice;
  const last = whatToStop(choice);
  return last ? eventText(update.game, last, [...names], update.seat) : say("halt-begin", { seat });
}

function countering(choice: Choice, names: readonly string[]): Halt {
  const announced = choice.view.announced;
  const card = announced?.card ?? "slumber";
  const outcome = announced?.keeper != null ? "keeps" : announced?.loses != null ? "loses" : "plain";
  const args = {
    ...seatArgs(choice, names, "seat", announced?.seat ?? 0),
    ...(announced?.hunter != null
      ? hunterArgs(choice, names, "aim", announced.hunter)
      : seatArgs(choice, names, "aim", announced?.other ?? choice.view.turn)),
    ...(announced?.keeper != null ? hunterArgs(choice, names, "keeper", announced.keeper) : {}),
    outcome,
    value: announced?.loses ?? 0,
  };
  return {
    seal: say("seal-halt"),
    title: say(`halt-${card}`, args),
    text: say(`halt-${card}-text`, { keeper: "", keeper_you: "no", ...args }),
    rule: "DI-9.5",
    place: choice.aimedAt,
    replies: [...replies(choice, "counter", true), quiet("let-go")],
  };
}

function sharing(choice: Choice, names: readonly string[]): Halt {
  const { value, partner } = choice.view.sharing ?? { value: 0, partner: 0 };
  const args = { value, both: 2 * value, seat: seatName(choice, names, partner) };
  return {
    seal: say("seal-treasure"),
    title: say("halt-share", args),
    text: say("halt-share-text", args),
    rule: "DI-6.3",
    place: choice.view.sharing?.boat ?? null,
    replies: [
      { notation: "share", label: say("reply-share", args), card: null, main: true },
      ...replies(choice, "betray", false),
    ],
  };
}

function answering(choice: Choice, names: readonly string[]): Halt {
  const { value, claimed_by } = choice.view.sharing ?? { value: 0, claimed_by: 0 };
  const args = { both: 2 * value, seat: seatName(choice, names, claimed_by ?? 0) };
  return {
    seal: say("seal-treasure"),
    title: say("halt-answer", args),
    text: say("halt-answer-text", args),
    rule: "DI-6.4",
    place: choice.view.sharing?.boat ?? null,
    replies: [...replies(choice, "betray", true), quiet("yield")],
  };
}

function agreeing(choice: Choice, names: readonly string[]): Halt {
  const args = { seat: seatName(choice, names, choice.view.turn) };
  return {
    seal: say("seal-end"),
    title: say("halt-agreement", args),
    text: say("halt-agreement-text"),
    rule: "DI-10.3",
    place: null,
    replies: [quiet("agree"), quiet("refuse")],
  };
}

/** A reply for each kind of card that can give it; where there is a choice it says which other half is given up. */
function replies(choice: Choice, kind: "stop" | "counter" | "betray", main: boolean): Reply[] {
  const legal = choice.legal.of(kind);
  return legal.map((notation, i) => {
    const card = objectOf(notation) ?? "";
    const other = halvesOf(card).find((half) => playing(card, half) !== notation);
    const label =
      legal.length > 1 && other ? say(`reply-${kind}-with`, { other: cardName(other) }) : say(`reply-${kind}`);
    return { notation, label, card, main: main && i === 0 };
  });
}

function quiet(notation: "let-go" | "yield" | "agree" | "refuse"): Reply {
  return { notation, label: say(`reply-${notation}`), card: null, main: false };
}
