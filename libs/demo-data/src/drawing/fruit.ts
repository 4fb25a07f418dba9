import type { Ramp } from './ink';
import { leaf } from './leaf';
import { between, disc, ellipse, fill, n, smooth, stroke, type Point, type Random } from './path';

/** Close-up fruits and cones. They hang from their point; upright cones stand on it. */
export type FruitShape = 'apple' | 'pear' | 'plum' | 'peach' | 'cherry' | 'nut' | 'acorn' | 'rasp' | 'currant' | 'cone' | 'eggcone' | 'hangcone' | 'pinecone' | 'samara' | 'cyme'; // oxfmt-ignore

type Tone = (more: number) => string;

/** Draws a fruit; `heart` is the colour of its sunny side, of a cone's bracts, or of its leaf. */
export function fruit(shape: FruitShape, point: Point, size: number, ramp: Ramp, heart: Ramp | undefined, tone: Tone, random: Random): string {
  switch (shape) {
    case 'apple': return apple(point, size * between(random, 0.44, 0.5), heart, tone, random);
    case 'pear': return pear(point, size * 0.5, heart, tone);
    case 'plum': return plum(point, size * 0.5, PLUM, undefined, tone);
    case 'peach': return plum(point, size * 0.5, PEACH, heart, tone);
    case 'cherry': return cherries(point, size, ramp, tone);
    case 'nut': return nut(point, size * 0.5, heart, tone);
    case 'acorn': return acorn(point, size * 0.5, heart ?? ramp, tone);
    case 'rasp': return rasp(point, size * 0.5, ramp, tone);
    case 'currant': return currants(point, size, ramp, tone, random);
    case 'cone': return cone(point, size, -1, 0.19, ramp, heart, tone);
    case 'eggcone': return cone(point, size, -1, 0.34, ramp, heart, tone);
    case 'hangcone': return cone(point, size, 1, 0.17, ramp, heart, tone);
    case 'pinecone': return cone(point, size, 1, 0.36, ramp, heart, tone);
    case 'samara': return samara(point, size, tone);
    case 'cyme': return cyme(point, size, ramp, heart, random);
  }
} // oxfmt-ignore

function stalk(point: Point, to: Point, ink: string, width: number): string {
  return stroke(`M${n(point.x)} ${n(point.y)}Q${n(point.x)} ${n((point.y + to.y) / 2)} ${n(to.x)} ${n(to.y)}`, ink, Math.max(1, width)); // oxfmt-ignore
}

/** A body of `points` around its middle, mirrored at its axis, with its shade on the right and its light on the left. */
function body(middle: Point, right: readonly (readonly [x: number, y: number])[], r: number, tone: Tone): string {
  const at = ([x, y]: readonly [number, number], side: number) => ({ x: middle.x + x * r * side, y: middle.y + y * r });
  const outline = [...right.map((one) => at(one, 1)), ...[...right].reverse().map((one) => at(one, -1))];
  const inner = outline.map(({ x, y }) => ({ x: middle.x + (x - middle.x) * 0.84 - r * 0.1, y: middle.y + (y - middle.y) * 0.86 - r * 0.06 })); // oxfmt-ignore
  return fill(smooth(outline), tone(-0.18)) + fill(smooth(inner), tone(0));
}

const light = ({ x, y }: Point, r: number, tone: Tone) => fill(ellipse({ x: x - r * 0.4, y: y - r * 0.42 }, r * 0.17, r * 0.24), tone(0.36)); // oxfmt-ignore

const APPLE = [[0.12, -0.8], [0.56, -0.9], [0.98, -0.4], [0.92, 0.3], [0.56, 0.84], [0.16, 0.86]] as const; // oxfmt-ignore

