import { bloom, type Bloom } from './bloom';
import { toneOf, type Ramp } from './ink';
import { leaf, type LeafShape } from './leaf';
import { at, between, fill, stroke, type Point, type Random } from './path';

/** A drooping shoot with leaves on both sides. */
export interface Strand {
  from: Point;
  /** Initial angle in radians; -PI / 2 is up. */
  angle: number;
  long: number;
  /** Total downward bend from base to tip, in radians. */
  bend: number;
  /** Light from 0 to 1. */
  light: number;
}

export interface StrandLook {
  shape: LeafShape;
  ramp: Ramp;
  leafLong: number;
  leafWide?: number;
  /** Distance in px between leaves or pairs of them. */
  step: number;
  /** Angle of leaves to the shoot. */
  spread: number;
  bark: Ramp;
  thick: number;
  bloom?: Bloom;
  /** Leafless share of a shoot, from its base. */
  leaflessShare?: number;
}

/** Returns the path of a strand as points. */
export function way({ from, angle, long, bend }: Strand, steps = 10): Point[] {
  const points = [from];
  let heading = angle;
  const falls = Math.cos(angle) >= 0 ? 1 : -1;
  for (let index = 1; index <= steps; index += 1) {
    heading += (falls * bend * index * 2) / (steps * (steps + 1));
    const before = points.at(-1)!;
    points.push({ x: before.x + (Math.cos(heading) * long) / steps, y: before.y + (Math.sin(heading) * long) / steps });
  }
  return points;
}

/** Draws many shoots as one: wood, leaves from shade to light, flowers. */
export function strands(all: readonly Strand[], look: StrandLook, random: Random): string {
  const { shape, ramp, leafLong, leafWide = 1, step, spread, bark, thick, leaflessShare = 0.12 } = look;
  const tones = ['', '', '', '', '', '', ''];
  const flowers: string[] = [];
  let lines = '';
  for (const strand of all) {
    const points = way(strand);
    lines += `M${at(points[0]!)}${points.slice(1).map((point) => `L${at(point)}`).join('')}`; // oxfmt-ignore
    const count = Math.max(2, Math.round((strand.long * (1 - leaflessShare)) / step));
    for (let index = 0; index <= count; index += 1) {
      const along = leaflessShare + ((1 - leaflessShare) * index) / count;
      const place = along * (points.length - 1);
      const before = points[Math.min(points.length - 2, Math.floor(place))]!;
      const after = points[Math.min(points.length - 1, Math.floor(place) + 1)]!;
      const part = place - Math.floor(place);
      const point = { x: before.x + (after.x - before.x) * part, y: before.y + (after.y - before.y) * part };
      const heading = Math.atan2(after.y - before.y, after.x - before.x);
      for (const side of [-1, 1]) {
        const turn = heading + side * spread * between(random, 0.7, 1.3);
        const lit = strand.light - Math.sin(turn) * 0.12 - Math.cos(turn) * 0.06 + (random() - 0.5) * 0.22;
        const size = leafLong * between(random, 0.75, 1.15) * (1 - along * 0.2);
        tones[toneOf(lit)] += leaf(shape, point, size, turn, leafWide);
      }
      const { bloom: flower } = look;
      if (flower && random() < flower.share) {
        const one = { x: point.x + (random() - 0.5) * leafLong, y: point.y + (random() - 0.5) * leafLong };
        flowers.push(bloom({ ...flower, size: flower.size * between(random, 0.8, 1.15) }, one, strand.light + 0.08, random)); // oxfmt-ignore
      }
    }
  }
  const green = tones.map((d, tone) => fill(d, ramp[tone]!)).join('');
  return stroke(lines, bark[2], thick) + green + flowers.join('');
}
