import text from "../look/fonts/alegreya-sans-400.woff2?inline";
import bold from "../look/fonts/alegreya-sans-800.woff2?inline";
import title from "../look/fonts/im-fell-english-sc.woff2?inline";
import chest from "../look/chest.svg?raw";
import type { Flat, Frame } from "./flat";

export const WIDTH = 1200;
export const HEIGHT = 630;

/** What the picture says, with names in place of "you". */
export interface Said {
  title: string;
  won: boolean;
  sentence: string;
  rows: { name: string; points: number; won: boolean }[];
  /** When it was. */
  date?: string;
  /** What it was, if no game that counts. */
  sign?: string;
}

/** What is drawn on it, as it stands in the page. */
export interface Drawings {
  picture: Element;
  marks: Element[];
  board: Element;
}

const TITLE = "'IM Fell English SC', Georgia, serif";
const TEXT = "'Alegreya Sans', system-ui, sans-serif";
const CARD = { x: 38, y: 38, width: 497, height: 555 };
const LEFT = CARD.x + 30;
const RIGHT = CARD.x + CARD.width - 30;
const MIDDLE = (LEFT + RIGHT) / 2;
const ROWS = { top: 322, bottom: 528, highest: 56 };
/** The board may reach to the edges. */
const BOARD: Frame = { x: 556, y: 16, width: 628, height: 598 };

/** The picture to share, as SVG that needs nothing else. */
export function shared(said: Said, drawings: Drawings, flat: Flat): string {
  const height = Math.min(ROWS.highest, (ROWS.bottom - ROWS.top) / said.rows.length);
  const rows = said.rows.map((row, i) => rowAt(row, ROWS.top + i * height, height, drawings.marks[i], flat));
  const board = flat.place(drawings.board, BOARD);
  const picture = flat.place(drawings.picture, { x: 118, y: 62, width: 337, height: 148 });
  const body = [
    sea(),
    board,
    `<rect x="${CARD.x + 4}" y="${CARD.y + 7}" width="${CARD.width}" height="${CARD.height}" rx="15" opacity=".35"/>`,
    `<rect x="${CARD.x}" y="${CARD.y}" width="${CARD.width}" height="${CARD.height}" rx="15" fill="#fbf4e2" stroke="#2b2118" stroke-width="2"/>`,
    `<rect x="${CARD.x + 7}" y="${CARD.y + 7}" width="${CARD.width - 14}" height="${CARD.height - 14}" rx="10" fill="none" stroke="#b8862a" stroke-width="1.5"/>`,
    picture,
    line(said.title, { y: 264, size: 58, font: TITLE, fill: said.won ? "#a8231c" : "#2b2118" }),
    line(said.sentence, { y: 300, size: 22, font: TEXT }),
    ...rows,
    `<svg x="${LEFT}" y="538" width="36" height="36" viewBox="${viewBoxOf(chest)}">${insideOf(chest)}</svg>`,
    `<text x="${LEFT + 48}" y="565" font-family="${TITLE}" font-size="29">Schatzkiste</text>`,
    said.date ? corner(said.date, RIGHT) : "",
    said.sign ? signAt(said.sign) : "",
  ].join("\n");
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}" fill="#2b2118">`,
    `<title>${escaped(said.title)}</title>`,
    `<style>${fonts()}</style>`,
    flat.defs,
    body,
    "</svg>\n",
  ].join("\n");
}

function rowAt(row: Said["rows"][number], y: number, height: number, mark: Element | undefined, flat: Flat): string {
  const size = Math.min(25, height * 0.52);
  const base = y + height / 2 + size * 0.34;
  const ground = row.won
    ? `<rect x="${LEFT}" y="${y + 1}" width="${RIGHT - LEFT}" height="${height - 2}" rx="10" fill="#f8e6b3" stroke="#b8862a" stroke-width="2"/>`
    : `<path d="M${LEFT} ${y + height}H${RIGHT}" stroke="#b79f72"/>`;
  const sign = mark ? flat.place(mark, { x: LEFT + 12, y: y + height * 0.16, width: 66, height: height * 0.68 }) : "";
  const font = `font-family="${TEXT}" font-weight="800"`;
  return [
    ground,
    sign,
    `<text x="${LEFT + 90}" y="${base}" ${font} font-size="${fitting(row.name, size, 250)}">${escaped(row.name)}</text>`,
    `<text x="${RIGHT - 16}" y="${base + size * 0.08}" ${font} font-size="${size * 1.28}" text-anchor="end">${row.points}</text>`,
  ].join("");
}

/** Words in the lower corner of the card, which end at x. */
function corner(words: string, x: number): string {
  return `<text x="${x}" y="563" font-family="${TEXT}" font-size="19" text-anchor="end" fill="#6a5841">${escaped(words)}</text>`;
}

/** What it was, in a dashed frame as on the page. */
function signAt(words: string): string {
  const width = widthOf(words, 19, TEXT) + 28;
  const frame = `<rect x="${RIGHT - width}" y="541" width="${width}" height="32" rx="16" fill="none" stroke="#6a5841" stroke-width="1.5" stroke-dasharray="5 4"/>`;
  return frame + corner(words, RIGHT - 14);
}

/** A line in the middle of the card, as large as there is room. */
function line(
  words: string,
  { y, size, font, fill = "#2b2118" }: { y: number; size: number; font: string; fill?: string },
): string {
  const fitted = fitting(words, size, RIGHT - LEFT, font);
  return `<text x="${MIDDLE}" y="${y}" font-family="${font}" font-size="${fitted}" text-anchor="middle" fill="${fill}">${escaped(words)}</text>`;
}

/** The size in which words are no wider than this. */
function fitting(words: string, size: number, width: number, font = TEXT): number {
  return Math.min(size, (size * width) / Math.max(1, widthOf(words, size, font)));
}

function widthOf(words: string, size: number, font: string): number {
  const context = document.createElement("canvas").getContext("2d")!;
  context.font = `${size}px ${font}`;
  return context.measureText(words).width;
}

/** The sea around, with a few waves. */
function sea(): string {
  const waves = Array.from({ length: 9 }, (_, row) =>
    Array.from({ length: 13 }, (_, i) => `M${i * 100 + (row % 2) * 50 - 20} ${36 + row * 70}q8-7 16 0t16 0`).join(""),
  ).join("");
  return [
    `<radialGradient id="shared-sea" cx=".72" cy=".5" r=".75"><stop offset="0" stop-color="#2b6474"/><stop offset="1" stop-color="#173f4d"/></radialGradient>`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#shared-sea)"/>`,
    `<path d="${waves}" fill="none" stroke="#3a7887" stroke-width="2" stroke-linecap="round" opacity=".5"/>`,
  ].join("");
}

function fonts(): string {
  return [
    face("IM Fell English SC", 400, title),
    face("Alegreya Sans", 400, text),
    face("Alegreya Sans", 800, bold),
  ].join("");
}

function face(family: string, weight: number, source: string): string {
  return `@font-face{font-family:"${family}";font-weight:${weight};src:url(${source}) format("woff2")}`;
}

function viewBoxOf(svg: string): string {
  return /viewBox="([^"]+)"/.exec(svg)?.[1] ?? "";
}

function insideOf(svg: string): string {
  return svg.replace(/^[\s\S]*?<svg[^>]*>/, "").replace(/<\/svg>\s*$/, "");
}

function escaped(words: string): string {
  return words.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}