function apple(point: Point, r: number, heart: Ramp | undefined, tone: Tone, random: Random): string {
  const middle = { x: point.x, y: point.y + r * 1.35 };
  const streaks: string[] = [];
  for (let index = 0; index < 15; index += 1) {
    const aside = ((index + random() * 0.7) / 15) * 1.9 - 0.8;
    const long = between(random, 0.8, 1.5) - Math.abs(aside) * 0.2;
    streaks.push(`M${n(middle.x + aside * r * 0.3)} ${n(middle.y - r * 0.7)}Q${n(middle.x + aside * r * 0.86)} ${n(middle.y - r * 0.35)} ${n(middle.x + aside * r * 0.8)} ${n(middle.y - r * 0.7 + long * r)}`); // oxfmt-ignore
  }
  return (
    body(middle, APPLE, r, tone) +
    (heart ? `<g stroke-linecap="round">${stroke(streaks.join(''), heart[3], r * 0.1, 0.62)}</g>` : '') +
    fill(ellipse({ x: middle.x, y: middle.y - r * 0.74 }, r * 0.26, r * 0.09), tone(-0.34)) +
    stalk(point, { x: middle.x + r * 0.02, y: middle.y - r * 0.72 }, tone(-0.6), r * 0.09) +
    fill(ellipse({ x: middle.x, y: middle.y + r * 0.82 }, r * 0.13, r * 0.05), tone(-0.5)) +
    light(middle, r, tone)
  );
}

const PEAR = [[0.14, -1.3], [0.34, -1], [0.46, -0.4], [0.86, 0.2], [0.78, 0.74], [0.2, 0.98]] as const; // oxfmt-ignore

function pear(point: Point, r: number, heart: Ramp | undefined, tone: Tone): string {
  const middle = { x: point.x, y: point.y + r * 1.7 };
  const blush = heart ? fill(ellipse({ x: middle.x + r * 0.34, y: middle.y + r * 0.2 }, r * 0.36, r * 0.5), heart[4], 0.55) : ''; // oxfmt-ignore
  return body(middle, PEAR, r, tone) + blush + stalk(point, { x: middle.x, y: middle.y - r * 1.28 }, tone(-0.6), r * 0.09) + light(middle, r, tone); // oxfmt-ignore
}

const PLUM = [
  [0.2, -0.95],
  [0.66, -0.6],
  [0.76, 0.1],
  [0.54, 0.76],
  [0.14, 1],
] as const;
const PEACH = [[0.16, -0.84], [0.7, -0.78], [0.98, -0.1], [0.76, 0.66], [0.18, 0.92]] as const; // oxfmt-ignore

function plum(
  point: Point,
  r: number,
  shape: readonly (readonly [x: number, y: number])[],
  heart: Ramp | undefined,
  tone: Tone,
): string {
  const middle = { x: point.x, y: point.y + r * 1.4 };
  const seam = `M${n(middle.x + r * 0.12)} ${n(middle.y - r * 0.95)}Q${n(middle.x - r * 0.3)} ${n(middle.y)} ${n(middle.x + r * 0.1)} ${n(middle.y + r * 0.96)}`; // oxfmt-ignore
  const blush = heart ? fill(ellipse({ x: middle.x + r * 0.36, y: middle.y - r * 0.1 }, r * 0.46, r * 0.58), heart[4], 0.5) : ''; // oxfmt-ignore
  return body(middle, shape, r, tone) + blush + stroke(seam, tone(-0.28), Math.max(1, r * 0.06)) + stalk(point, { x: middle.x, y: middle.y - r * 0.94 }, tone(-0.5), r * 0.08) + light(middle, r, tone); // oxfmt-ignore
}

/** A pair on long stalks from one point. */
function cherries(point: Point, size: number, ramp: Ramp, tone: Tone): string {
  const r = size * 0.24;
  return [-0.34, 0.3].map((aside, index) => {
    const one = { x: point.x + aside * size, y: point.y + size * (0.72 + index * 0.1) };
    return stalk(point, { x: one.x, y: one.y - r }, ramp[1], r * 0.12) + fill(disc(one, r), tone(-0.16)) + fill(disc({ x: one.x - r * 0.1, y: one.y - r * 0.1 }, r * 0.82), tone(0)) + light(one, r, tone); // oxfmt-ignore
  }).join('');
} // oxfmt-ignore

