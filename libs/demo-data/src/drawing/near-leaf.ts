import { toneOf, type Ramp } from './ink';
import { both, OUTLINES, placed, stepsOf, type LeafShape, type Outline, type Steps } from './leaf';
import { fill, n, stroke, type Point } from './path';

/** Leaf margin. */
export type Margin = 'entire' | 'saw' | 'double' | 'spiny';
/** Leaves whose close-up differs from their usual outline. */
export type NearShape = LeafShape | 'ovate' | 'fieldMaple' | 'palmate7' | 'sycamore' | 'plane' | 'sweetgum' | 'vine' | 'ivy' | 'currant'; // oxfmt-ignore

export interface NearLook {
  shape: NearShape;
  margin?: Margin;
  /** Number of leaflets of a compound leaf. */
  leaflets?: number;
}

/** A simple leaf: position of its widest point, half its width there, fullness, and whether its base is cordate. */
interface Blade {
  at: number;
  half: number;
  full: number;
  heart?: boolean;
  /** Length of the drawn-out tip. */
  tip?: number;
}

const BLADES: Partial<Record<NearShape, Blade>> = {
  oval: { at: 0.45, half: 0.27, full: 0.85 },
  ovate: { at: 0.34, half: 0.27, full: 0.8, tip: 0.3 },
  narrow: { at: 0.42, half: 0.13, full: 0.85 },
  round: { at: 0.56, half: 0.44, full: 0.55 },
  heart: { at: 0.3, half: 0.44, full: 0.72, heart: true, tip: 0.45 },
  birch: { at: 0.27, half: 0.36, full: 0.8, tip: 0.35 },
};

const width = ({ at, half, full, tip = 0 }: Blade, t: number) =>
  half * Math.sin(Math.PI * t ** (Math.log(0.5) / Math.log(at))) ** full * (1 - tip * t ** 4);

const TEETH = { saw: 11, double: 15, spiny: 4 } as const;

function blade(look: Blade, margin: Margin): Outline {
  const start = look.heart ? 0.1 : 0;
  const half: (readonly ['L' | 'Q', ...number[]])[] = look.heart
    ? [['Q', -0.14, -0.06, -0.09, -0.24], ['Q', -0.05, -0.36, start, -width(look, start) * 1.02]] // oxfmt-ignore
    : [];
  const point = (t: number, more = 0): [number, number] => [t, -(width(look, Math.min(1, t)) + more)];
  if (margin === 'entire') {
    const steps = 10;
    for (let index = 1; index < steps; index += 1) {
      const t = start + ((1 - start) * index) / steps;
      const next = t + (1 - start) / steps / 2;
      half.push(['Q', ...point(t), ...(index === steps - 1 ? ([1, 0] as const) : point(next))]);
    }
    return both(half);
  }
  const count = TEETH[margin];
  for (let index = 0; index < count; index += 1) {
    const t = start + ((1 - start) * index) / count;
    const step = (1 - start) / count;
    const deep = margin === 'spiny' ? 0.13 : margin === 'double' && index % 3 === 1 ? 0.06 : 0.026;
    half.push(['L', ...point(t + step * 0.8, deep * (1 - t * 0.6))]);
    half.push(['L', ...(index === count - 1 ? ([1, 0] as const) : point(t + step, margin === 'spiny' ? -0.03 : 0))]);
  }
  return both(half);
}

/** A palmately lobed leaf: angles of its lobes from the middle outwards, and their lengths. */
function palmate(angles: readonly number[], lengths: readonly number[], sinus: number, wide: number): Outline {
  const half: (readonly ['L' | 'Q', ...number[]])[] = [];
  const polar = (angle: number, far: number, aside = 0): [number, number] => [
    Math.cos(angle) * far - Math.sin(angle) * aside,
    -(Math.sin(angle) * far + Math.cos(angle) * aside),
  ];
  for (let lobe = angles.length - 1; lobe >= 0; lobe -= 1) {
    const angle = (angles[lobe]! * Math.PI) / 180;
    const long = lengths[lobe]!;
    half.push(['Q', ...polar(angle, long * 0.52, wide * long), ...polar(angle, long)]);
    if (lobe === 0) break;
    const next = (angles[lobe - 1]! * Math.PI) / 180;
    const between = (angle + next) / 2;
    half.push(['Q', ...polar(angle, long * 0.52, -wide * long), ...polar(between, sinus * Math.min(long, 1))]);
  }
  return both(half);
}

/** Lobed leaves, and the ends of their veins by angle and length. */
const LOBES: Partial<Record<NearShape, readonly [angles: readonly number[], lengths: readonly number[], sinus: number, wide: number]>> = {
  maple: [[0, 48, 98], [1, 0.92, 0.52], 0.5, 0.23],
  fieldMaple: [[0, 55, 104], [1, 0.82, 0.42], 0.48, 0.34],
  sycamore: [[0, 46, 96], [1, 0.86, 0.5], 0.62, 0.27],
  plane: [[0, 52, 100], [1, 0.84, 0.55], 0.5, 0.24],
  star: [[0, 50, 100], [1, 0.92, 0.6], 0.26, 0.15],
  sweetgum: [[0, 56, 108], [1, 0.94, 0.68], 0.4, 0.2],
  palmate7: [[0, 36, 74, 118], [1, 0.94, 0.74, 0.42], 0.24, 0.1],
  vine: [[0, 50, 108], [1, 0.82, 0.62], 0.66, 0.32],
  ivy: [[0, 68], [1, 0.66], 0.5, 0.3],
  currant: [[0, 58, 112], [1, 0.78, 0.5], 0.66, 0.36],
}; // oxfmt-ignore

