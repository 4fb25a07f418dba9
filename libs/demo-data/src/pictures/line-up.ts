import { land, shadow } from '../drawing/land';
import { RAMPS } from '../drawing/ink';
import { post } from '../drawing/garden';
import { house } from '../drawing/things';
import { drawPlant, halfWidth } from './draw-plant';
import type { PlantLook } from './plant-looks';
import { distance, foreground, HIGH, WIDE, type Scene } from './scenes';

/** Plants in a row, each with its relative height. */
export function lineUp(looks: readonly (readonly [look: PlantLook, height: number])[]): Scene {
  return ({ frame, random }) => {
    const horizon = HIGH * 0.6;
    const parts = [land(frame, { horizon, rows: true }, random), distance(horizon, frame.mood, random)];
    looks.forEach(([look, height], index) => {
      const foot = { x: (WIDE * (index + 0.5)) / looks.length, y: HIGH * (0.87 + (index % 2) * 0.03) };
      parts.push(
        shadow(foot, halfWidth(look, height) * 0.9, frame.mood, random),
        drawPlant(foot, height, look, random),
      );
    });
    return parts.join('') + foreground(frame.mood, random);
  };
}

/** A house in a garden of small trees, behind a low fence. */
export function houseGarden(looks: readonly PlantLook[]): Scene {
  return ({ frame, random }) => {
    const horizon = HIGH * 0.55;
    const parts = [land(frame, { horizon }, random), distance(horizon, frame.mood, random)];
    parts.push(house({ x: WIDE * 0.5, y: HIGH * 0.7 }, 560, RAMPS.cream, RAMPS.pot));
    for (let x = 0; x < WIDE; x += 62) parts.push(post({ x, y: HIGH * 0.78 }, { x, y: HIGH * 0.71 }, 9, RAMPS.straw));
    parts.push(post({ x: -10, y: HIGH * 0.73 }, { x: WIDE + 10, y: HIGH * 0.73 }, 7, RAMPS.straw), post({ x: -10, y: HIGH * 0.76 }, { x: WIDE + 10, y: HIGH * 0.76 }, 7, RAMPS.straw)); // oxfmt-ignore
    looks.forEach((look, index) => {
      const foot = { x: WIDE * ([0.12, 0.36, 0.66, 0.89][index] ?? 0.5), y: HIGH * (0.88 + (index % 2) * 0.04) };
      const height = [560, 380, 430, 600][index] ?? 500;
      parts.push(
        shadow(foot, halfWidth(look, height) * 0.9, frame.mood, random),
        drawPlant(foot, height, look, random),
      );
    });
    return parts.join('') + foreground(frame.mood, random);
  };
}
