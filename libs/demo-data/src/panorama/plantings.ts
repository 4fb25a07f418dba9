import { RAMPS } from '../drawing/ink';
import { tuft } from '../drawing/land';
import { fill } from '../drawing/path';
import { rootBall } from '../drawing/things';
import type { PlantLook } from '../pictures/plant-looks';
import { bed } from './ground';
import { post } from './buildings';
import type { Round } from './round';
import { face, strip, type Spot } from './sphere';

/** Returns the numbers of a range by a step. */
export function steps(from: number, to: number, step: number): number[] {
  return Array.from({ length: Math.floor((to - from) / step + 1.001) }, (_, index) => from + index * step);
}

interface Row {
  /** Metres to the right of the viewer. */
  x: number;
  from: number;
  to: number;
  step: number;
  look: PlantLook;
  high: number;
  stakes?: boolean;
}

/** A row of trees away from the viewer, in a strip of open soil. */
export function treeRow(round: Round, { x, from, to, step, look, high, stakes }: Row): void {
  round.lay(fill(strip({ x, z: from }, { x, z: to }, 1), RAMPS.soil[4], 0.75) + fill(strip({ x: x + 0.2, z: from }, { x: x + 0.2, z: to }, 0.5), RAMPS.soil[2], 0.35)); // oxfmt-ignore
  for (const z of steps(from, to, step)) {
    const spot = { x, z: z + (round.random() - 0.5) * 0.3 };
    if (Math.hypot(spot.x, spot.z) < 2.4) continue;
    if (stakes) post(round, { x: x * 1.05, z: spot.z * 1.02 }, high * 0.42, 0.07, RAMPS.straw);
    round.plant(spot, look, high * (0.94 + round.random() * 0.12));
  }
}

interface Field {
  left: number;
  right: number;
  from: number;
  to: number;
  look: PlantLook;
  high: number;
  /** Width of a pot and distance between pot centres, in metres. */
  pot: number;
  step: number;
}

/** A bed of containers on black weed-control fabric. */
export function potField(round: Round, { left, right, from, to, look, high, pot, step }: Field): void {
  bed(round, { x: left, z: from }, { x: right, z: to }, 'black', 3, 0.82);
  for (const z of steps(from + step / 2, to - step / 2, step))
    for (const x of steps(left + step / 2, right - step / 2, step)) {
      if (Math.hypot(x, z) < 1.6) continue;
      round.potted({ x: x + (round.random() - 0.5) * 0.05, z }, look, high * (0.92 + round.random() * 0.16), pot);
    }
}

/** Lifted trees with jute root balls, leaning on each other. */
export function balled(round: Round, spots: readonly Spot[], look: PlantLook, high: number): void {
  for (const spot of spots) {
    round.put(spot, 0.6, (foot, scale) => rootBall(foot, 0.38 * scale, round.random));
    round.plant({ x: spot.x * 0.999, z: spot.z * 0.999, y: 0.5 }, look, high);
  }
}

/** Herbs and grasses along a line. */
export function borderOf(round: Round, from: Spot, to: Spot, looks: readonly (readonly [PlantLook, number])[]): void {
  round.lay(fill(strip(from, to, 1.3), RAMPS.soil[3]));
  const long = Math.hypot(to.x - from.x, to.z - from.z);
  for (const [index, along] of steps(0.3, long - 0.3, 0.62).entries()) {
    const share = along / long;
    const [look, high] = looks[index % looks.length]!;
    const aside = (index % 2 ? 0.25 : -0.25) + (round.random() - 0.5) * 0.15;
    round.plant({ x: from.x + (to.x - from.x) * share + aside, z: from.z + (to.z - from.z) * share + aside }, look, high); // oxfmt-ignore
  }
}

/** Scattered tall grass. */
export function tufts(round: Round, spots: readonly Spot[], metres: number): void {
  for (const spot of spots)
    round.put(spot, 1, (foot, scale) => tuft(foot, 1.1 * scale, metres * scale, RAMPS.moss, round.random));
}

/** An oval pool with its bank. */
export function pool(round: Round, middle: Spot, wide: number, deep: number): void {
  const oval = (grown: number) =>
    face(
      Array.from({ length: 40 }, (_, index) => {
        const angle = (index / 40) * 2 * Math.PI;
        return { x: middle.x + Math.cos(angle) * (wide / 2 + grown), z: middle.z + Math.sin(angle) * (deep / 2 + grown) };
      }),
    ); // oxfmt-ignore
  round.lay(fill(oval(0.9), RAMPS.straw[4]) + fill(oval(0.35), RAMPS.stone[3]) + fill(oval(0), RAMPS.water[4]) + fill(oval(-1.4), RAMPS.water[3], 0.7)); // oxfmt-ignore
  const ripples = Array.from({ length: 46 }, () => {
    const angle = round.random() * 2 * Math.PI;
    const far = Math.sqrt(round.random()) * 0.86;
    const spot = { x: middle.x + (Math.cos(angle) * far * wide) / 2, z: middle.z + (Math.sin(angle) * far * deep) / 2 };
    return strip({ x: spot.x - 0.5, z: spot.z }, { x: spot.x + round.random(), z: spot.z }, 0.06);
  });
  round.lay(fill(ripples.join(''), RAMPS.water[6], 0.7));
}
