import { toneOf, type Ramp } from './ink';
import { leaf, type LeafShape } from './leaf';
import { between, blob, fill, type Point, type Random } from './path';

/** Direction of the light: from the upper left. */
const LIGHT = { x: -0.55, y: -0.83 } as const;

/** A cluster of leaves at the end of a bough. */
export interface Cluster extends Point {
  r: number;
  /** Height of the cluster as a share of its width. */
  flat?: number;
  /** Light on the whole cluster, from -1 to 1. */
  light: number;
}

export interface Leaves {
  shape: LeafShape;
  ramp: Ramp;
  /** Of one leaf, in px. */
  long: number;
  wide?: number;
  /** Direction of leaves: outwards (0) to down (1) or up (-1). */
  droop?: number;
  /** Coverage of a cluster; 1 is dense. */
  dense?: number;
  /** A second colour, of margins or of turned leaves, and its share. */
  other?: readonly [Ramp, share: number];
}

const GOLDEN = Math.PI * (3 - Math.sqrt(5));
/** Below this density, leaves are drawn one by one instead of as a mass. */
const THIN = 0.7;

/** A cluster of leaves: layers from shade to light, with single leaves along the edges. */
export function bunch(cluster: Cluster, leaves: Leaves, random: Random): string {
  if ((leaves.dense ?? 1) <= THIN) return thinBunch(cluster, leaves, random);
  const { x, y, r, light } = cluster;
  const { ramp, other } = leaves;
  const tone = Math.max(1, Math.min(3, toneOf(0.43 + light * 0.36)));
  const sheet = (share: number) => {
    const shift = r * (1 - share) * 0.66;
    return fringed({ ...cluster, x: x + LIGHT.x * shift, y: y + LIGHT.y * shift, r: r * share }, leaves, random);
  };
  const turned = other ? fill(scattered(cluster, leaves, other[1], random), other[0][tone as 2]) : '';
  const top = leaves.long < 13 ? '' : fill(sheet(0.36), ramp[(tone + 1) as 2]);
  return fill(sheet(1), ramp[(tone - 1) as 0]) + fill(sheet(0.8), ramp[tone as 1]) + turned + top;
}

/** An irregular mass with leaves along its edge. */
function fringed({ x, y, r, flat = 0.9 }: Cluster, leaves: Leaves, random: Random): string {
  const { shape, long, wide = 1, droop = 0.25 } = leaves;
  // Distant plants have fewer distinct leaves.
  const count = Math.max(5, Math.round((Math.PI * 2 * r) / (long * (long < 13 ? 1.7 : 1.05))));
  const down = droop >= 0 ? Math.PI / 2 : -Math.PI / 2;
  const turn = random() * 6.3;
  let path = blob({ x, y }, r * 0.82, r * 0.82 * flat, 0.14, random);
  for (let index = 0; index < count; index += 1) {
    const angle = turn + ((index + random() * 0.8) / count) * Math.PI * 2;
    const out = r * between(random, 0.6, 0.88);
    const point = { x: x + Math.cos(angle) * out, y: y + Math.sin(angle) * out * flat };
    const outward = Math.atan2(Math.sin(angle) * flat, Math.cos(angle));
    const way = towards(outward, down, Math.abs(droop)) + (random() - 0.5) * 1.5;
    path += leaf(shape, point, long * between(random, 0.95, 1.35), way, wide);
  }
  return path;
}

/** Leaves of another colour over a mass. */
function scattered({ x, y, r, flat = 0.9 }: Cluster, leaves: Leaves, share: number, random: Random): string {
  const { shape, long, wide = 1 } = leaves;
  const count = Math.min(24, Math.round((share * 1.5 * r * r) / (long * long)));
  let path = '';
  for (let index = 0; index < count; index += 1) {
    const far = Math.sqrt((index + 0.5) / count) * r * 0.88;
    const angle = index * GOLDEN + random();
    const point = { x: x + Math.cos(angle) * far, y: y + Math.sin(angle) * far * flat };
    path += leaf(shape, point, long * between(random, 0.9, 1.3), angle + (random() - 0.5) * 1.2, wide);
  }
  return path;
}

/** A sparse cluster, with leaves at the golden angle, each in its light. */
function thinBunch(cluster: Cluster, leaves: Leaves, random: Random): string {
  const { x, y, r, flat = 0.9, light } = cluster;
  const { shape, ramp, long, wide = 1, droop = 0.25, dense = 1, other } = leaves;
  const tones = Array.from({ length: 14 }, () => '');
  const count = Math.round(Math.max(dense > 0.1 ? 5 : 0, (dense * 0.8 * r * r) / (long * long * 0.42)));
  const turn = random() * 6.3;
  for (let index = 0; index < count; index += 1) {
    const far = Math.sqrt((index + 0.5) / count);
    const angle = turn + index * GOLDEN + (random() - 0.5) * 0.5;
    const out = far * r * between(random, 0.9, 1.08);
    const point = { x: x + Math.cos(angle) * out, y: y + Math.sin(angle) * out * flat };
    const facing = -(Math.cos(angle) * -LIGHT.x + Math.sin(angle) * -LIGHT.y) * far;
    const lit = 0.5 + facing * 0.3 + light * 0.4;
    const outward = Math.atan2(Math.sin(angle) * flat, Math.cos(angle));
    const down = droop >= 0 ? Math.PI / 2 : -Math.PI / 2;
    const way = towards(outward, down, Math.abs(droop)) + (random() - 0.5) * 0.9;
    const second = other !== undefined && random() < other[1];
    tones[toneOf(lit) + (second ? 7 : 0)] += leaf(shape, point, long * between(random, 0.75, 1.2), way, wide);
  }
  return tones.map((d, index) => fill(d, (index < 7 ? ramp : (other?.[0] ?? ramp))[index % 7]!)).join('');
}

/** Returns an angle turned by a share towards another, the short way round. */
export function towards(angle: number, goal: number, share: number): number {
  let away = (goal - angle) % (Math.PI * 2);
  if (away > Math.PI) away -= Math.PI * 2;
  if (away < -Math.PI) away += Math.PI * 2;
  return angle + away * share;
}
