import { RAMPS, MOODS, type MoodName, type RampName } from '../drawing/ink';
import { fallen, farTree, land, shadow, svg, tuft, type Frame } from '../drawing/land';
import { between, fill, n, type Random } from '../drawing/path';
import { post } from '../drawing/garden';
import { house, pot } from '../drawing/things';
import { randomFrom } from '../random';
import { drawPlant, halfWidth } from './draw-plant';
import type { PlantLook } from './plant-looks';
import { thicket } from './thicket';

export const WIDE = 1500;
export const HIGH = 1000;
/** Px of the largest delivered width per unit of the drawing. */
export const PIXELS = 1.6;

/** Parameters of a scene. */
export interface Stage {
  frame: Frame;
  random: Random;
}
export type Scene = (stage: Stage) => string;

/** Landscape format, three to two. */
export function scene(mood: MoodName, seed: number, draw: Scene): string {
  const frame: Frame = { width: WIDE, height: HIGH, mood, seed };
  return svg(frame, draw({ frame, random: randomFrom(seed) }), PIXELS);
}

/** One plant in its landscape, off-centre. */
export function specimen(look: PlantLook, more = ''): Scene {
  return ({ frame, random }) => {
    const low = look.tall < 560;
    const foot = { x: WIDE * between(random, 0.36, 0.62), y: HIGH * 0.87 };
    const horizon = HIGH * between(random, 0.54, 0.64);
    const height = low ? 560 : look.tall;
    return (
      land(frame, { horizon, rows: random() < 0.6 }, random) +
      distance(horizon, frame.mood, random) +
      shadow(foot, Math.min(460, halfWidth(look, height)), frame.mood, random) +
      drawPlant(foot, height, look, random) +
      more +
      foreground(frame.mood, random)
    );
  };
}

/** Distant trees on both sides. */
export function distance(horizon: number, mood: MoodName, random: Random): string {
  const ramp = RAMPS[mood === 'autumn' || mood === 'evening' ? 'moss' : mood === 'winter' ? 'silver' : 'green'];
  const trees = Array.from({ length: 5 }, () => {
    const size = between(random, 60, 130);
    return farTree({ x: random() * WIDE, y: horizon + size * 0.25 }, size, between(random, 0.6, 0.95), ramp, random);
  });
  return `<g opacity=".6">${trees.join('')}</g>`;
}

export function foreground(mood: MoodName, random: Random): string {
  const ramp = RAMPS[MOODS[mood].grass];
  return Array.from({ length: 11 }, (_, index) =>
    tuft({ x: (WIDE * (index + random())) / 11, y: HIGH + 8 }, between(random, 80, 170), between(random, 26, 70), ramp, random),
  ).join(''); // oxfmt-ignore
}

interface Avenue {
  way?: RampName;
  /** Plants on both sides of a path, and in between. */
  deep?: number;
  stakes?: boolean;
  houses?: boolean;
  leavesFall?: boolean;
}

/** Two rows of the same plant towards the horizon. */
export function avenue(look: PlantLook, { way = 'straw', deep = 6, stakes, houses, leavesFall }: Avenue = {}): Scene {
  return ({ frame, random }) => {
    const horizon = HIGH * between(random, 0.5, 0.58);
    const goal = WIDE * between(random, 0.4, 0.6);
    const ramp = RAMPS[way];
    const parts = [land(frame, { horizon, rows: false }, random), houses ? village(horizon, goal, random) : distance(horizon, frame.mood, random)]; // oxfmt-ignore
    parts.push(fill(`M${n(goal - 7)} ${n(horizon + 2)}Q${n(WIDE * 0.36)} ${n(HIGH * 0.72)} ${n(WIDE * 0.2)} ${HIGH}H${n(WIDE * 0.8)}Q${n(WIDE * 0.62)} ${n(HIGH * 0.72)} ${n(goal + 7)} ${n(horizon + 2)}Z`, ramp[4])); // oxfmt-ignore
    parts.push(fill(`M${n(goal + 1)} ${n(horizon + 2)}Q${n(WIDE * 0.56)} ${n(HIGH * 0.72)} ${n(WIDE * 0.6)} ${HIGH}H${n(WIDE * 0.8)}Q${n(WIDE * 0.62)} ${n(HIGH * 0.72)} ${n(goal + 7)} ${n(horizon + 2)}Z`, ramp[3], 0.6)); // oxfmt-ignore
    for (let back = deep; back >= 0; back -= 1) {
      const near = 0.6 ** back;
      const y = horizon + (HIGH * 0.95 - horizon) * near;
      const height = Math.max(26, HIGH * 0.86 * near * (look.tall / 770));
      for (const side of [-1, 1]) {
        const foot = { x: goal + (side * 0.4 + (0.5 - goal / WIDE)) * WIDE * near, y };
        if (height < 90) {
          parts.push(farTree(foot, height, (halfWidth(look, 1) * 2) ** 0.8, RAMPS[look.ramp], random));
          continue;
        }
        parts.push(shadow(foot, halfWidth(look, height) * 0.9, frame.mood, random));
        if (stakes) parts.push(post({ x: foot.x - height * 0.06, y: y + 3 }, { x: foot.x - height * 0.055, y: y - height * 0.27 }, height * 0.014, RAMPS.straw)); // oxfmt-ignore
        parts.push(drawPlant(foot, height, look, random));
        if (leavesFall) parts.push(fallen({ x: foot.x, y: y + 10 }, height * 0.5, RAMPS[look.ramp], 40, random));
      }
    }
    return parts.join('') + foreground(frame.mood, random);
  };
}

