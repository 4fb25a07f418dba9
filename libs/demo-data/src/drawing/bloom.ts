import { fruit, type FruitShape } from './fruit';
import { toneOf, type Ramp } from './ink';
import { leaf } from './leaf';
import { between, disc, ellipse, fill, n, stroke, type Point, type Random } from './path';

/** Flowers and fruits of a plant at medium distance. */
export type BloomShape = FruitShape | 'dot' | 'four' | 'five' | 'six' | 'daisy' | 'ribbon' | 'bell' | 'trumpet' | 'panicle' | 'ball' | 'catkin' | 'berry' | 'corymb' | 'spindle' | 'kerchief' | 'pea' | 'iris' | 'tassel' | 'lace' | 'goblet' | 'double' | 'pom'; // oxfmt-ignore

export interface Bloom {
  shape: BloomShape;
  ramp: Ramp;
  /** Centre of the flower. */
  heart?: Ramp;
  /** In px. */
  size: number;
  /** Density: 1 is about one per cluster of leaves of its own size. */
  share: number;
}

/** Draws a flower or fruit in a light from 0 to 1. */
export function bloom({ shape, ramp, heart, size }: Bloom, point: Point, light: number, random: Random): string {
  const tone = (more: number) => ramp[toneOf(Math.max(0.14, Math.min(1, light + more)))]!;
  const middle = (heart ?? ramp)[heart ? 3 : 1]!;
  const turn = random() * 6.3;
  if (size < FAR) return far(shape, point, size, tone);
  switch (shape) {
    case 'dot':
      return fill(disc(point, size * between(random, 0.35, 0.5)), tone(0.05));
    case 'berry':
      return fruits(point, size, 5, 0.3, tone, random);
    case 'corymb':
      return corymb(point, size, ramp, tone, random);
    case 'spindle':
      return spindle(point, size, middle, tone);
    case 'kerchief':
      return kerchief(point, size, ramp, middle, tone);
    case 'pea':
      return pea(point, size, turn, tone);
    case 'iris':
      return iris(point, size, middle, tone);
    case 'four':
      return petals(point, 4, size * 0.54, 0.86, turn, tone(0.1), 'round') + fill(disc(point, size * 0.12), middle);
    case 'six':
      return petals(point, 3, size * 0.56, 0.95, turn, tone(-0.04), 'oval') + petals(point, 3, size * 0.56, 0.95, turn + 1.05, tone(0.12), 'oval') + fill(disc(point, size * 0.1), middle); // oxfmt-ignore
    case 'ribbon':
      return ribbons(point, size, turn, middle, tone);
    case 'trumpet':
      return trumpet(point, size, middle, tone, random);
    case 'five':
      return petals(point, 5, size * 0.52, 0.95, turn, tone(0.1), 'round') + fill(disc(point, size * 0.13), middle);
    case 'double':
      return (
        petals(point, 6, size * 0.52, 0.95, turn, tone(-0.16), 'round') +
        petals(point, 5, size * 0.38, 0.95, turn + 0.5, tone(0.04), 'round') +
        petals(point, 3, size * 0.22, 0.95, turn + 0.2, tone(0.16), 'round') +
        fill(disc(point, size * 0.06), tone(-0.24))
      );
    case 'daisy':
      return (
        petals(point, 13, size * 0.55, 0.75, turn, tone(0.1), 'oval') +
        fill(disc(point, size * 0.17), middle) +
        fill(disc({ x: point.x - size * 0.04, y: point.y - size * 0.05 }, size * 0.08), (heart ?? ramp)[5])
      );
    case 'bell':
      return fill(leaf('fan', { x: point.x, y: point.y - size * 0.3 }, size * 0.75, Math.PI / 2 + (random() - 0.5)), tone(0)); // oxfmt-ignore
    case 'goblet':
      return goblet(point, size, tone, random);
    case 'ball':
    case 'pom':
      return ball(point, size * (shape === 'pom' ? 0.36 : 0.52), ramp, light, random);
    case 'panicle':
      return spray(point, size, -Math.PI / 2 + (random() - 0.5) * 0.6, ramp, light, random);
    case 'tassel':
      return spray(point, size, Math.PI / 2 + (random() - 0.5) * 0.25, ramp, light, random);
    case 'catkin':
      return fill(leaf('narrow', point, size, Math.PI / 2 + (random() - 0.5) * 0.4, 0.7), tone(0));
    case 'lace':
      return lace(point, size, ramp, light, random);
    default:
      return fruit(shape, point, size, ramp, heart, tone, random);
  }
}

