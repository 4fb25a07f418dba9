import { RAMPS, type Ramp } from '../drawing/ink';
import { fill } from '../drawing/path';
import { post } from './buildings';
import type { Round } from './round';
import { distance, face, HIGH, WIDE, type Spot } from './sphere';

interface Tunnel {
  /** Centre line, in metres to the right. */
  middle: number;
  /** Start and end, in metres ahead. */
  from: number;
  to: number;
  radius: number;
}

/** Distance between hoops, in metres. */
const BAY = 2;
const SLICES = 14;

/** A foil tunnel on steel hoops away from the viewer, who sees the hoops overhead when inside. */
export function tunnel(round: Round, { middle, from, to, radius }: Tunnel): void {
  const isInside = Math.abs(middle) < radius && from < 0 && to > 0;
  const high = radius * 1.05;
  // Avoids the zenith, where left and right are undefined.
  const arc = (share: number, z: number, grown = 0): Spot => ({
    x: middle - Math.cos(share * Math.PI) * (radius + grown) + 0.003,
    y: Math.sin(share * Math.PI) ** 0.8 * (high + grown),
    z: z + 0.003,
  });
  const foil = RAMPS.snow;
  const skin = (z: number, slice: number): void => {
    const [low, up] = [slice / SLICES, (slice + 1) / SLICES];
    const lit = Math.sin(((low + up) / 2) * Math.PI);
    const tone = isInside ? (lit > 0.75 ? 5 : lit > 0.4 ? 4 : 3) : lit > 0.8 ? 6 : lit > 0.45 ? 5 : 4;
    // Overhead strips would reach around the zenith: the foil is a single sheet there.
    if (isInside && lit > 0.75 && Math.min(Math.abs(z), Math.abs(z + BAY)) < 4) return;
    const corners = [arc(low, z), arc(up, z), arc(up, z + BAY), arc(low, z + BAY)];
    const sheet = fill(face(corners), foil[tone]);
    const centre = arc((low + up) / 2, z + BAY / 2);
    round.stand(Math.hypot(distance(centre), isInside ? 60 : 0), sheet);
  };
  for (let z = from; z < to; z += BAY) {
    for (let slice = 0; slice < SLICES; slice += 1) skin(z, slice);
  }
  for (let z = from; z <= to; z += BAY) hoop(round, (share, grown) => arc(share, z, grown), RAMPS.grey, isInside);
  if (isInside) overhead(round, from, to, high);
  else front(round, (share) => arc(share, Math.abs(from) < Math.abs(to) ? from : to), radius);
}

/** The foil above a viewer inside, and the tubes along the ridge. */
function overhead(round: Round, from: number, to: number, high: number): void {
  round.stand(500, fill(`M0 0H${WIDE}V${(HIGH / 2 - (18 / 180) * HIGH).toFixed(1)}H0Z`, RAMPS.snow[5]));
  const tube = (x: number, y: number, near: number, far: number): void => {
    const corners = [{ x: x - 0.03, y, z: near }, { x: x + 0.03, y, z: near }, { x: x + 0.03, y, z: far }, { x: x - 0.03, y, z: far }];
    round.stand(59, fill(face(corners), RAMPS.grey[5]));
  };
  for (const far of [from, to]) tube(0.003, high * 0.985, Math.sign(far) * 0.1, far);
  for (const side of [-1, 1]) tube(side * high * 0.72, high * 0.7, from, to);
} // oxfmt-ignore

function hoop(round: Round, arc: (share: number, grown: number) => Spot, steel: Ramp, isInside: boolean): void {
  for (let part = 0; part < SLICES * 3; part += 1) {
    const [low, up] = [part / SLICES / 3, (part + 1) / SLICES / 3];
    const centre = arc((low + up) / 2, 0);
    const thick = isInside ? -0.07 : 0.05;
    const piece = fill(face([arc(low, 0), arc(up, 0), arc(up, thick), arc(low, thick)]), steel[isInside ? 5 : 4]);
    round.stand(distance(centre) - 0.05, piece);
  }
}