export function village(horizon: number, goal: number, random: Random): string {
  const roofs = ['pot', 'rust', 'red', 'copper'] as const;
  const walls = ['cream', 'stone', 'straw', 'white'] as const;
  const houses = Array.from({ length: 7 }, (_, index) => {
    const x = goal + (index - 3) * 150 + between(random, -20, 20);
    if (Math.abs(x - goal) < 60) return '';
    const wide = between(random, 90, 140);
    return house({ x, y: horizon + 12 }, wide, RAMPS[walls[index % 4]!], RAMPS[roofs[(index * 3) % 4]!]);
  });
  return houses.join('');
}

/** Long rows of young plants on a field, seen lengthwise. */
export function field(look: PlantLook, soil: RampName = 'soil', stakes = true): Scene {
  return ({ frame, random }) => {
    const horizon = HIGH * between(random, 0.4, 0.48);
    const goal = WIDE * between(random, 0.3, 0.7);
    const parts = [land(frame, { horizon }, random), distance(horizon, frame.mood, random)];
    const ramp = RAMPS[soil];
    for (let row = -6; row <= 6; row += 1) {
      const x = goal + row * WIDE * 0.24;
      const half = WIDE * 0.06;
      parts.push(fill(`M${n(goal + row * 14 - 3)} ${n(horizon + 8)}L${n(x - half)} ${HIGH}H${n(x + half)}L${n(goal + row * 14 + 3)} ${n(horizon + 8)}Z`, ramp[4], 0.75)); // oxfmt-ignore
      parts.push(fill(`M${n(goal + row * 14)} ${n(horizon + 8)}L${n(x)} ${HIGH}H${n(x + half)}L${n(goal + row * 14 + 3)} ${n(horizon + 8)}Z`, ramp[2], 0.4)); // oxfmt-ignore
    }
    const large = thicket('l', look, HIGH * 0.5 * (look.tall / 770), random);
    const small = thicket('s', look, HIGH * 0.18 * (look.tall / 770), random);
    parts.push(large.defs, small.defs);
    for (let back = 6; back >= 0; back -= 1) {
      const near = 0.62 ** back;
      const y = horizon + 8 + (HIGH * 0.98 - horizon) * near;
      const height = HIGH * 0.62 * near * (look.tall / 770);
      for (let row = -6; row <= 6; row += 1) {
        const x = goal + row * 14 * (1 - near) + row * WIDE * 0.24 * near;
        if (x < -150 || x > WIDE + 150) continue;
        const foot = { x, y };
        if (height < 95) {
          parts.push(farTree(foot, Math.max(14, height), (halfWidth(look, 1) * 2) ** 0.8, RAMPS[look.ramp], random));
          continue;
        }
        parts.push(shadow(foot, halfWidth(look, height) * 0.8, frame.mood, random));
        if (stakes) parts.push(post({ x: x + height * 0.03, y: y + 2 }, { x: x + height * 0.03, y: y - height * 0.5 }, height * 0.012, RAMPS.straw)); // oxfmt-ignore
        parts.push((back > 1 ? small : large).place(foot, height * between(random, 0.93, 1.05)));
      }
    }
    return parts.join('');
  };
}

/** Beds of plants in rows; in pots on nursery ground, or in the soil. */
export function beds(looks: readonly PlantLook[], potted: boolean, more: Scene = () => ''): Scene {
  return (stage) => {
    const { frame, random } = stage;
    const horizon = HIGH * between(random, 0.36, 0.44);
    const parts = [land(frame, { horizon }, random), distance(horizon, frame.mood, random), more(stage)];
    const ground = RAMPS[potted ? 'stone' : 'soil'];
    const top = horizon + HIGH * 0.07;
    const large = looks.map((look, index) => thicket(`l${index}-`, look, HIGH * 0.27 * Math.min(1.25, look.tall / 420), random)); // oxfmt-ignore
    const small = looks.map((look, index) => thicket(`s${index}-`, look, HIGH * 0.1 * Math.min(1.25, look.tall / 420), random)); // oxfmt-ignore
    parts.push(...large.map(({ defs }) => defs), ...small.map(({ defs }) => defs));
    parts.push(fill(`M${n(-20)} ${n(top)}Q${n(WIDE * 0.5)} ${n(top - 18)} ${n(WIDE + 20)} ${n(top + 6)}V${HIGH}H-20Z`, ground[4], potted ? 0.9 : 0.55)); // oxfmt-ignore
    for (let row = 0; row < 5; row += 1) {
      const near = (row + 1) / 5;
      const y = top + (HIGH * 1.03 - top) * near ** 1.35;
      const look = looks[row % looks.length]!;
      const high = HIGH * 0.34 * near ** 1.15 * Math.min(1.25, look.tall / 420);
      const step = Math.max(halfWidth(look, high) * (potted ? 1.9 : 1.55), high * 0.5);
      if (!potted) parts.push(fill(`M-20 ${n(y - 6)}H${WIDE + 20}v${n(16 * near + 6)}H-20Z`, ground[2], 0.35));
      for (let x = (random() - 0.7) * step; x < WIDE + step * 0.6; x += step * between(random, 0.94, 1.06)) {
        const wide = Math.max(halfWidth(look, high) * 1.05, high * 0.3);
        if (potted) parts.push(pot({ x, y }, wide));
        const plants = (row < 2 ? small : large)[row % looks.length]!;
        parts.push(plants.place({ x, y: potted ? y - wide * 0.8 : y }, high * between(random, 0.92, 1.08)));
      }
    }
    return parts.join('') + (potted ? '' : foreground(frame.mood, random));
  };
}
