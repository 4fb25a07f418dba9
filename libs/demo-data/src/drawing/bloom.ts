import { toneOf, type Ramp } from './ink';
import { leaf } from './leaf';
import { between, disc, fill, n, stroke, type Point, type Random } from './path';

/** What flowers or ripens on a plant, seen from some steps away. */
export type BloomShape = 'dot' | 'five' | 'daisy' | 'bell' | 'panicle' | 'ball' | 'catkin' | 'berry' | 'apple' | 'tassel' | 'lace' | 'goblet' | 'double' | 'pom'; // prettier-ignore

export interface Bloom {
  shape: BloomShape;
  ramp: Ramp;
  /** The middle of the flower. */
  heart?: Ramp;
  /** In px. */
  size: number;
  /** How many there are: 1 is about one for a bunch of leaves of its own size. */
  share: number;
}

/** One flower or fruit in a light from 0 to 1. */
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
    case 'apple':
      return fruit(point, size * between(random, 0.42, 0.52), tone);
    case 'five':
      return petals(point, 5, size * 0.52, 1.7, turn, tone(0.1), 'oval') + fill(disc(point, size * 0.13), middle);
    case 'double':
      return (
        petals(point, 5, size * 0.52, 1.9, turn, tone(-0.16), 'oval') +
        petals(point, 4, size * 0.36, 1.9, turn + 0.4, tone(0.06), 'oval') +
        fill(disc(point, size * 0.14), tone(0.26))
      );
    case 'daisy':
      return (
        petals(point, 13, size * 0.55, 0.75, turn, tone(0.1), 'oval') +
        fill(disc(point, size * 0.17), middle) +
        fill(disc({ x: point.x - size * 0.04, y: point.y - size * 0.05 }, size * 0.08), (heart ?? ramp)[5])
      );
    case 'bell':
      return fill(leaf('fan', { x: point.x, y: point.y - size * 0.3 }, size * 0.75, Math.PI / 2 + (random() - 0.5)), tone(0)); // prettier-ignore
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
  }
}

/** Flowers smaller than this, in px, are too far away for their petals to be seen. */
const FAR = 15;

function far(shape: BloomShape, { x, y }: Point, size: number, tone: (more: number) => string): string {
  const r = size * (shape === 'dot' || shape === 'catkin' ? 0.42 : shape === 'apple' ? 0.5 : 0.46);
  if (size < 8 || shape === 'dot') return fill(disc({ x, y }, r), tone(0.06));
  return fill(disc({ x, y }, r), tone(-0.1)) + fill(disc({ x: x - r * 0.25, y: y - r * 0.28 }, r * 0.55), tone(0.2));
}

function petals(point: Point, count: number, long: number, wide: number, turn: number, ink: string, shape: 'oval' | 'round'): string { // prettier-ignore
  const all = Array.from({ length: count }, (_, index) => leaf(shape, point, long, turn + (index / count) * Math.PI * 2, wide / Math.max(1, count / 6)));
  return fill(all.join(''), ink);
} // prettier-ignore

function fruit({ x, y }: Point, r: number, tone: (more: number) => string): string {
  return fill(disc({ x, y }, r), tone(-0.22)) + fill(disc({ x: x - r * 0.14, y: y - r * 0.14 }, r * 0.8), tone(0)) + fill(disc({ x: x - r * 0.34, y: y - r * 0.36 }, r * 0.26), tone(0.36)); // prettier-ignore
}

function fruits(
  point: Point,
  size: number,
  count: number,
  share: number,
  tone: (more: number) => string,
  random: Random,
): string {
  // prettier-ignore
  return Array.from({ length: count }, () => {
    const one = { x: point.x + (random() - 0.5) * size, y: point.y + (random() - 0.5) * size * 0.8 };
    return fill(disc(one, size * share * 0.62), tone(-0.1)) + fill(disc({ x: one.x - size * 0.06, y: one.y - size * 0.07 }, size * share * 0.2), tone(0.4)); // prettier-ignore
  }).join('');
}

function goblet({ x, y }: Point, size: number, tone: (more: number) => string, random: Random): string {
  const lean = (random() - 0.5) * 0.5;
  const foot = { x, y: y + size * 0.35 };
  const petal = (angle: number, ink: string, wide: number) =>
    fill(leaf('round', foot, size * 0.8, -Math.PI / 2 + lean + angle, wide), ink);
  return petal(-0.5, tone(-0.2), 0.7) + petal(0.5, tone(-0.25), 0.7) + petal(-0.18, tone(0.15), 0.75) + petal(0.16, tone(0), 0.7); // prettier-ignore
}

function ball({ x, y }: Point, r: number, ramp: Ramp, light: number, random: Random): string {
  const dots: string[][] = [[], [], [], [], [], [], []];
  const count = Math.max(9, Math.round(r * 1.1));
  for (let index = 0; index < count; index += 1) {
    const far = Math.sqrt((index + 0.5) / count);
    const angle = index * 2.399963;
    const aside = { x: Math.cos(angle) * far, y: Math.sin(angle) * far };
    const lit = light + (-aside.x * 0.5 - aside.y * 0.7) * 0.32 + (random() - 0.5) * 0.2;
    dots[toneOf(Math.max(0.16, lit))]?.push(disc({ x: x + aside.x * r, y: y + aside.y * r * 0.92 }, r * 0.2));
  }
  return fill(disc({ x, y }, r * 0.94), ramp[2]) + dots.map((all, tone) => fill(all.join(''), ramp[tone]!)).join('');
}

/** Many small flowers along an axis, wide at its foot. */
function spray(point: Point, size: number, way: number, ramp: Ramp, light: number, random: Random): string {
  const dots: string[][] = [[], [], [], [], [], [], []];
  const count = 22;
  for (let index = 0; index < count; index += 1) {
    const along = (index / count) ** 0.8;
    const aside = (random() - 0.5) * (1 - along * 0.85) * 0.5;
    const one = {
      x: point.x + (Math.cos(way) * along - Math.sin(way) * aside) * size,
      y: point.y + (Math.sin(way) * along + Math.cos(way) * aside) * size,
    };
    const lit = light - aside * 0.6 * Math.cos(way + Math.PI / 2) + (random() - 0.5) * 0.3 + 0.05;
    dots[toneOf(Math.max(0.16, lit))]?.push(disc(one, size * (0.075 - along * 0.025)));
  }
  return dots.map((all, tone) => fill(all.join(''), ramp[tone]!)).join('');
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
  return stroke(stalks, ramp[1], Math.max(1, size * 0.02)) + fill(dots, ramp[toneOf(light - 0.1)]!) + fill(top, ramp[toneOf(light + 0.25)]!); // prettier-ignore
}