/** A round husk; with a second colour it is torn, and the nut of that colour stands out of it. */
function nut(point: Point, r: number, heart: Ramp | undefined, tone: Tone): string {
  const middle = { x: point.x, y: point.y + r * 1.1 };
  const round = [[0.12, -0.9], [0.7, -0.66], [0.94, 0.1], [0.6, 0.78], [0.14, 0.95]] as const; // oxfmt-ignore
  if (!heart) return body(middle, round, r, tone) + light(middle, r, tone);
  const edge = [1, 0.62, 0.34, 0, -0.34, -0.62, -1].map((x, index) => `${n(middle.x + x * r)} ${n(middle.y + r * (index % 2 ? 0.5 : 0.06))}`); // oxfmt-ignore
  const husk = `M${n(middle.x - r)} ${n(middle.y)}Q${n(middle.x - r * 0.9)} ${n(middle.y - r)} ${n(middle.x)} ${n(middle.y - r)}Q${n(middle.x + r * 0.9)} ${n(middle.y - r)} ${edge.join('L')}Z`; // oxfmt-ignore
  return body({ x: middle.x, y: middle.y + r * 0.2 }, round, r * 0.84, (more) => heart[more < -0.1 ? 2 : 4]) + fill(husk, tone(0)); // oxfmt-ignore
}

function acorn(point: Point, r: number, cup: Ramp, tone: Tone): string {
  const middle = { x: point.x, y: point.y + r * 1.5 };
  const nutBody = body(
    middle,
    [
      [0.16, -0.8],
      [0.5, -0.6],
      [0.5, 0.3],
      [0.2, 0.86],
      [0.04, 1],
    ],
    r,
    tone,
  );
  const dome = `M${n(middle.x - r * 0.6)} ${n(middle.y - r * 0.3)}Q${n(middle.x - r * 0.56)} ${n(middle.y - r * 1.05)} ${n(middle.x)} ${n(middle.y - r)}Q${n(middle.x + r * 0.56)} ${n(middle.y - r * 1.05)} ${n(middle.x + r * 0.6)} ${n(middle.y - r * 0.3)}Z`; // oxfmt-ignore
  return nutBody + fill(dome, cup[2]) + stalk(point, { x: middle.x, y: middle.y - r }, cup[1], r * 0.12);
}

/** A fruit of many drupelets: raspberry, blackberry, mulberry. */
function rasp(point: Point, r: number, ramp: Ramp, tone: Tone): string {
  const parts: string[] = [];
  for (let row = 4; row >= 0; row -= 1) {
    const count = [3, 4, 4, 3, 2][row]!;
    for (let index = 0; index < count; index += 1) {
      const aside = count === 1 ? 0 : (index / (count - 1)) * 2 - 1;
      const one = { x: point.x + aside * r * [0.46, 0.58, 0.54, 0.4, 0.2][row]!, y: point.y + r * (0.6 + row * 0.34) };
      parts.push(fill(disc(one, r * 0.27), tone(-0.16 - aside * 0.12)) + fill(disc({ x: one.x - r * 0.07, y: one.y - r * 0.08 }, r * 0.1), tone(0.3))); // oxfmt-ignore
    }
  }
  return stalk(point, { x: point.x, y: point.y + r * 0.5 }, ramp[0], r * 0.1) + parts.join('');
}

/** A hanging string of round berries, larger at its top; grapes in a wider one. */
function currants(point: Point, size: number, ramp: Ramp, tone: Tone, random: Random): string {
  const parts: string[] = [];
  for (let index = 8; index >= 0; index -= 1) {
    const r = size * (0.1 - index * 0.0055);
    const one = { x: point.x + (index % 2 ? 1 : -1) * r * 0.95 + (random() - 0.5) * r, y: point.y + size * (0.14 + index * 0.1) }; // oxfmt-ignore
    parts.push(fill(disc(one, r), tone(-0.12)) + fill(disc({ x: one.x - r * 0.14, y: one.y - r * 0.14 }, r * 0.72), tone(0.04)) + light(one, r, tone)); // oxfmt-ignore
  }
  return stalk(point, { x: point.x, y: point.y + size * 0.95 }, ramp[1], size * 0.02) + parts.join('');
}

