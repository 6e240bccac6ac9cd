import type { SpaceView } from "../../api/views/tobago";
import type { Point } from "../../board/geometry";
import { beside, type Ground } from "./ground";
import { RADIUS, centre } from "./hex";
import { chance, edgeMiddle } from "./shore";

/** A small drawing on the land, by the name of its symbol. */
export interface Sprite extends Point {
  symbol: string;
  width: number;
  height: number;
  turn?: number;
  /** The green of a tree. */
  crown?: string;
}

/** A line of running water. */
export interface Stream {
  line: string;
  strong: boolean;
  dashes: string;
}

type Luck = (number: number) => number;

const GREENS = ["#4d8146", "#457a40", "#5a8e4d", "#3f7139"] as const;
const HEIGHTS = [
  { across: -0.38, down: -0.2, symbol: "hill", width: 21 },
  { across: 0.36, down: -0.32, symbol: "hill", width: 19 },
  { across: 0.02, down: 0.1, symbol: "peak", width: 31 },
  { across: -0.42, down: 0.56, symbol: "hill", width: 19 },
  { across: 0.42, down: 0.52, symbol: "hill", width: 22 },
] as const;
const SANDS = [
  { across: -0.36, down: -0.4 },
  { across: 0.34, down: -0.36 },
  { across: -0.36, down: 0.36 },
  { across: 0.36, down: 0.4 },
] as const;
const RIPPLES = [
  { across: -0.28, down: -0.5 },
  { across: 0.36, down: -0.2 },
  { across: -0.34, down: 0.12 },
  { across: 0.2, down: 0.46 },
] as const;
const DASHES = ["11 7", "17 6", "9 9"] as const;
const STREAM_GAP = 7;

/** What grows and stands on all spaces, the farther things first. */
export function relief(ground: Ground): Sprite[] {
  return [...ground.values()].flatMap(spritesOf).sort((a, b) => a.y - b.y);
}

function spritesOf(space: SpaceView): Sprite[] {
  const luck: Luck = (number) => chance(space.q * 3.1 + 7, space.r * 5.3 + 2, number + 10);
  const { x, y } = centre(space);
  switch (space.terrain) {
    case "jungle":
      return [...around(space, luck, 6, 0.62, 0.4), ...around(space, luck, 1, 0.06, 0)].map((spot, i) => {
        const size = 20 + luck(i + 50) * 5;
        const crown = GREENS[Math.floor(luck(i + 60) * GREENS.length)] ?? GREENS[0];
        return { ...spot, symbol: luck(i + 40) > 0.5 ? "trees" : "trees-low", width: size, height: size, crown };
      });
    case "mountains":
      return HEIGHTS.map(({ across, down, symbol, width }, i) => {
        const size = width * (0.9 + luck(i + 4) * 0.25);
        const spot = { x: x + across * RADIUS + (luck(i) - 0.5) * 6, y: y + down * RADIUS + (luck(i + 9) - 0.5) * 5 };
        return { ...spot, symbol, width: size, height: size * 0.72 };
      });
    case "scrubland":
      return [...around(space, luck, 5, 0.6, 0.9), ...around(space, luck, 1, 0.1, 0)].map((spot, i) => ({
        ...spot,
        symbol: luck(i + 40) > 0.42 ? "grass" : "bush",
        width: 9 + luck(i + 50) * 4,
        height: 8 + luck(i + 50) * 3,
      }));
    case "beach":
      return SANDS.map(({ across, down }, i) => ({
        x: x + across * RADIUS,
        y: y + down * RADIUS,
        symbol: "sand",
        width: 22,
        height: 18,
        turn: Math.round(luck(i) * 180),
      }));
    case "lake":
      return RIPPLES.map(({ across, down }, i) => ({
        x: x + across * RADIUS + (luck(i) - 0.5) * 6,
        y: y + down * RADIUS,
        symbol: "ripple",
        width: 17 + luck(i + 3) * 5,
        height: 7,
      }));
    default:
      return [];
  }
}

/** Spots in a ring within a space. */
function around(space: SpaceView, luck: Luck, count: number, radius: number, turned: number): Point[] {
  const { x, y } = centre(space);
  return Array.from({ length: count }, (_, i) => {
    const angle = turned + (i / count) * 2 * Math.PI + (luck(i) - 0.5) * 0.5;
    const far = radius * RADIUS * (0.9 + 0.25 * (luck(i + 20) - 0.5));
    return { x: x + Math.cos(angle) * far, y: y + Math.sin(angle) * far * 0.92 };
  });
}

/** The running water: each river space flows between two neighbours, rivers before lakes before the sea. */
export function streams(ground: Ground): Stream[] {
  return [...ground.values()].filter(({ terrain }) => terrain === "river").flatMap((space) => streamsOf(ground, space));
}

function streamsOf(ground: Ground, space: SpaceView): Stream[] {
  const ends = [0, 1, 2, 3, 4, 5]
    .map((direction) => ({ direction, pull: pullOf(beside(ground, space, direction)) }))
    .filter(({ pull }) => pull > 0)
    .sort((a, b) => b.pull - a.pull);
  const heart = centre(space);
  const [from, to] = [0, 1].map((i) => (ends[i] ? edgeMiddle(space, ends[i].direction) : heart)) as [Point, Point];
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return [-1, 0, 1].map((side, i) => {
    const dx = (-(to.y - from.y) / length) * side * STREAM_GAP;
    const dy = ((to.x - from.x) / length) * side * STREAM_GAP;
    const points = [from, { x: heart.x + dx * 0.2, y: heart.y + dy * 0.2 }, to].map(
      (point) => `${(point.x + dx).toFixed(1)} ${(point.y + dy).toFixed(1)}`,
    );
    return { line: `M${points[0]}Q${points[1]} ${points[2]}`, strong: side === 0, dashes: DASHES[i]! };
  });
}

function pullOf(neighbour: SpaceView | undefined): number {
  if (!neighbour) return 1;
  return neighbour.terrain === "river" ? 3 : neighbour.terrain === "lake" ? 2 : 0;
}
