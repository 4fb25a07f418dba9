import { MOODS, RAMPS, type MoodName } from '../drawing/ink';
import { fallen, farTree, land, shadow, svg, tuft, type Frame } from '../drawing/land';
import { between, pick, type Point, type Random } from '../drawing/path';
import { plate, type PlateLook } from '../drawing/plate';
import { post } from '../drawing/garden';
import type { DemoPlant } from '../plants/plant';
import { randomFrom } from '../random';
import { bloomOf, drawPlant, halfWidth } from './draw-plant';
import { lookOf, type PlantLook } from './plant-looks';

const SIDE = 1000;
const PIXELS = 1.6;
/** Width and height in px. */
export const PLANT_SIDE = SIDE * PIXELS;

/** Draws the plant in its landscape. */
export function plantPicture(plant: DemoPlant, seed: number): string {
  const look = lookOf(plant);
  const random = randomFrom(seed);
  const frame = frameOf(look, seed, random);
  const isLow = look.tall < 560 && look.form !== 'climber';
  const foot = {
    x: SIDE * between(random, 0.46, 0.54),
    y: SIDE * (isLow ? between(random, 0.82, 0.86) : between(random, 0.87, 0.9)),
  };
  const horizon = SIDE * (isLow ? between(random, 0.42, 0.54) : between(random, 0.58, 0.68));
  const height = look.tall * (isLow ? 1.14 : 1) * between(random, 0.95, 1.03);
  const view = { horizon, hills: isLow ? pick(random, [2, 3]) : 3, rows: random() < 0.45, sun: random() < 0.6 };
  return svg(
    frame,
    land(frame, view, random) +
      behind(look, horizon, random) +
      companions(look, foot, height, frame.mood, random) +
      shadow(foot, Math.min(420, halfWidth(look, height) * 0.95), frame.mood, random) +
      support(plant, look, foot, height, random) +
      drawPlant(foot, height, look, random) +
      before(look, foot, frame.mood, height, random),
    PIXELS,
  ); // oxfmt-ignore
}

/** Draws a close-up of a twig. */
export function twigPicture(plant: DemoPlant, seed: number): string {
  const look = lookOf(plant);
  const random = randomFrom(seed);
  return plate(frameOf(look, seed, random), twigLook(look), PIXELS, random);
}

/** Length of needles as a share of the picture. */
const NEEDLE_LONG = { comb: 0.085, brush: 0.085, bundle: 0.2, spur: 0.075 } as const;

/** Returns the close-up look. A twig that flowers before its leaves has none, or small ones. */
export function twigLook(look: PlantLook): PlateLook {
  const { set, near, leaf, margin, leaflets, dense, size, other, wide } = look;
  const bloom = bloomOf(look.twig ? { bloom: look.twig } : look);
  const isNeedle = set !== 'alternate' && set !== 'opposite';
  const leafLong = dense <= 0.15 ? 0 : Math.min(0.26, 0.15 + 0.04 * size) * (dense < 0.45 ? 0.62 : 1);
  return {
    leaf: { shape: near ?? leaf, ...(margin && { margin }), ...(leaflets && { leaflets }) },
    ramp: RAMPS[look.ramp],
    ...(other && { other: RAMPS[other[0]] }),
    bark: RAMPS[look.bark],
    ...(bloom && { bloom }),
    // A special shape defines its own width.
    wide: isNeedle || near ? 1 : wide,
    set,
    long: isNeedle ? NEEDLE_LONG[set] : leafLong,
  };
}

/** Grasses have no twigs, and most needles are too fine for a close-up. */
export function hasTwig(plant: DemoPlant): boolean {
  const { form, leaf } = lookOf(plant);
  return form !== 'grass' && leaf !== 'scale' && leaf !== 'blade';
}

function frameOf({ moods }: PlantLook, seed: number, random: Random): Frame {
  return { width: SIDE, height: SIDE, mood: pick(random, moods), seed };
}

/** A few distant trees. */
function behind({ moods }: PlantLook, horizon: number, random: Random): string {
  const ramp = RAMPS[moods[0] === 'autumn' ? 'moss' : moods[0] === 'winter' ? 'silver' : 'green'];
  const trees = Array.from({ length: Math.floor(between(random, 0, 4)) }, () => {
    const x = random() < 0.5 ? between(random, 0.02, 0.24) : between(random, 0.76, 0.98);
    const size = between(random, 60, 110);
    return farTree({ x: SIDE * x, y: horizon + size * 0.3 }, size, between(random, 0.6, 0.9), ramp, random);
  });
  return `<g opacity=".6">${trees.join('')}</g>`;
}

/** Low plants grow in groups: two more slightly behind. */
function companions(look: PlantLook, foot: Point, height: number, mood: MoodName, random: Random): string {
  if (look.form !== 'herb' && look.form !== 'grass') return '';
  return [-1, 1]
    .map((side) => {
      const point = { x: foot.x + side * between(random, 250, 310), y: foot.y - between(random, 50, 90) };
      const size = height * between(random, 0.66, 0.8);
      return shadow(point, size * 0.34, mood, random) + drawPlant(point, size, look, random);
    })
    .join('');
}

/** Young avenue and fruit trees are staked. */
function support([, , , kind]: DemoPlant, look: PlantLook, foot: Point, height: number, random: Random): string {
  if (look.form !== 'tree' || look.stems > 1 || (kind !== 'avenue' && kind !== 'fruit') || random() < 0.62) return '';
  const top = foot.y - height * 0.24;
  const stake = (aside: number) => post({ x: foot.x + aside, y: foot.y + 4 }, { x: foot.x + aside * 0.92, y: top }, 9, RAMPS.straw); // oxfmt-ignore
  return (
    stake(-40) + stake(38) + post({ x: foot.x - 40, y: top + 14 }, { x: foot.x + 38, y: top + 14 }, 6, RAMPS.straw)
  );
}

/** Grass in front of the foot, and fallen leaves in autumn. */
function before(look: PlantLook, foot: Point, mood: MoodName, height: number, random: Random): string {
  const wide = Math.max(70, halfWidth(look, height) * 0.9);
  const ramp = RAMPS[MOODS[mood].grass];
  const tufts = Array.from({ length: 5 }, () =>
    tuft({ x: foot.x + (random() - 0.5) * wide * 1.5, y: foot.y + between(random, 2, 16) }, between(random, 40, 90), between(random, 14, 30), ramp, random),
  ).join(''); // oxfmt-ignore
  const near = Array.from({ length: 7 }, (_, index) =>
    tuft({ x: (SIDE * (index + random())) / 7, y: SIDE + 6 }, between(random, 70, 150), between(random, 24, 60), ramp, random),
  ).join(''); // oxfmt-ignore
  const isTurned = look.moods.some((name) => name === 'autumn') && ['tree', 'shrub', 'weeping'].includes(look.form);
  return (
    tufts + (isTurned ? fallen({ x: foot.x, y: foot.y + 18 }, wide * 1.3, RAMPS[look.ramp], 46, random) : '') + near
  );
}
