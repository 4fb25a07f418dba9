import { CROWNS, type CrownName } from '../drawing/crowns';
import { RAMPS, type RampName } from '../drawing/ink';
import { land, shadow } from '../drawing/land';
import { between, blob, fill, type Point, type Random } from '../drawing/path';
import { tree } from '../drawing/tree';
import { distance, foreground, HIGH, WIDE, type Scene } from './scenes';

interface LeaflessLook {
  crown: CrownName;
  bark: RampName;
  texture?: 'furrow' | 'band';
}

/** A tree without its leaves. */
export function leaflessTree(
  foot: Point,
  height: number,
  { crown, bark, texture = 'furrow' }: LeaflessLook,
  random: Random,
): string {
  return tree(foot, height, { crown: CROWNS[crown], leaves: null, bark: RAMPS[bark], texture }, random);
}

/** One leafless tree in its landscape. */
export function leaflessSpecimen(look: LeaflessLook, more: Scene = () => ''): Scene {
  return (stage) => {
    const { frame, random } = stage;
    const foot = { x: WIDE * between(random, 0.36, 0.6), y: HIGH * 0.87 };
    const horizon = HIGH * between(random, 0.56, 0.64);
    return (
      land(frame, { horizon, rows: random() < 0.5 }, random) +
      distance(horizon, frame.mood, random) +
      shadow(foot, 260, frame.mood, random) +
      leaflessTree(foot, 770, look, random) +
      more(stage) +
      foreground(frame.mood, random)
    );
  };
}

/** Leafless trees along a path, with snow if the mood is winter. */
export function leaflessAvenue(look: LeaflessLook, way: RampName): Scene {
  return ({ frame, random }) => {
    const horizon = HIGH * 0.55;
    const goal = WIDE * between(random, 0.42, 0.58);
    const ramp = RAMPS[way];
    const parts = [
      land(frame, { horizon }, random),
      distance(horizon, frame.mood, random),
      fill(`M${goal - 7} ${horizon + 2}L${WIDE * 0.2} ${HIGH}H${WIDE * 0.8}L${goal + 7} ${horizon + 2}Z`, ramp[5]),
    ];
    for (let back = 5; back >= 0; back -= 1) {
      const near = 0.58 ** back;
      const y = horizon + (HIGH * 0.95 - horizon) * near;
      for (const side of [-1, 1]) {
        const foot = { x: goal + (side * 0.38 + (0.5 - goal / WIDE)) * WIDE * near, y };
        parts.push(shadow(foot, 200 * near, frame.mood, random), leaflessTree(foot, HIGH * 0.84 * near, look, random));
        parts.push(fill(blob({ x: foot.x, y: y + 4 }, 60 * near, 10 * near, 0.15, random), RAMPS.snow[6]));
      }
    }
    return parts.join('') + foreground(frame.mood, random);
  };
}