/** Flowers smaller than this, in px, are drawn without petals. */
const FAR = 15;

function far(shape: BloomShape, { x, y }: Point, size: number, tone: (more: number) => string): string {
  const r = size * (shape === 'dot' || shape === 'catkin' || shape === 'cyme' ? 0.38 : 0.46);
  if (size < 8 || shape === 'dot') return fill(disc({ x, y }, r), tone(0.06));
  return fill(disc({ x, y }, r), tone(-0.1)) + fill(disc({ x: x - r * 0.25, y: y - r * 0.28 }, r * 0.55), tone(0.2));
}

function petals(point: Point, count: number, long: number, wide: number, turn: number, ink: string, shape: 'oval' | 'round'): string { // oxfmt-ignore
  const all = Array.from({ length: count }, (_, index) => leaf(shape, point, long, turn + (index / count) * Math.PI * 2, wide / Math.max(1, count / 6)));
  return fill(all.join(''), ink);
} // oxfmt-ignore

function fruits(
  point: Point,
  size: number,
  count: number,
  share: number,
  tone: (more: number) => string,
  random: Random,
): string {
  // oxfmt-ignore
  return Array.from({ length: count }, () => {
    const one = { x: point.x + (random() - 0.5) * size, y: point.y + (random() - 0.5) * size * 0.8 };
    return fill(disc(one, size * share * 0.62), tone(-0.1)) + fill(disc({ x: one.x - size * 0.06, y: one.y - size * 0.07 }, size * share * 0.2), tone(0.4)); // oxfmt-ignore
  }).join('');
}

function goblet({ x, y }: Point, size: number, tone: (more: number) => string, random: Random): string {
  const lean = (random() - 0.5) * 0.5;
  const foot = { x, y: y + size * 0.35 };
  const petal = (angle: number, ink: string, wide: number) =>
    fill(leaf('round', foot, size * 0.8, -Math.PI / 2 + lean + angle, wide), ink);
  return petal(-0.5, tone(-0.2), 0.7) + petal(0.5, tone(-0.25), 0.7) + petal(-0.18, tone(0.15), 0.75) + petal(0.16, tone(0), 0.7); // oxfmt-ignore
}

/** A flower head: with petals when near, as light and shade when far. */
function ball({ x, y }: Point, r: number, ramp: Ramp, light: number, random: Random): string {
  const near = r > 60;
  const flowers: string[][] = [[], [], [], [], [], [], []];
  const count = near ? 26 : Math.max(9, Math.round(r * 0.6));
  for (let index = count - 1; index >= 0; index -= 1) {
    const far = Math.sqrt((index + 0.5) / count);
    const angle = index * 2.399963;
    const aside = { x: Math.cos(angle) * far, y: Math.sin(angle) * far };
    const lit = light + (-aside.x * 0.5 - aside.y * 0.7) * 0.32 + (random() - 0.5) * 0.2;
    const one = { x: x + aside.x * r, y: y + aside.y * r * 0.92 };
    const shape = near ? Array.from({ length: 4 }, (_, petal) => leaf('round', one, r * 0.2, angle + petal * 1.571)).join('') : disc(one, r * 0.25); // oxfmt-ignore
    flowers[toneOf(Math.max(0.16, lit))]?.push(shape);
  }
  return fill(disc({ x, y }, r * 0.94), ramp[2]) + flowers.map((all, tone) => fill(all.join(''), ramp[tone]!)).join('');
}

