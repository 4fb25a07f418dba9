import { bloom, type Bloom, type BloomShape } from './bloom';
import { MOODS, RAMPS, type MoodName, type Ramp } from './ink';
import { svg, type Frame } from './land';
import { nearLeaf, type NearLook } from './near-leaf';
import { needles, type NeedleSet } from './needles';
import { at, between, blob, disc, fill, n, stroke, type Point, type Random } from './path';
import { way } from './strand';

export interface PlateLook {
  leaf: NearLook;
  ramp: Ramp;
  other?: Ramp;
  bark: Ramp;
  bloom?: Bloom;
  /** Arrangement of leaves or needles on the twig. */
  set: 'alternate' | 'opposite' | NeedleSet;
  wide?: number;
  /** Length of a leaf as a share of the picture; 0 for a bare twig. */
  long?: number;
}

/** A close-up twig on plain paper, in the style of a herbarium: leaves with veins, flowers or fruits. */
export function plate(frame: Frame, look: PlateLook, pixels: number, random: Random): string {
  const { width, height, mood } = frame;
  const { bark, set } = look;
  const side = Math.min(width, height);
  const lines = twigs(width, height, random);
  const behind: string[] = [];
  const before: string[] = [];
  if (set === 'alternate' || set === 'opposite')
    for (const [index, line] of lines.entries()) leaves(line, index === 0, side, look, behind, before, random); // oxfmt-ignore
  else before.push(needles(set, lines, side, look, random));
  const wood = lines.map((line, index) => stroke(`M${line.map(at).join('L')}`, bark[2], side * (index === 0 ? 0.014 : 0.008)) + stroke(`M${line.map(({ x, y }) => `${n(x - 1.5)} ${n(y - side * 0.003)}`).join('L')}`, bark[4], side * (index === 0 ? 0.005 : 0.003))); // oxfmt-ignore
  const flowers = look.bloom ? borne(lines, look.bloom, side, random) : '';
  return svg(frame, background(width, height, mood, look.bloom?.ramp === RAMPS.white || look.bloom?.ramp === RAMPS.cream, random) + `<g stroke-linecap="round" stroke-linejoin="round">${behind.join('')}${wood.reverse().join('')}${before.join('')}${flowers}</g>`, pixels); // oxfmt-ignore
}

type Line = readonly Point[];

/** The twig and three side twigs as points. */
function twigs(width: number, height: number, random: Random): Line[] {
  const side = Math.min(width, height);
  const mirror = random() < 0.5 ? -1 : 1;
  const foot = { x: width * (0.5 - mirror * 0.38), y: height * between(random, 0.86, 0.95) };
  const goal = { x: width * (0.5 + mirror * 0.24), y: height * 0.25 };
  const bend = between(random, 0.25, 0.5);
  const angle = Math.atan2(goal.y - foot.y, goal.x - foot.x) - mirror * bend * 0.36;
  const points = way({ from: foot, angle, long: Math.hypot(goal.x - foot.x, goal.y - foot.y), bend, light: 0.6 }, 24);
  const others = [7, 11, 15].map((start, index) => {
    const up = index % 2 === 0 ? -1 : 1;
    const turn = angle + (mirror > 0 ? up : -up) * between(random, 0.5, 0.75);
    return way({ from: points[start]!, angle: turn, long: side * between(random, 0.26, 0.36), bend: 0.3, light: 0.6 }, 12); // oxfmt-ignore
  });
  return [points, ...others];
}

function headingAt(line: Line, index: number): number {
  const prior = line[Math.max(0, index - 1)]!;
  const next = line[Math.min(line.length - 1, index + 1)]!;
  return Math.atan2(next.y - prior.y, next.x - prior.x);
}

function leaves(line: Line, isMain: boolean, side: number, look: PlateLook, behind: string[], before: string[], random: Random): void {
  const { leaf, ramp, set, wide = 1, long = 0.2 } = look;
  if (long === 0) return;
  const isCompound = leaf.shape === 'hand' || leaf.shape === 'pinnate';
  // Large leaves are spaced wider, so as not to overlap.
  const step = isCompound ? 6 : set === 'opposite' && long > 0.18 ? 4 : 3;
  for (let index = isMain ? 6 : 3; index < line.length; index += step) {
    const size = side * long * between(random, 0.82, 1.1) * (isMain ? 1 : 0.82);
    const isTip = index + step >= line.length;
    if (isCompound && !isMain && !isTip) continue;
    const turns = isTip ? [-0.75, 0.05, 0.8] : set === 'opposite' ? [-1, 1] : [index % 2 ? -1 : 1];
    for (const turn of turns) {
      const angle = headingAt(line, index) + turn * between(random, 0.65, 0.95);
      const lit = 0.56 - Math.sin(angle) * 0.1 + (random() - 0.5) * 0.2;
      const used = look.other && random() < 0.3 ? look.other : ramp;
      (turn < 0 ? behind : before).push(nearLeaf(leaf, line[index]!, size, angle, wide, used, lit));
    }
  }
} // oxfmt-ignore