/** A cone of scales in rows: upright on its branch (-1) as of firs, or hanging (1) as of spruces. */
function cone(
  point: Point,
  size: number,
  way: 1 | -1,
  plump: number,
  ramp: Ramp,
  heart: Ramp | undefined,
  tone: Tone,
): string {
  const half = size * plump;
  const end = point.y + way * size;
  const side = (aside: number) =>
    `C${n(point.x + aside * half * 1.25)} ${n(point.y + way * size * 0.06)} ${n(point.x + aside * half * 1.2)} ${n(point.y + way * size * 0.8)}`;
  const outline = `M${n(point.x)} ${n(point.y)}${side(1)} ${n(point.x)} ${n(end)}C${n(point.x - half * 1.2)} ${n(point.y + way * size * 0.8)} ${n(point.x - half * 1.25)} ${n(point.y + way * size * 0.06)} ${n(point.x)} ${n(point.y)}Z`; // oxfmt-ignore
  const dark: string[] = [];
  const pale: string[] = [];
  for (let row = 1; row < 9; row += 1) {
    const share = row / 9;
    const reach = half * Math.sin(Math.PI * share ** 0.8) ** 0.6 * 0.86;
    const y = point.y + way * size * share;
    for (let index = 0; index < 4; index += 1) {
      const x = point.x + reach * (((index + (row % 2) * 0.5) / 3.5) * 2 - 1);
      const wide = half * 0.26;
      dark.push(`M${n(x - wide)} ${n(y)}Q${n(x)} ${n(y + size * 0.05)} ${n(x + wide)} ${n(y)}`);
      if (heart && index > 0) pale.push(`M${n(x)} ${n(y + size * 0.022)}v${n(size * 0.022)}`);
    }
  }
  return (
    fill(outline, tone(-0.14)) +
    fill(ellipse({ x: point.x - half * 0.26, y: point.y + way * size * 0.5 }, half * 0.4, size * 0.4), tone(0.08)) +
    stroke(dark.join(''), ramp[1], Math.max(0.9, size * 0.018)) +
    (heart ? stroke(pale.join(''), heart[4], Math.max(0.9, size * 0.016)) : '')
  );
}

/** Two winged seeds that hang from one stalk. */
function samara(point: Point, size: number, tone: Tone): string {
  const foot = { x: point.x, y: point.y + size * 0.36 };
  return (
    stalk(point, foot, tone(-0.4), size * 0.03) +
    fill(leaf('oval', foot, size * 0.8, 0.5, 0.62) + leaf('oval', foot, size * 0.8, Math.PI - 0.5, 0.62), tone(0.1)) +
    fill(disc({ x: foot.x - size * 0.09, y: foot.y + size * 0.02 }, size * 0.1) + disc({ x: foot.x + size * 0.09, y: foot.y + size * 0.02 }, size * 0.1), tone(-0.2)) // oxfmt-ignore
  );
}

/** Flowers of a lime: a few on one stalk that hangs from a pale bract. */
function cyme(point: Point, size: number, ramp: Ramp, bract: Ramp | undefined, random: Random): string {
  const aside = random() < 0.5 ? -1 : 1;
  const fork = { x: point.x + aside * size * 0.14, y: point.y + size * 0.5 };
  const wing = bract ? fill(leaf('narrow', point, size * 0.95, Math.PI / 2 - aside * 0.5, 1), bract[5]) + fill(leaf('narrow', point, size * 0.9, Math.PI / 2 - aside * 0.46, 0.4), bract[6]) : ''; // oxfmt-ignore
  const heads = [-0.26, -0.06, 0.14, 0.3].map((away, index) => ({ x: fork.x + away * size, y: fork.y + size * (0.34 - Math.abs(away) * 0.4 + (index % 2) * 0.1) })); // oxfmt-ignore
  const stalks = heads.map(({ x, y }) => `M${n(fork.x)} ${n(fork.y)}L${n(x)} ${n(y)}`).join('');
  const isFar = size < 60;
  const flowers = heads.map(({ x, y }) =>
    isFar ? fill(disc({ x, y }, size * 0.12), ramp[4]) : fill(Array.from({ length: 5 }, (_, index) => leaf('oval', { x, y }, size * 0.13, index * 1.257, 0.9)).join(''), ramp[5]) + fill(disc({ x, y }, size * 0.055), ramp[3]),
  ); // oxfmt-ignore
  return (
    wing +
    stalk(point, fork, ramp[1], size * 0.02) +
    stroke(stalks, ramp[1], Math.max(0.8, size * 0.015)) +
    flowers.join('')
  );
}
