import { bloom, type Bloom } from './bloom';
import { grow, stem, wood, type Stem } from './branches';
import { bunch, type Cluster, type Leaves } from './foliage';
import type { Ramp } from './ink';
import { between, type Point, type Random } from './path';

/** The outline of a crown, seen from the side. */
export interface Crown {
  /** Height of the bare stem as a share of the plant's. */
  stem: number;
  /** Width of the crown as a share of the plant's height. */
  wide: number;
  /** Half the width at a height from 0 (base of the crown) to 1 (top), as a share of the maximum. */
  at(height: number): number;
  /** Size of a leaf cluster as a share of the plant's height. */
  bunch: number;
  /** Height of a cluster as a share of its width: lower for horizontal boughs. */
  flat?: number;
  /** Irregularity of the outline. */
  uneven?: number;
  /** Density of clusters; less than 1 lets the sky through. */
  close?: number;
  /** Whether the crown is clipped or grafted to a regular shape. */
  even?: boolean;
}

export interface TreeLook {
  crown: Crown;
  leaves: Leaves | null;
  bark: Ramp;
  texture: Stem['texture'];
  /** Thickness of the stem at its base as a share of the height. */
  thick?: number;
  /** Number of stems from the ground: several have no bare stem. */
  stems?: number;
  bloom?: Bloom;
}

/** A broad-leaved tree or shrub at a point; `height` in px. */
export function tree(foot: Point, height: number, look: TreeLook, random: Random): string {
  const { crown, leaves, bark, texture, thick = 0.032, stems = 1 } = look;
  const lean = (random() - 0.5) * height * (crown.even ? 0.01 : 0.05);
  const clusters = bunches(foot, height, crown, lean, random);
  const goals = leaves ? clusters.map((one) => ({ x: one.x, y: one.y + one.r * 0.25 })) : twigs(foot, height, crown, lean, random); // oxfmt-ignore
  const base = foot.y - height * crown.stem;
  const top = { x: foot.x + lean * 0.5, y: base - height * (1 - crown.stem) * (leaves ? 0.2 : 0.14) };
  const wide = thick * height;
  const parts: string[] = [];
  if (stems > 1) {
    const feet = Array.from({ length: stems }, (_, index) => (index + 0.5) / stems - 0.5);
    for (const aside of feet) {
      const own = { x: foot.x + aside * wide * 2.4, y: foot.y + Math.abs(aside) * -2 };
      const tip = { x: foot.x + aside * height * crown.wide * 0.62, y: foot.y - height * between(random, 0.3, 0.45) };
      const half = { x: (own.x + tip.x) / 2 - aside * wide * 0.8, y: (own.y + tip.y) / 2 };
      const mine = goals.filter(({ x }) => Math.abs((x - foot.x) / (height * crown.wide) - aside * 0.8) < 0.75 / stems + 0.06); // oxfmt-ignore
      parts.push(wood(grow([own, half, tip], mine, 0.3), wide * 0.62, bark));
    }
  } else {
    const middle = { x: (foot.x + top.x) / 2, y: (foot.y + top.y) / 2 };
    const line = leaves || crown.stem > 0.08 ? [foot, middle, top] : [foot, top];
    const leader = { x: foot.x + lean, y: foot.y - height * (leaves ? 0.82 : 0.9) };
    const upright = crown.wide < 0.62 || crown.even ? [...line, { x: (top.x + leader.x) / 2, y: (top.y + leader.y) / 2 }, leader] : line; // oxfmt-ignore
    parts.push(wood(grow(upright, goals, 0.28), wide * 0.92, bark));
    parts.push(stem({ foot, top, thick: wide, bark, texture }, random));
  }
  if (!leaves) return parts.join('');
  const back = clusters.filter((_, index) => index < clusters.length * 0.45);
  const front = clusters.slice(back.length);
  const behind = back.map((one) => bunch({ ...one, light: one.light - 0.3 }, leaves, random)).join('');
  const flowers = look.bloom;
  // Large flowers are drawn above the leaves, small ones among them.
  const standsOut = flowers !== undefined && flowers.size >= 50;
  const bloomed = (one: Cluster) => (flowers ? blooms(one, flowers, random) : '');
  const before = front.map((one) => bunch(one, leaves, random) + (standsOut ? '' : bloomed(one))).join('');
  const over = standsOut ? front.map(bloomed).join('') : '';
  const some = flowers ? back.map((one) => blooms({ ...one, light: one.light - 0.2 }, flowers, random)).join('') : '';
  return behind + some + parts.join('') + before + over;
}

