import { kindOf } from "../../board/notation";
import { awaiting, nowText, winnersIn, type Now } from "../../board/now";
import { refusalText, t } from "../../text/texts.svelte";
import type { Choice } from "./choice.svelte";

type Args = Record<string, string | number>;

/** The title and the sentence for the position and for what the player looks at. */
export function nowWords(choice: Choice, names: string[]): Now {
  const { update, view } = choice;
  if (update.over) return over(choice, names);
  if (!choice.myTurn) return waiting(choice, names);
  const now = asked(choice);
  const { refused } = choice.session;
  if (refused) return { ...now, sentence: refusalText(update.game, refused.refusal, names, update.seat) };
  if (view.phase === "turn" && view.raisable.length > 0 && choice.selected === null && choice.shown === null)
    return { ...now, sentence: t("tobago-table-now-raisable", { paths: view.raisable.length }) };
  return now;
}

function asked(choice: Choice): Now {
  const { view } = choice;
  switch (view.phase) {
    case "vehicles":
      return words("vehicle");
    case "first-clues":
      return laying(choice, "first-clue");
    case "extra-clue":
      return laying(choice, "extra-clue");
    case "opening":
      return laying(choice, "opening");
    case "swapping":
      return words("with");
    case "sharing":
      return words("share", { value: view.sharing?.offer ?? 0, more: view.sharing?.face_down ? "yes" : "no" });
    default:
      return inTurn(choice);
  }
}

function inTurn(choice: Choice): Now {
  const { view, task, selected, route } = choice;
  if (selected !== null && kindOf(selected) !== "drive" && kindOf(selected) !== "remove")
    return words(`pick-${kindOf(selected)}`, { paid: canPay(choice) });
  switch (task) {
    case "clue":
      return laying(choice, "begin");
    case "drive":
      if (route.length > 0) return words("route", { space: route.at(-1) ?? "", legs: route.length });
      return words(view.legs_driven === 0 ? "drive" : "drive-on", { legs: view.legs_left });
    case "rest":
      return words("rest", { paid: canPay(choice) });
    default:
      return words(task);
  }
}

/** Whether the player has an amulet. */
function canPay({ view, seat }: Choice): "yes" | "no" {
  return seat !== null && view.seats[seat]?.amulets ? "yes" : "no";
}

/** While a clue is to be laid: which one, where, and what it would do there. */
function laying(choice: Choice, moment: string): Now {
  const { clueNow, pathNow, fitNow, view } = choice;
  const canLay = choice.legal.some("lay");
  const start = canLay ? words(moment, { path: view.opening ?? "" }) : layingNothing(choice);
  if (clueNow === null || (!canLay && fitNow === null)) return start;
  const isUseless = view.hand?.some(({ clue, fits }) => clue.clue === clueNow.clue && !fits.some((fit) => fit.fits));
  if (isUseless && pathNow === null) return { title: start.title, sentence: t("tobago-table-now-unfit") };
  if (pathNow === null || fitNow === null)
    return view.drawn || view.opening ? start : { title: start.title, sentence: t("tobago-table-now-path") };
  const { path } = pathNow;
  const sentence = fitNow.fits
    ? t("tobago-table-now-stays", { path, count: fitNow.stays.length })
    : t("tobago-table-now-refused", { path });
  return { title: start.title, sentence };
}

/** No clue can be laid: what the turn still has instead. */
function layingNothing(choice: Choice): Now {
  if (!choice.legal.some("drive")) return words("rest", { paid: canPay(choice) });
  return { title: t("tobago-table-now-begin"), sentence: t("tobago-table-now-no-clue") };
}

function waiting({ update, view }: Choice, names: string[]): Now {
  const awaited = update.to_act[0] ?? 0;
  const seat = names[awaited] ?? "";
  if (view.phase === "sharing") return words("waiting-share", { seat, value: view.sharing?.offer ?? 0 });
  const clues = view.hand?.length ? "yes" : "no";
  return awaiting(words("waiting", { seat, clues }), awaited, update, view.phase === "turn");
}

function over({ update }: Choice, names: string[]): Now {
  return words("over", winnersIn(update, names));
}

function words(moment: string, args: Args = {}): Now {
  return nowText(`tobago-table-now-${moment}`, args);
}