/** Small flowers along an axis, wide at its foot; near ones have petals. */
function spray(point: Point, size: number, way: number, ramp: Ramp, light: number, random: Random): string {
  const flowers: string[][] = [[], [], [], [], [], [], []];
  const near = size > 150;
  const count = near ? 40 : 20;
  for (let index = 0; index < count; index += 1) {
    const along = (index / count) ** 0.8;
    const aside = (random() - 0.5) * (1 - along * 0.85) * 0.62;
    const one = {
      x: point.x + (Math.cos(way) * along - Math.sin(way) * aside) * size,
      y: point.y + (Math.sin(way) * along + Math.cos(way) * aside) * size,
    };
    const lit = light - aside * 0.6 * Math.cos(way + Math.PI / 2) + (random() - 0.5) * 0.3 + 0.05;
    const r = size * (0.075 - along * 0.025);
    const shape = near && r > 6 ? Array.from({ length: 4 }, (_, petal) => leaf('round', one, r * 1.1, index + petal * 1.571)).join('') : disc(one, r); // oxfmt-ignore
    flowers[toneOf(Math.max(0.16, lit))]?.push(shape);
  }
  const axis = `M${n(point.x)} ${n(point.y)}L${n(point.x + Math.cos(way) * size)} ${n(point.y + Math.sin(way) * size)}`;
  return (
    stroke(axis, ramp[0], Math.max(1, size * 0.012)) +
    flowers.map((all, tone) => fill(all.join(''), ramp[tone]!)).join('')
  );
}

/** Berries on forked stalks in one flat head. */
function corymb(point: Point, size: number, ramp: Ramp, tone: (more: number) => string, random: Random): string {
  const heads = Array.from({ length: 9 }, (_, index) => ({ x: point.x + ((index % 5) - 2) * size * 0.2 + (random() - 0.5) * size * 0.08, y: point.y + size * (index < 5 ? 0.42 : 0.62) + (random() - 0.5) * size * 0.1 - Math.abs((index % 5) - 2) * size * 0.06 })); // oxfmt-ignore
  const stalks = heads.map(({ x, y }) => `M${n(point.x)} ${n(point.y)}L${n(x)} ${n(y)}`).join('');
  const berries = heads.map(({ x, y }) => fill(disc({ x, y }, size * 0.12), tone(-0.1)) + fill(disc({ x: x - size * 0.03, y: y - size * 0.04 }, size * 0.04), tone(0.4))); // oxfmt-ignore
  return stroke(stalks, ramp[0], Math.max(1, size * 0.02)) + berries.join('');
}

/** The four-lobed capsule of a spindle, with seeds in its second colour. */
function spindle(point: Point, size: number, seed: string, tone: (more: number) => string): string {
  const middle = { x: point.x, y: point.y + size * 0.34 };
  const lobes = [-0.2, 0.2].map((aside) => disc({ x: middle.x + aside * size, y: middle.y }, size * 0.22)).join('');
  return stroke(`M${n(point.x)} ${n(point.y - size * 0.2)}V${n(middle.y)}`, tone(-0.4), Math.max(1, size * 0.03)) + fill(lobes, tone(-0.08)) + fill(disc({ x: middle.x, y: middle.y - size * 0.04 }, size * 0.21), tone(0.12)) + fill(ellipse({ x: middle.x, y: middle.y + size * 0.28 }, size * 0.09, size * 0.13), seed); // oxfmt-ignore
}

/** Two unequal bracts that hang around a small round head. */
function kerchief({ x, y }: Point, size: number, ramp: Ramp, head: string, tone: (more: number) => string): string {
  const bract = (angle: number, long: number, ink: string) => fill(leaf('heart', { x, y }, long, Math.PI / 2 + angle, 0.8), ink); // oxfmt-ignore
  return bract(0.42, size * 0.8, tone(-0.12)) + bract(-0.3, size * 1.15, tone(0.14)) + fill(disc({ x, y: y + size * 0.16 }, size * 0.12), head) + stroke(`M${n(x)} ${n(y)}v${n(-size * 0.16)}`, ramp[1], Math.max(1, size * 0.03)); // oxfmt-ignore
}