/** Position of flowers and fruits: at the ends of twigs, upright, hanging, or along them. */
const PLACES: Partial<Record<BloomShape, 'end' | 'above' | 'below'>> = {
  panicle: 'end', ball: 'end', lace: 'end', goblet: 'end', daisy: 'end', six: 'end', cone: 'above', eggcone: 'above',
  apple: 'below', pear: 'below', plum: 'below', peach: 'below', cherry: 'below', nut: 'below', acorn: 'below', rasp: 'below', currant: 'below',
  hangcone: 'below', pinecone: 'below', samara: 'below', cyme: 'below', tassel: 'below', catkin: 'below', kerchief: 'below', corymb: 'below',
  spindle: 'below', bell: 'below',
}; // oxfmt-ignore

/** Length of a flower or fruit as a share of the picture. */
const SIZES: Partial<Record<BloomShape, number>> = { dot: 0.045, berry: 0.11, apple: 0.21, pear: 0.2, plum: 0.16, peach: 0.19, cherry: 0.2, nut: 0.17, acorn: 0.13, rasp: 0.14, currant: 0.3, cone: 0.25, hangcone: 0.27, eggcone: 0.1, pinecone: 0.15, samara: 0.17, cyme: 0.26, ball: 0.3, pom: 0.15, panicle: 0.34, tassel: 0.34, lace: 0.3, goblet: 0.22, catkin: 0.15, kerchief: 0.24, corymb: 0.24, daisy: 0.2, six: 0.19, double: 0.16, four: 0.12, five: 0.13, ribbon: 0.14, trumpet: 0.2, bell: 0.1, spindle: 0.13, pea: 0.1 }; // oxfmt-ignore

function borne(lines: readonly Line[], look: Bloom, side: number, random: Random): string {
  const { shape } = look;
  const place = shape === 'double' && look.size >= 60 ? 'end' : PLACES[shape];
  const size = side * (SIZES[shape] ?? 0.14) * (place === 'end' && shape === 'double' ? 1.8 : 1);
  const draw = (point: Point) => bloom({ ...look, size: size * between(random, 0.88, 1.1) }, point, 0.64, random);
  if (place === 'end') return lines.slice(0, 3).map((line) => draw(line.at(-1)!)).join('');
  const parts: string[] = [];
  lines.forEach((line, index) => {
    const nodes = index === 0 ? [9, 14, 19, 23] : [5, 9, 11];
    const few = place !== undefined && size > side * 0.12;
    for (const node of few ? nodes.filter((_, number) => number % 2 === (index % 2)) : nodes) {
      const point = line[node]!;
      if (place) parts.push(draw(point));
      else for (let one = 0; one < 2; one += 1) parts.push(draw({ x: point.x + (random() - 0.5) * size, y: point.y + (random() - 0.5) * size * 0.9 })); // oxfmt-ignore
    }
  });
  return parts.join('');
} // oxfmt-ignore

/** Paper with thin lines and a disc, light or, behind white flowers, dark. */
function background(width: number, height: number, mood: MoodName, isDark: boolean, random: Random): string {
  const { hills, sun, sky } = MOODS[mood];
  const centre = { x: width * between(random, 0.4, 0.6), y: height * between(random, 0.38, 0.5) };
  const r = Math.min(width, height) * between(random, 0.32, 0.38);
  const lines: string[] = [];
  for (let row = 1; row < 30; row += 1) {
    const y = (row * height) / 30;
    lines.push(`M${n(random() * width * 0.12)} ${n(y)}H${n(width * (1 - random() * 0.12))}`);
  }
  return (
    fill(`M0 0H${width}V${height}H0Z`, sky[1]) +
    stroke(lines.join(''), hills[0], 1.2, 0.35) +
    fill(blob(centre, r * 1.18, r * 1.16, 0.03, random, 14), hills[0], 0.35) +
    fill(disc(centre, r), isDark ? hills[1] : sun, isDark ? 0.75 : 0.55)
  );
}
