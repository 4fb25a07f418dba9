import { toneOf, type Ramp } from './ink';
import { leaf } from './leaf';
import { between, fill, type Point, type Random } from './path';

/** Needle arrangement: two rows (fir, yew), all round (spruce), bundles (pine), rosettes on spurs (larch, cedar). */
export type NeedleSet = 'comb' | 'brush' | 'bundle' | 'spur';

interface NeedleLook {
  ramp: Ramp;
  other?: Ramp;
  wide?: number;
  long?: number;
}

/** Angles of the needles to their twig, seen from above. */
const RANKS = { comb: [-1.2, -0.85, 0.85, 1.2], brush: [-1.1, -0.7, -0.25, 0.25, 0.7, 1.1] } as const;

/** The needles of close-up twigs. */
export function needles(set: NeedleSet, lines: readonly (readonly Point[])[], side: number, look: NeedleLook, random: Random): string {
  const { ramp, other = ramp, wide = 1, long = 0.1 } = look;
  const tones = Array.from({ length: 14 }, () => '');
  const add = (point: Point, angle: number, size: number, lit: number) => {
    const below = other !== ramp && random() < 0.3;
    tones[toneOf(lit) + (below ? 7 : 0)] += leaf('needle', point, size * side * long, angle, wide);
  };
  lines.forEach((line, number) => {
    const first = number === 0 ? line.length * 0.22 : 1;
    const spaced = set === 'spur' ? 0.75 : set === 'bundle' ? 0.5 : 0.2;
    for (let place = first; place < line.length - 1; place += spaced) {
      const from = line[Math.floor(place)]!;
      const to = line[Math.floor(place) + 1]!;
      const part = place % 1;
      const point = { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
      const heading = Math.atan2(to.y - from.y, to.x - from.x);
      if (set === 'comb' || set === 'brush') {
        for (const turn of RANKS[set]) add(point, heading + turn * between(random, 0.9, 1.1), between(random, 0.85, 1.1), 0.56 + turn * 0.16 + (random() - 0.5) * 0.2);
      } else if (set === 'spur') {
        for (let index = 0; index < 17; index += 1) add(point, heading + (index / 17) * 6.28 + random() * 0.2, between(random, 0.8, 1.1), 0.4 + random() * 0.4);
      } else {
        for (const turn of [-1, -0.6, -0.25, 0.25, 0.6, 1]) add(point, heading + turn * between(random, 0.7, 1), between(random, 0.85, 1.1), 0.5 + turn * 0.14 + (random() - 0.5) * 0.2);
      }
    }
  });
  return tones.map((d, index) => fill(d, index < 7 ? ramp[index]! : other[index - 7]!)).join('');
} // oxfmt-ignore
