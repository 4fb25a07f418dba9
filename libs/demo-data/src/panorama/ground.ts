import { RAMPS, type RampName } from '../drawing/ink';
import { between, ellipse, fill, n, stroke } from '../drawing/path';
import type { Round } from './round';
import { face, HIGH, project, strip, towards, WIDE, type Spot } from './sphere';

/** The ground around the viewer: gravel or mown grass to a distance in metres. */
export function standOn(round: Round, metres: number, way: RampName): void {
  const { y } = project({ x: 0, z: metres });
  const ramp = RAMPS[way];
  round.lay(fill(`M0 ${n(y)}H${WIDE}V${HIGH}H0Z`, ramp[4]) + stroke(`M0 ${n(y)}H${WIDE}`, ramp[3], 3, 0.7));
  if (way === 'moss') round.lay(lawn(round, metres));
  else
    round.lay(pebbles(round, way, (share) => towards(share * 360, metres * round.random() ** 0.6), 260 + metres * 110));
}

/** A path from near the viewer into the distance. */
export function wayTo(round: Round, from: Spot, to: Spot, wide: number, way: RampName): void {
  const ramp = RAMPS[way];
  const edge = { x: to.x - from.x, z: to.z - from.z };
  const long = Math.hypot(edge.x, edge.z) || 1;
  round.lay(fill(strip(from, to, wide * 1.12), ramp[3], 0.8) + fill(strip(from, to, wide), ramp[4]));
  for (const side of [-0.24, 0.24]) {
    const aside = { x: (edge.z / long) * wide * side, z: (-edge.x / long) * wide * side };
    const track = (spot: Spot): Spot => ({ x: spot.x + aside.x, z: spot.z + aside.z });
    round.lay(fill(strip(track(from), track(to), wide * 0.12), ramp[3], 0.5));
  }
  const along = (): Spot => {
    const share = round.random() ** 2;
    const aside = (round.random() - 0.5) * wide * 0.9;
    return { x: from.x + edge.x * share + (edge.z / long) * aside, z: from.z + edge.z * share - (edge.x / long) * aside }; // oxfmt-ignore
  };
  if (way !== 'moss') round.lay(pebbles(round, way, along, 160));
}

/** Short grass around the viewer. */
function lawn(round: Round, metres: number): string {
  const tones = ['', ''];
  for (let index = 0; index < 900; index += 1) {
    const far = metres * (0.35 + 0.65 * round.random());
    const foot = project(towards(round.random() * 360, far));
    const high = (0.05 / far) * (WIDE / 2 / Math.PI) * between(round.random, 0.5, 1);
    tones[index % 2] += `M${n(foot.x)} ${n(foot.y)}l${n((round.random() - 0.5) * high)} ${n(-high)}`;
  }
  return stroke(tones[0]!, RAMPS.moss[2], 1.1, 0.45) + stroke(tones[1]!, RAMPS.moss[5], 1.1, 0.6);
}

function pebbles(round: Round, way: RampName, place: (share: number) => Spot, count: number): string {
  const ramp = RAMPS[way];
  const tones = ['', ''];
  for (let index = 0; index < count; index += 1) {
    const spot = place(round.random());
    const metres = Math.max(0.5, Math.hypot(spot.x, spot.z));
    const size = between(round.random, 0.015, 0.04);
    // Stones look flatter with distance.
    const wide = (size / metres) * (WIDE / 2 / Math.PI);
    const slope = 1.7 / Math.hypot(1.7, metres);
    tones[index % 2] += ellipse(project(spot), wide, Math.max(0.5, wide * slope * 0.8 * Math.min(1, metres)));
  }
  return fill(tones[0]!, ramp[2], 0.4) + fill(tones[1]!, ramp[6], 0.6);
}

/** A rectangular bed between two corners, along the axes. */
export function bed(round: Round, one: Spot, other: Spot, ramp: RampName, tone: 1 | 2 | 3 | 4 | 5, opacity = 1): void {
  const corners = [one, { x: other.x, z: one.z }, other, { x: one.x, z: other.z }];
  round.lay(fill(face(corners), RAMPS[ramp][tone], opacity));
}
