import { bloom, type Bloom } from './bloom';
import { toneOf, type Ramp } from './ink';
import { leaf, type LeafShape } from './leaf';
import { at, between, fill, limb, polygon, stroke, type Point, type Random } from './path';

export interface ConiferLook {
  ramp: Ramp;
  bark: Ramp;
  /** Width as a share of the height. */
  wide: number;
  /** Height of the bare stem as a share of the plant's. */
  stem: number;
  tiers: number;
  /** Angle of boughs at the stem and at the tip: negative is upwards, in radians. */
  angle: number;
  droop: number;
  /** Half the width at a height from 0 to 1; default: a plain cone. */
  at?(height: number): number;
  needle: LeafShape;
  needleLong: number;
  /** Distance between needles. */
  step: number;
  /** Cones, on the outer half of the upper boughs. */
  cones?: Bloom;
  /** Hanging shoots. */
  hang?: number;
}

interface Bough {
  from: Point;
  angle: number;
  long: number;
  light: number;
  /** Depth towards the viewer, from -1 to 1. */
  depth: number;
}

/** A conifer of tiers: boughs around a straight stem, each needle with its own light. */
export function conifer(foot: Point, height: number, look: ConiferLook, random: Random): string {
  const { wide, tiers, bark, angle, at: half = (up: number) => 1 - up } = look;
  const lean = (random() - 0.5) * height * 0.02;
  const low = foot.y - height * look.stem;
  const tall = height * (1 - look.stem);
  const boughs: Bough[] = [];
  for (let tier = 0; tier < tiers; tier += 1) {
    const up = (tier / tiers) ** 0.92;
    const y = low - tall * up;
    const reach = Math.max(height * 0.03, (height * wide * half(up)) / 2) * between(random, 0.88, 1.1);
    const count = up > 0.85 ? 6 : 10;
    const turn = random() * 6.3;
    for (let index = 0; index < count; index += 1) {
      const around = turn + (index / count) * Math.PI * 2;
      const aside = Math.cos(around);
      const depth = Math.sin(around);
      const long = reach * (0.42 + 0.58 * Math.abs(aside)) * between(random, 0.86, 1.12);
      // In perspective, boughs towards the viewer point down, those behind the stem up.
      const slope = angle * (1 - up * 0.2) - up * up * 0.5;
      const way = Math.atan2(
        Math.sin(slope) + depth * 0.75 * (1 - Math.abs(aside)) * Math.min(1, up * 5),
        aside * Math.cos(slope),
      );
      const light = 0.46 - aside * 0.2 + up * 0.12 + depth * 0.1 + (random() - 0.5) * 0.12;
      boughs.push({ from: { x: foot.x + lean * up, y: y + between(random, -0.3, 0.3) * (tall / tiers) }, angle: way, long, light: depth < -0.3 ? light - 0.18 : light, depth }); // oxfmt-ignore
    }
  }
  // Short shoots in front of the stem, which hide most of it.
  for (let tier = 0; tier < tiers * 1.5; tier += 1) {
    const up = Math.min(0.97, ((tier + 0.5 + random() * 0.4) / (tiers * 1.5)) ** 0.94);
    const reach = Math.max(height * 0.022, height * wide * half(up) * 0.2);
    const from = { x: foot.x + lean * up + (random() - 0.5) * height * 0.014, y: low - tall * up };
    boughs.push({ from, angle: Math.PI / 2 + (random() - 0.5) * 1.5, long: Math.min(reach, tall * 0.08), light: 0.5 + (random() - 0.5) * 0.2, depth: 1 }); // oxfmt-ignore
  }
  boughs.sort((one, other) => other.from.y - one.from.y);
  const behind = boughs.filter(({ depth }) => depth < -0.3);
  const front = boughs.filter(({ depth }) => depth >= -0.3);
  const top = { x: foot.x + lean, y: foot.y - height };
  return (
    behind.map((one) => bough(one, look, low - tall * 0.35, random)).join('') +
    fill(limb(foot, top, height * 0.03, 1), bark[2]) +
    front.map((one) => bough(one, look, low - tall * 0.35, random)).join('') +
    leader(top, look, random)
  );
}

function bough({ from, angle, long, light, depth }: Bough, look: ConiferLook, crown: number, random: Random): string {
  const { ramp, bark, needle, needleLong, step, droop, cones, hang = 0 } = look;
  const tones = ['', '', '', '', '', '', ''];
  const high = from.y < crown && depth > 0;
  const side = Math.cos(angle) >= 0 ? 1 : -1;
  const count = Math.max(4, Math.round(long / step));
  const line = [from];
  const fruits: string[] = [];
  let heading = angle;
  let point = from;
  for (let index = 0; index < count; index += 1) {
    const along = index / count;
    heading += (side * droop * 2 * (along - (droop > 0.5 ? 0.62 : 0.1))) / count;
    point = { x: point.x + (Math.cos(heading) * long) / count, y: point.y + (Math.sin(heading) * long) / count };
    line.push(point);
    if (along < 0.08) continue;
    const size = needleLong * (1.2 - along * 0.62) * between(random, 0.8, 1.15);
    for (const turn of [-0.95, -0.5, 0.5, 0.95, between(random, -0.3, 0.3)]) {
      const upper = -Math.cos(heading) * turn * side > 0 ? 0 : 0.2;
      const lit =
        light +
        (Math.sin(heading + turn) < Math.sin(heading) ? 0.14 : -0.16) +
        along * 0.1 +
        upper * 0.2 +
        (random() - 0.5) * 0.14;
      tones[toneOf(lit)] += leaf(needle, point, size, heading + turn);
    }
    if (hang > 0 && random() < 0.7) {
      const down = Math.PI / 2 + (random() - 0.5) * 0.4;
      tones[toneOf(light - 0.16)] += leaf(needle, point, size * hang, down);
    }
    if (cones && high && along > 0.35 && random() < cones.share) fruits.push(bloom(cones, point, light + 0.1, random));
  }
  const wood = stroke(`M${line.map(at).join('L')}`, bark[1], Math.max(1.2, long * 0.018));
  const mass = fill(polygonOf(line, long * 0.085), ramp[toneOf(light - 0.22)]!);
  return wood + mass + tones.map((d, tone) => fill(d, ramp[tone]!)).join('') + fruits.join('');
}

/** The dark mass of a bough behind its needles. */
function polygonOf(line: readonly Point[], half: number): string {
  const over = line.map(({ x, y }, index) => ({ x, y: y - half * Math.sin((index / line.length) * Math.PI) }));
  const under = line.map(({ x, y }, index) => ({ x, y: y + half * 1.3 * Math.sin((index / line.length) * Math.PI) }));
  return polygon([...over, ...under.reverse()]);
}

function leader({ x, y }: Point, { ramp, needle, needleLong }: ConiferLook, random: Random): string {
  const tones = ['', '', '', '', '', '', ''];
  for (let index = 0; index < 9; index += 1) {
    const from = { x, y: y + index * needleLong * 0.3 - needleLong * 0.3 };
    for (const turn of [-0.5, 0.5]) tones[toneOf(0.6 - turn * 0.3 + random() * 0.1)] += leaf(needle, from, needleLong * 0.8, -Math.PI / 2 + turn); // oxfmt-ignore
  }
  return tones.map((d, tone) => fill(d, ramp[tone]!)).join('');
}