interface Drawn {
  steps: Steps;
  half: Steps;
  /** From the midrib or the base to near the margin. */
  veins: readonly (readonly [number, number, number, number])[];
}

const cache = new Map<string, Drawn>();

function drawn(shape: NearShape, margin: Margin): Drawn {
  const key = `${shape} ${margin}`;
  const cached = cache.get(key);
  if (cached) return cached;
  const simple = BLADES[shape];
  const lobes = LOBES[shape];
  const outline = simple ? blade(simple, margin) : lobes ? palmate(...lobes) : OUTLINES[shape as LeafShape];
  const steps = stepsOf(outline);
  const made = { steps, half: steps.slice(0, steps.length / 2), veins: veinsOf(shape, simple, lobes) };
  cache.set(key, made);
  return made;
}

function veinsOf(shape: NearShape, simple: Blade | undefined, lobes: (typeof LOBES)[NearShape]): Drawn['veins'] {
  const veins: [number, number, number, number][] = [];
  const pair = (x: number, y: number, toX: number, toY: number) => veins.push([x, -y, toX, -toY], [x, y, toX, toY]);
  if (lobes) {
    lobes[0].forEach((angle, lobe) => {
      if (lobe > 0) pair(0, 0, Math.cos((angle * Math.PI) / 180) * lobes[1][lobe]! * 0.8, Math.sin((angle * Math.PI) / 180) * lobes[1][lobe]! * 0.8); // oxfmt-ignore
    });
    pair(0.4, 0, 0.58, 0.1);
  } else if (shape === 'fan') {
    for (const spread of [0.12, 0.24, 0.36]) pair(0.3, 0.02, 0.82 - spread * 0.2, spread);
  } else {
    for (const share of [0.16, 0.32, 0.48, 0.63, 0.77]) {
      const to = Math.min(0.97, share + 0.13);
      pair(share, 0, to, simple ? width(simple, to) * 0.82 : 0.16 * (1 - share));
    }
  }
  return veins;
}

/** A close-up leaf on its stalk: two halves, one of them lit, with veins. */
export function nearLeaf({ shape, margin = 'entire', leaflets }: NearLook, point: Point, long: number, angle: number, wide: number, ramp: Ramp, light: number): string {
  if (shape !== 'hand' && shape !== 'pinnate') return simpleLeaf(shape, margin, point, long, angle, wide, ramp, light, 0.16);
  const along = (share: number) => ({ x: point.x + Math.cos(angle) * long * share, y: point.y + Math.sin(angle) * long * share });
  const parts: string[] = [];
  if (shape === 'hand') {
    const count = leaflets ?? 7;
    const foot = along(0.35);
    const spread = count === 3 ? 1.15 : count === 5 ? 0.8 : 0.66;
    for (let index = (count - 1) / 2; index >= 0; index -= 1) {
      for (const side of index === 0 ? [1] : [-1, 1])
        parts.push(simpleLeaf('oval', margin, foot, long * (0.86 - index * (count === 7 ? 0.13 : 0.08)), angle + side * index * spread, wide * (count === 7 ? 0.8 : 0.9), ramp, light + side * 0.04, 0.02));
    }
    return stroke(`M${n(point.x)} ${n(point.y)}L${n(foot.x)} ${n(foot.y)}`, ramp[1], long * 0.025) + parts.join('');
  }
  const pairs = Math.floor((leaflets ?? 9) / 2);
  const size = Math.min(0.46, 2.2 / (pairs + 1)) * (pairs > 8 ? 1.3 : 1);
  for (let index = 0; index < pairs; index += 1) {
    const share = 0.34 + (0.98 * index) / pairs;
    for (const side of [-1, 1]) parts.push(simpleLeaf('oval', margin, along(share), long * size * (1 - index * 0.03), angle + side * 1.15, wide * 0.86, ramp, light + side * 0.05, 0.02));
  }
  const tip = along(1.3);
  parts.push(simpleLeaf('oval', margin, tip, long * size, angle, wide * 0.86, ramp, light, 0.02));
  return stroke(`M${n(point.x)} ${n(point.y)}L${n(tip.x)} ${n(tip.y)}`, ramp[1], long * 0.022) + parts.join('');
} // oxfmt-ignore

function simpleLeaf(shape: NearShape, margin: Margin, point: Point, long: number, angle: number, wide: number, ramp: Ramp, light: number, stalkLong: number): string {
  const { steps, half, veins } = drawn(shape, margin);
  const tone = toneOf(light);
  const stalk = { x: point.x + Math.cos(angle) * long * stalkLong, y: point.y + Math.sin(angle) * long * stalkLong };
  const place = (x: number, y: number) => `${n(stalk.x + (Math.cos(angle) * x - Math.sin(angle) * y * wide) * long)} ${n(stalk.y + (Math.sin(angle) * x + Math.cos(angle) * y * wide) * long)}`;
  const upper = Math.cos(angle) > 0 ? 1 : -1;
  const lines = veins.map(([x, y, toX, toY]) => `M${place(x, y)}L${place(toX, toY)}`).join('');
  return (
    (stalkLong > 0.1 ? stroke(`M${n(point.x)} ${n(point.y)}L${place(0, 0)}`, ramp[1], long * 0.025) : '') +
    fill(placed(steps, stalk, long, angle, wide), ramp[tone]!) +
    fill(placed(half, stalk, long, angle, wide * upper), ramp[Math.min(6, tone + 1)]!) +
    stroke(lines, ramp[Math.max(0, tone - 1)]!, Math.max(0.8, long * 0.009), 0.6) +
    stroke(`M${place(0, 0)}L${place(shape === 'fan' ? 0.3 : 0.94, 0)}`, ramp[Math.min(6, tone + 3)]!, Math.max(1, long * 0.015), 0.8)
  );
} // oxfmt-ignore
