import { RAMPS, type Ramp, type RampName } from '../drawing/ink';
import { fill } from '../drawing/path';
import type { Round } from './round';
import { distance, face, project, type Spot } from './sphere';

interface House {
  /** Centre of its floor. */
  at: Spot;
  /** Length along the ridge, width, and height of the eaves, in metres. */
  long: number;
  deep: number;
  high: number;
  /** Direction of its ridge, in degrees from left to right. */
  turn?: number;
  wall: RampName;
  roof: RampName;
  /** Number of windows in its long sides. */
  windows?: number;
  /** A wide gate in the middle of the side towards the viewer. */
  gate?: boolean;
}

/** Draws the visible sides of a house with a gable roof. */
export function building(round: Round, house: House): void {
  const { at, long, deep, high, turn = 0, windows = 0, gate = false } = house;
  const [cos, sin] = [Math.cos((turn / 180) * Math.PI), Math.sin((turn / 180) * Math.PI)];
  const spot = (along: number, across: number, y: number): Spot => ({
    x: at.x + along * cos - across * sin,
    z: at.z + along * sin + across * cos,
    y,
  });
  const wall = RAMPS[house.wall];
  const roof = RAMPS[house.roof];
  const [half, side] = [long / 2, deep / 2];
  const ridge = high + deep * 0.38;
  const seen = (along: number, across: number) => {
    const outer = spot(along, across, 0);
    return (outer.x - at.x) * outer.x + (outer.z - at.z) * outer.z < 0;
  };
  const parts: string[] = [];
  for (const end of [-1, 1]) {
    if (!seen(half * end, 0)) continue;
    const gable = [spot(half * end, -side, 0), spot(half * end, side, 0), spot(half * end, side, high), spot(half * end, 0, ridge), spot(half * end, -side, high)]; // oxfmt-ignore
    parts.push(fill(face(gable), wall[end < 0 ? 5 : 4]));
    const pane = (from: number, to: number, low: number, up: number) => face([spot(half * end, from, low), spot(half * end, to, low), spot(half * end, to, up), spot(half * end, from, up)]); // oxfmt-ignore
    parts.push(fill(pane(-0.7, 0.7, high * 0.4, high * 0.82), wall[2]), fill(pane(-0.6, -0.05, high * 0.44, high * 0.78) + pane(0.05, 0.6, high * 0.44, high * 0.78), RAMPS.dusk[4])); // oxfmt-ignore
  }
  for (const front of [-1, 1]) {
    if (!seen(0, side * front)) continue;
    const sheet = (from: number, to: number, low: number, up: number) => face([spot(from, side * front, low), spot(to, side * front, low), spot(to, side * front, up), spot(from, side * front, up)]); // oxfmt-ignore
    parts.push(fill(sheet(-half, half, 0, high), wall[5]), fill(sheet(-half, half, 0, high * 0.14), wall[3]));
    parts.push(...openings(windows, gate, half, high, sheet, wall, roof));
    const eaves = [spot(-half - 0.4, (side + 0.4) * front, high - 0.18), spot(half + 0.4, (side + 0.4) * front, high - 0.18), spot(half + 0.4, 0, ridge), spot(-half - 0.4, 0, ridge)]; // oxfmt-ignore
    parts.push(fill(face(eaves), roof[3]), ...tiles(spot, half, side * front, high, ridge, roof));
  }
  round.stand(distance(at) - deep * 0.3, parts.join(''));
}

type Sheet = (from: number, to: number, low: number, up: number) => string;

function openings(count: number, gate: boolean, half: number, high: number, sheet: Sheet, wall: Ramp, roof: Ramp): string[] {
  const parts = gate ? [fill(sheet(-1.5, 1.5, 0, high * 0.82), wall[2]), fill(sheet(-1.35, -0.05, 0, high * 0.78) + sheet(0.05, 1.35, 0, high * 0.78), roof[1])] : []; // oxfmt-ignore
  for (let index = 0; index < count; index += 1) {
    const middle = -half + ((index + 0.5) / count) * half * 2;
    if (gate && Math.abs(middle) < 2.1) continue;
    parts.push(fill(sheet(middle - 0.62, middle + 0.62, high * 0.36, high * 0.82), wall[2]));
    parts.push(fill(sheet(middle - 0.52, middle - 0.04, high * 0.4, high * 0.78) + sheet(middle + 0.04, middle + 0.52, high * 0.4, high * 0.78), RAMPS.dusk[4])); // oxfmt-ignore
    parts.push(fill(sheet(middle - 0.7, middle + 0.7, high * 0.33, high * 0.36), wall[6]));
  }
  return parts;
} // oxfmt-ignore

/** Rows of roof tiles. */
function tiles(spot: (along: number, across: number, y: number) => Spot, half: number, side: number, high: number, ridge: number, roof: Ramp): string[] {
  return Array.from({ length: 6 }, (_, row) => {
    const [low, up] = [row / 6, row / 6 + 0.04];
    const at = (along: number, share: number) => spot(along, side * (1 - share), high + (ridge - high) * share);
    return fill(face([at(-half, low), at(half, low), at(half, up), at(-half, up)]), roof[row % 2 ? 2 : 4], 0.7);
  });
} // oxfmt-ignore

/** A fence of posts and three rails between two spots. */
export function fence(round: Round, from: Spot, to: Spot, high: number, ramp: Ramp = RAMPS.straw): void {
  const long = Math.hypot(to.x - from.x, to.z - from.z);
  const count = Math.max(1, Math.round(long / 2));
  const at = (share: number, y: number): Spot => ({ x: from.x + (to.x - from.x) * share, z: from.z + (to.z - from.z) * share, y }); // oxfmt-ignore
  for (let index = 0; index < count; index += 1) {
    const [left, right] = [index / count, (index + 1) / count];
    const rails = [0.28, 0.6, 0.92].map((up) => face([at(left, up * high - 0.05), at(right, up * high - 0.05), at(right, up * high + 0.05), at(left, up * high + 0.05)])); // oxfmt-ignore
    const middle = at((left + right) / 2, 0);
    round.stand(distance(middle), fill(rails.join(''), ramp[4]));
    post(round, at(left, 0), high * 1.05, 0.12, ramp);
  }
  post(round, to, high * 1.05, 0.12, ramp);
}

/** A wooden or steel post. */
export function post(round: Round, spot: Spot, high: number, wide: number, ramp: Ramp): void {
  round.put(spot, wide, (foot, scale) => {
    const tall = foot.y - tipOf(spot, high);
    const half = (wide / 2) * scale;
    const sheet = (from: number, to: number) => `M${(foot.x + from).toFixed(1)} ${foot.y.toFixed(1)}h${(to - from).toFixed(1)}v${(-tall).toFixed(1)}h${(from - to).toFixed(1)}Z`; // oxfmt-ignore
    return fill(sheet(-half, half), ramp[3]) + fill(sheet(-half, -half * 0.3), ramp[5]);
  });
}

function tipOf(spot: Spot, high: number): number {
  return project({ ...spot, y: (spot.y ?? 0) + high }).y;
}
