import { stem, type Stem } from './branches';
import type { Bloom } from './bloom';
import type { Ramp } from './ink';
import type { LeafShape } from './leaf';
import { between, smooth, stroke, type Point, type Random } from './path';
import { strands, way, type Strand } from './strand';

export interface WeepingLook {
  shape: LeafShape;
  ramp: Ramp;
  leafLong: number;
  leafWide?: number;
  bark: Ramp;
  texture: Stem['texture'];
  /** Width as a share of the height. */
  wide: number;
  bloom?: Bloom;
}

/** A weeping tree: shoots hang from arching limbs almost to the ground. */
export function weeping(foot: Point, height: number, look: WeepingLook, random: Random): string {
  const { wide, bark, texture, leafLong } = look;
  const top = { x: foot.x + (random() - 0.5) * height * 0.06, y: foot.y - height * 0.66 };
  const thick = height * 0.042;
  const falling = (depth: number, count: number): Strand[] => {
    const all: Strand[] = [];
    for (let index = 0; index < count; index += 1) {
      const aside = ((index + random() * 0.8) / count) * 2 - 1;
      const rise = Math.sqrt(Math.max(0, 1 - aside * aside * 0.92));
      const crest = { x: top.x + aside * height * wide * 0.44, y: top.y - height * 0.3 * rise * between(random, 0.75, 1.05) + height * 0.05 }; // oxfmt-ignore
      const light = 0.5 + depth * 0.12 - aside * 0.2 + (random() - 0.5) * 0.16;
      const reach = foot.y - crest.y - height * between(random, 0.06, 0.3);
      all.push({ from: crest, angle: Math.PI / 2 - aside * between(random, 0.25, 0.6), long: reach, bend: Math.abs(aside) * 0.5, light }); // oxfmt-ignore
    }
    return all;
  };
  const limbs: Strand[] = Array.from({ length: 9 }, (_, index) => {
    const aside = ((index + 0.5) / 9) * 2 - 1;
    const long = height * (0.2 + Math.abs(aside) * wide * 0.26);
    return { from: { x: top.x, y: top.y + 12 }, angle: -Math.PI / 2 + aside * 1.1, long, bend: 0.9 * Math.abs(aside), light: 0.7 }; // oxfmt-ignore
  });
  const limbWood = limbs.map((one) => smooth(way(one, 6), false)).join('');
  const hanging = { ...look, step: leafLong * 0.74, spread: 0.5, thick: 1.2, leaflessShare: 0 };
  const crest = (aside: number): Strand => {
    const rise = Math.sqrt(Math.max(0, 1 - aside * aside * 0.92));
    const from = { x: top.x + aside * height * wide * 0.4, y: top.y - height * 0.29 * rise + height * 0.05 };
    return { from, angle: aside < 0 ? Math.PI * 0.95 : Math.PI * 0.05, long: height * 0.14, bend: 1.2, light: 0.76 - aside * 0.12 }; // oxfmt-ignore
  };
  const cap = Array.from({ length: 26 }, () => crest((random() * 2 - 1) * 0.96));
  const count = Math.round(32 * wide + 12);
  return (
    strands(falling(-1.1, count), hanging, random) +
    `<g stroke-linecap="round">${stroke(limbWood, bark[2], thick * 0.34)}</g>` +
    stem({ foot, top, thick, bark, texture }, random) +
    strands(falling(0, Math.round(count * 0.8)), hanging, random) +
    strands(cap, { ...hanging, spread: 0.7 }, random) +
    strands(falling(1, Math.round(count * 0.5)), hanging, random)
  );
}