/** The open end of a tunnel: dark inside, with sliding doors at the sides. */
function front(round: Round, arc: (share: number) => Spot, radius: number): void {
  const edge = Array.from({ length: 15 }, (_, index) => arc(index / 14));
  const { x, z } = { x: (edge[0]!.x + edge[14]!.x) / 2, z: edge[0]!.z };
  const door = (from: number, to: number, up: number) => face([{ x: x + from, z, y: 0 }, { x: x + to, z, y: 0 }, { x: x + to, z, y: up }, { x: x + from, z, y: up }]); // oxfmt-ignore
  const markup = [
    fill(face(edge), RAMPS.snow[4]),
    fill(door(-radius * 0.5, radius * 0.5, 2.5), RAMPS.moss[1]),
    fill(door(-radius * 0.46, radius * 0.46, 0.7), RAMPS.leaf[3]),
    fill(door(-radius * 0.3, radius * 0.2, 1.1), RAMPS.moss[4], 0.8),
    fill(door(-radius * 0.16, radius * 0.16, 1.4), RAMPS.stone[4], 0.6),
    fill(door(-radius * 0.52, -radius * 0.46, 2.6) + door(radius * 0.46, radius * 0.52, 2.6), RAMPS.grey[3]), // oxfmt-ignore
  ];
  round.stand(distance({ x, z }) - 0.1, markup.join(''));
}

/** A table for pots at hand height, between two corners along the axes; returns its height. */
export function table(round: Round, one: Spot, other: Spot): number {
  const up = 0.62;
  const corner = (x: number, z: number, y = up): Spot => ({ x, z, y });
  const top = face([corner(one.x, one.z), corner(other.x, one.z), corner(other.x, other.z), corner(one.x, other.z)]);
  const rim = (from: Spot, to: Spot) => face([from, to, { ...to, y: up - 0.14 }, { ...from, y: up - 0.14 }]);
  const sides = rim(corner(one.x, one.z), corner(other.x, one.z)) + rim(corner(one.x, one.z), corner(one.x, other.z)) + rim(corner(other.x, one.z), corner(other.x, other.z)) + rim(corner(one.x, other.z), corner(other.x, other.z)); // oxfmt-ignore
  const spots = [one, other, { x: one.x, z: other.z }, { x: other.x, z: one.z }];
  for (const spot of spots) post(round, { x: spot.x * 1.01, z: spot.z * 1.01 }, up - 0.05, 0.09, RAMPS.grey);
  const far = Math.max(...spots.map(distance));
  round.stand(far + 0.01, fill(sides, RAMPS.straw[2]) + fill(top, RAMPS.straw[4]));
  return up;
}

/** A slatted roof on four posts, for shade. */
export function shade(round: Round, one: Spot, other: Spot, high: number): void {
  const count = 16;
  const laths = Array.from({ length: count }, (_, index) => {
    const [left, right] = [index / count, (index + 0.55) / count].map((share) => one.x + (other.x - one.x) * share);
    return face([{ x: left!, z: one.z, y: high }, { x: right!, z: one.z, y: high }, { x: right!, z: other.z, y: high }, { x: left!, z: other.z, y: high }]); // oxfmt-ignore
  });
  const beam = (z: number) => face([{ x: one.x, z, y: high - 0.18 }, { x: other.x, z, y: high - 0.18 }, { x: other.x, z, y: high }, { x: one.x, z, y: high }]); // oxfmt-ignore
  const middle = { x: (one.x + other.x) / 2, z: (one.z + other.z) / 2 };
  round.stand(distance(middle) + 0.5, fill(laths.join(''), RAMPS.straw[4]) + fill(beam(one.z) + beam(other.z), RAMPS.straw[2])); // oxfmt-ignore
  for (const spot of [one, other, { x: one.x, z: other.z }, { x: other.x, z: one.z }])
    post(round, spot, high, 0.16, RAMPS.straw);
}