/** Leaf clusters by bough, back to front. */
function bunches(foot: Point, height: number, crown: Crown, lean: number, random: Random): Cluster[] {
  const { wide, at, bunch: share, flat = 0.86, uneven = 1, close = 1, even = false } = crown;
  const size = share * height * (even || share > 0.12 ? 1.25 : 1.7);
  const tall = height * (1 - crown.stem);
  const half = (height * wide) / 2;
  const base = foot.y - height * crown.stem;
  const found: (Cluster & { depth: number })[] = [];
  for (const bough of boughs(tall, half, crown, random)) {
    const count = Math.max(4, Math.round(((bough.r * bough.r) / (size * size)) * 1.75 * close));
    const turn = random() * 6.3;
    for (let index = 0; index < count; index += 1) {
      const far = Math.sqrt((index + 0.4) / count);
      const angle = turn + index * 2.399963 + (random() - 0.5) * 0.5;
      const up = (bough.y + Math.sin(angle) * far * bough.r * flat) / tall;
      const clipped = Math.max(0.02, Math.min(0.985, up));
      const reach = half * at(clipped) * (even ? 1 : 1 + 0.16 * uneven * (random() - 0.35));
      // Near the tip of a narrow crown only small ones fit.
      const r = Math.min(size * between(random, 0.75, 1.15), Math.max(reach * 0.95, size * 0.3));
      const limit = Math.max(size * 0.1, reach - r * 0.66);
      const x = Math.max(-limit, Math.min(limit, bough.x + Math.cos(angle) * far * bough.r));
      const y = base - Math.max(r * flat * 0.5, Math.min(tall - r * 0.7, clipped * tall));
      const own = (Math.sin(angle) * 0.75 - Math.cos(angle) * 0.45) * far;
      const light = own * 0.42 + (clipped - 0.5) * 0.5 - (x / Math.max(half, 1)) * 0.3 + (random() - 0.5) * 0.12;
      found.push({ x: foot.x + lean * clipped + x, y, r, flat, light, depth: bough.depth - far * 0.25 - own * 0.03 });
    }
  }
  return found.sort((one, other) => one.depth - other.depth);
}

interface Bough extends Point {
  r: number;
  depth: number;
}

/** The boughs of a crown, measured upwards from the middle of its base: each has leaf clusters at its end. */
function boughs(tall: number, half: number, { at, even = false, uneven = 1 }: Crown, random: Random): Bough[] {
  if (half < tall * 0.26) return pile(tall, half, at, random);
  const found: Bough[] = [];
  const usual = Math.min(half * (even ? 0.5 : 0.52), tall * 0.3);
  for (let attempt = 0; attempt < 420 && found.length < 26; attempt += 1) {
    const up = 0.04 + random() * 0.94;
    const room = half * at(up);
    const r = Math.min(usual, Math.max(room * 0.8, usual * 0.34)) * between(random, even ? 0.92 : 1 - 0.3 * uneven, even ? 1.05 : 1.1); // oxfmt-ignore
    const limit = Math.max(0, room - r * 0.82);
    const x = (random() * 2 - 1) * limit;
    const y = Math.max(r * 0.5, Math.min(tall - r * 0.9, up * tall));
    const overlaps = found.some((one) => Math.hypot(one.x - x, one.y - y) < (one.r + r) * (even ? 0.42 : 0.5));
    if (!overlaps)
      found.push({ x, y, r, depth: random() * 0.7 + (1 - Math.abs(x) / Math.max(half, 1)) * 0.6 - up * 0.2 });
  }
  return found;
}

/** The boughs of a narrow crown: closely stacked, alternating sides. */
function pile(tall: number, half: number, at: Crown['at'], random: Random): Bough[] {
  const found: Bough[] = [];
  for (let y = half * 0.5; y < tall;) {
    const room = Math.max(half * at(Math.min(0.97, y / tall)), half * 0.16);
    const r = room * between(random, 0.86, 1.02);
    found.push({
      x: (random() - 0.5) * room * 0.34,
      y: Math.min(y, tall - r * 0.6),
      r,
      depth: random() * 0.5 - (y / tall) * 0.2,
    });
    y += r * 0.62;
  }
  return found;
}

/** Twig ends of a bare tree. */
function twigs(foot: Point, height: number, crown: Crown, lean: number, random: Random): Point[] {
  const tall = height * (1 - crown.stem);
  const half = (height * crown.wide) / 2;
  const points: Point[] = [];
  // Distant trees have fewer, as they would merge.
  const apart = Math.max(height * 0.022, 12);
  for (let attempt = 0; attempt < 2200 && points.length < 440; attempt += 1) {
    const up = random() ** 0.8;
    const x = foot.x + lean * up + (random() * 2 - 1) * half * crown.at(up) * between(random, 0.92, 1.06);
    const y = foot.y - height * crown.stem - up * tall;
    if (points.every((one) => Math.hypot(one.x - x, one.y - y) > apart)) points.push({ x, y });
  }
  return points;
}

/** Flowers or fruits over a leaf cluster, in small groups, large ones single. */
export function blooms(cluster: Cluster, look: Bloom, random: Random): string {
  const { x, y, r, flat = 0.86, light } = cluster;
  const together = look.size < 36 ? 3 : 1;
  const expected = ((look.share * r * r) / (look.size * look.size) / together) * (together === 1 ? 2.8 : 1.7);
  const count = Math.floor(expected) + (random() < expected % 1 ? 1 : 0);
  const turn = random() * 6.3;
  const parts: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const far = Math.sqrt((index + 0.5) / count) * 0.9;
    const angle = turn + index * 2.399963 + (random() - 0.5) * 0.7;
    const lit = 0.56 + light * 0.34 - (Math.cos(angle) * 0.5 + Math.sin(angle) * 0.8) * far * 0.22;
    for (let one = 0; one < together; one += 1) {
      const aside = turn + one * 2.1 + random();
      const away = together === 1 ? 0 : look.size * between(random, 0.5, 0.75);
      const point = { x: x + Math.cos(angle) * far * r + Math.cos(aside) * away, y: y + Math.sin(angle) * far * r * flat + Math.sin(aside) * away }; // oxfmt-ignore
      parts.push(bloom({ ...look, size: look.size * between(random, 0.8, 1.12) }, point, lit, random));
    }
  }
  return parts.join('');
}