/** The flower of the pea family: standard, wings and keel. */
function pea(point: Point, size: number, turn: number, tone: (more: number) => string): string {
  const way = Math.sin(turn) * 0.5;
  return fill(leaf('round', point, size * 0.55, -Math.PI / 2 + way, 1.3), tone(0.14)) + fill(leaf('oval', point, size * 0.5, 0.7 + way, 1) + leaf('oval', point, size * 0.5, Math.PI - 0.7 + way, 1), tone(-0.1)); // oxfmt-ignore
}

/** Three upright petals and, below them, those that hang with a spot of the second colour. */
function iris({ x, y }: Point, size: number, spot: string, tone: (more: number) => string): string {
  const foot = { x, y: y + size * 0.1 };
  const fall = (side: number) => leaf('round', foot, size * 0.62, Math.PI / 2 - side * 1.05, 0.8);
  const spots = [-1, 1].map((side) => disc({ x: x + side * size * 0.16, y: y + size * 0.2 }, size * 0.06)).join('');
  return fill(leaf('oval', foot, size * 0.7, -Math.PI / 2 - 0.3, 0.8) + leaf('oval', foot, size * 0.7, -Math.PI / 2 + 0.3, 0.8), tone(-0.1)) + fill(fall(-1) + fall(1), tone(0.12)) + fill(spots, spot); // oxfmt-ignore
}

/** Four crumpled ribbons around a dark calyx. */
function ribbons(point: Point, size: number, turn: number, middle: string, tone: (more: number) => string): string {
  const lines = Array.from({ length: 4 }, (_, index) => {
    const angle = turn + index * 1.571;
    const to = (far: number, aside: number) => `${n(Math.cos(angle) * far * size - Math.sin(angle) * aside * size)} ${n(Math.sin(angle) * far * size + Math.cos(angle) * aside * size)}`; // oxfmt-ignore
    return `M${n(point.x)} ${n(point.y)}q${to(0.16, 0.1)} ${to(0.3, 0)}q${to(0.14, -0.08)} ${to(0.26, 0.04)}`;
  });
  return (
    `<g stroke-linecap="round">${stroke(lines.join(''), tone(0.06), Math.max(1.6, size * 0.09))}</g>` +
    fill(disc(point, size * 0.11), middle)
  );
}

/** A long tube that opens to five lobes. */
function trumpet(point: Point, size: number, middle: string, tone: (more: number) => string, random: Random): string {
  const angle = Math.PI / 2 + (random() - 0.5) * 1.6;
  const mouth = { x: point.x + Math.cos(angle) * size * 0.52, y: point.y + Math.sin(angle) * size * 0.52 };
  return fill(leaf('fan', point, size * 0.72, angle, 0.8), tone(-0.14)) + petals(mouth, 5, size * 0.3, 1.6, angle, tone(0.1), 'round') + fill(disc(mouth, size * 0.07), middle); // oxfmt-ignore
}

/** A flat head of tiny flowers on thin stalks. */
function lace(point: Point, size: number, ramp: Ramp, light: number, random: Random): string {
  const foot = { x: point.x, y: point.y + size * 0.42 };
  const heads = Array.from({ length: 13 }, (_, index) => {
    const aside = (index / 12) * 2 - 1;
    return {
      x: point.x + aside * size * 0.55,
      y: point.y - Math.cos(aside * 1.4) * size * 0.12 + random() * size * 0.1,
    };
  });
  const stalks = heads.map((head) => `M${n(foot.x)} ${n(foot.y)}L${n(head.x)} ${n(head.y)}`).join('');
  const dots = heads.map((head) => disc(head, size * between(random, 0.07, 0.11))).join('');
  const top = heads.map((head) => disc({ x: head.x - size * 0.02, y: head.y - size * 0.04 }, size * 0.055)).join('');
  return stroke(stalks, ramp[1], Math.max(1, size * 0.02)) + fill(dots, ramp[toneOf(light - 0.1)]!) + fill(top, ramp[toneOf(light + 0.25)]!); // oxfmt-ignore
}
