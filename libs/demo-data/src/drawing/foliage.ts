import { toneOf, type Ramp } from './ink';
import { leaf, type LeafShape } from './leaf';
import { between, blob, fill, type Point, type Random } from './path';

/** Where light comes from: above, on the left. */
const LIGHT = { x: -0.55, y: -0.83 } as const;

/** A bunch of leaves at the end of a bough. */
export interface Cluster extends Point {
  r: number;
  /** Height of the bunch as a share of its width. */
  flat?: number;
  /** Light that falls on it as a whole, from -1 to 1. */
  light: number;
}

export interface Leaves {
  shape: LeafShape;
  ramp: Ramp;
  /** Of one leaf, in px. */
  long: number;
  wide?: number;
  /** Where leaves point: out of the bunch (0) to down (1) or up (-1). */
  droop?: number;
  /** How much of a bunch they cover; 1 is dense. */
  dense?: number;
  /** A second colour, of edges or of leaves that have turned, and how many have it. */
  other?: readonly [Ramp, share: number];
}

const GOLDEN = Math.PI * (3 - Math.sqrt(5));

/**
 * A bunch of leaves, set by the golden angle as they grow, each in the tone of the light that falls on it: shade first,
 * light last.
 */
export function bunch(cluster: Cluster, leaves: Leaves, random: Random): string {
  const { x, y, r, flat = 0.9, light } = cluster;
  const { shape, ramp, long, wide = 1, droop = 0.25, dense = 1, other } = leaves;
  const tones = Array.from({ length: 14 }, () => '');
  const count = Math.max(7, Math.round((dense * 1.1 * r * r) / (long * long * 0.42)));
  const turn = random() * 6.3;
  for (let index = 0; index < count; index += 1) {
    const far = Math.sqrt((index + 0.5) / count);
    const angle = turn + index * GOLDEN + (random() - 0.5) * 0.5;
    const out = far * r * between(random, 0.9, 1.08);
    const point = { x: x + Math.cos(angle) * out, y: y + Math.sin(angle) * out * flat };
    const facing = -(Math.cos(angle) * -LIGHT.x + Math.sin(angle) * -LIGHT.y) * far;
    const lit = 0.5 + facing * 0.36 + light * 0.4 + (random() - 0.5) * 0.2;
    const outward = Math.atan2(Math.sin(angle) * flat, Math.cos(angle));
    const down = droop >= 0 ? Math.PI / 2 : -Math.PI / 2;
    const way = towards(outward, down, Math.abs(droop)) + (random() - 0.5) * 0.9;
    const tone = toneOf(lit);
    const second = other !== undefined && random() < other[1];
    tones[tone + (second ? 7 : 0)] += leaf(shape, point, long * between(random, 0.75, 1.2), way, wide);
  }
  const base = fill(blob({ x: x - r * 0.02, y: y + r * 0.06 }, r * 0.76, r * 0.76 * flat, 0.12, random), ramp[light > 0.3 ? 2 : light > -0.2 ? 1 : 0]); // prettier-ignore
  const drawn = Array.from({ length: 7 }, (_, tone) => {
    const turned = other ? fill(tones[tone + 7]!, other[0][tone]!) : '';
    return fill(tones[tone]!, ramp[tone]!) + turned;
  });
  return (dense > 0.7 ? base : '') + drawn.join('');
}

/** A way turned by a share towards another, the short way round. */
export function towards(angle: number, goal: number, share: number): number {
  let away = (goal - angle) % (Math.PI * 2);
  if (away > Math.PI) away -= Math.PI * 2;
  if (away < -Math.PI) away += Math.PI * 2;
  return angle + away * share;
}
