import { bloom, type Bloom } from './bloom';
import { MOODS, toneOf, type MoodName, type Ramp } from './ink';
import { leaf, leafHalf, type LeafShape } from './leaf';
import { between, blob, disc, fill, n, stroke, type Point, type Random } from './path';
import { svg, type Frame } from './land';
import { way } from './strand';

export interface PlateLook {
  shape: LeafShape;
  ramp: Ramp;
  other?: Ramp;
  bark: Ramp;
  bloom?: Bloom;
  /** Leaves at one point: needles grow in many, opposite leaves in twos. */
  together?: 1 | 2 | 5;
  wide?: number;
  /** Length of a leaf as a share of the picture. */
  long?: number;
}

/** A twig close to the eye on plain paper, as in an old herbarium: leaves with their veins, what flowers or ripens. */
export function plate(frame: Frame, look: PlateLook, pixels: number, random: Random): string {
  const { width, height, mood } = frame;
  const { shape, ramp, bark, bloom: flower, together = 2, wide = 1, long = 0.2 } = look;
  const side = Math.min(width, height);
  const mirror = random() < 0.5 ? -1 : 1;
  const foot = { x: width * (0.5 - mirror * 0.38), y: height * between(random, 0.86, 0.95) };
  const goal = { x: width * (0.5 + mirror * 0.27), y: height * 0.2 };
  const bend = between(random, 0.25, 0.5);
  const angle = Math.atan2(goal.y - foot.y, goal.x - foot.x) - mirror * bend * 0.36;
  const main = { from: foot, angle, long: Math.hypot(goal.x - foot.x, goal.y - foot.y), bend, light: 0.6 };
  const points = way(main, 24);
  const twigs = [7, 11, 15].map((start, index) => {
    const from = points[start]!;
    const up = index % 2 === 0 ? -1 : 1;
    const turn = main.angle + (mirror > 0 ? up : -up) * between(random, 0.5, 0.75);
    return way({ from, angle: turn, long: side * between(random, 0.26, 0.4), bend: 0.3, light: 0.6 }, 12);
  });
  const lines = [points, ...twigs];
  const behind: string[] = [];
  const before: string[] = [];
  const flowers: string[] = [];
  lines.forEach((line, index) => {
    const first = index === 0 ? 6 : 3;
    const step = together === 5 ? 1 : 3;
    for (let at = first; at < line.length; at += step) {
      const point = line[at]!;
      const last = line[Math.min(line.length - 1, at + 1)]!;
      const prior = line[at - 1]!;
      const heading = Math.atan2(last.y - prior.y, last.x - prior.x);
      const size = side * long * between(random, 0.8, 1.12) * (index === 0 ? 1 : 0.82) * (together === 5 ? 0.8 : 1);
      const turns = together === 5 ? [-1, -0.55, 0.5, 1, 0.1] : at + step >= line.length ? [-0.75, 0.05, 0.8] : together === 2 ? [-1, 1] : [at % 2 ? -1 : 1]; // prettier-ignore
      for (const turn of turns) {
        const angle = heading + turn * between(random, 0.6, 0.95);
        const lit = 0.58 - Math.sin(angle) * 0.1 + (random() - 0.5) * 0.3;
        const used = look.other && random() < 0.3 ? look.other : ramp;
        (turn < 0 ? behind : before).push(veined(shape, point, size, angle, wide, used, lit, together === 5));
      }
      if (flower && at > first && random() < Math.min(0.9, 0.35 + flower.share)) {
        const one = { x: point.x + (random() - 0.5) * side * 0.06, y: point.y + (random() - 0.4) * side * 0.08 };
        flowers.push(bloom({ ...flower, size: side * plateSize(flower) * between(random, 0.85, 1.15) }, one, 0.66, random)); // prettier-ignore
      }
    }
  });
  const wood = lines.map((line, index) => stroke(`M${line.map(({ x, y }) => `${n(x)} ${n(y)}`).join('L')}`, bark[2], side * (index === 0 ? 0.016 : 0.009)) + stroke(`M${line.map(({ x, y }) => `${n(x - 1.5)} ${n(y - side * 0.003)}`).join('L')}`, bark[4], side * (index === 0 ? 0.005 : 0.003))); // prettier-ignore
  return svg(frame, background(width, height, mood, random) + `<g stroke-linecap="round" stroke-linejoin="round">${behind.join('')}${wood.reverse().join('')}${before.join('')}</g>${flowers.join('')}`, pixels); // prettier-ignore
}

function plateSize({ shape }: Bloom): number {
  const sizes: Partial<Record<Bloom['shape'], number>> = { dot: 0.06, berry: 0.13, apple: 0.15, ball: 0.2, pom: 0.16, panicle: 0.24, tassel: 0.34, lace: 0.22, goblet: 0.19, catkin: 0.13 }; // prettier-ignore
  return sizes[shape] ?? 0.14;
}

/** A leaf in two halves, one turned to the light, with its veins. */
function veined(
  shape: LeafShape,
  point: Point,
  long: number,
  angle: number,
  wide: number,
  ramp: Ramp,
  light: number,
  plain: boolean,
): string {
  // prettier-ignore
  const tone = toneOf(light);
  const lit = Math.min(6, tone + 1);
  if (plain) return fill(leaf(shape, point, long, angle, wide), ramp[tone]!);
  const stalk = { x: point.x + Math.cos(angle) * long * 0.16, y: point.y + Math.sin(angle) * long * 0.16 };
  const tip = { x: stalk.x + Math.cos(angle) * long * 0.94, y: stalk.y + Math.sin(angle) * long * 0.94 };
  const upper = Math.cos(angle) > 0 ? -1 : 1;
  const veins: string[] = [];
  for (const share of [0.22, 0.4, 0.58, 0.74]) {
    for (const side of [-1, 1]) {
      const x = stalk.x + Math.cos(angle) * long * share;
      const y = stalk.y + Math.sin(angle) * long * share;
      const turn = angle + side * 0.75;
      const reach = long * (0.26 - share * 0.16) * wide;
      veins.push(`M${n(x)} ${n(y)}l${n(Math.cos(turn) * reach)} ${n(Math.sin(turn) * reach)}`);
    }
  }
  return (
    stroke(`M${n(point.x)} ${n(point.y)}L${n(stalk.x)} ${n(stalk.y)}`, ramp[1], long * 0.025) +
    fill(leaf(shape, stalk, long, angle, wide), ramp[tone]!) +
    fill(leafHalf(shape, stalk, long, angle, wide * upper), ramp[lit]!) +
    stroke(veins.join(''), ramp[Math.max(0, tone - 1)]!, long * 0.009, 0.55) +
    stroke(`M${n(stalk.x)} ${n(stalk.y)}L${n(tip.x)} ${n(tip.y)}`, ramp[Math.min(6, tone + 3)]!, long * 0.016, 0.8)
  );
}

/** Paper with a breath of light, and lines so thin that they are felt rather than seen. */
function background(width: number, height: number, mood: MoodName, random: Random): string {
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
    fill(disc(centre, r), sun, 0.55)
  );
}
