import { polygon, type Point } from '../drawing/path';

/** Size of a panorama in units of the drawing: 360° wide and 180° high. */
export const WIDE = 2000;
export const HIGH = WIDE / 2;
/** Px per unit, from the maximum side of a stored picture. */
export const PIXELS = 1.25;
/** Height of the eye above the ground, in metres. */
export const EYE = 1.7;

/** A position relative to the viewer, in metres: to the right, above the ground, ahead (the centre of the panorama). */
export interface Spot {
  x: number;
  y?: number;
  z: number;
}

/** Projects a spot to the panorama. */
export function project({ x, y = 0, z }: Spot): Point {
  const yaw = Math.atan2(x, z);
  const pitch = Math.atan2(y - EYE, Math.hypot(x, z));
  return { x: (yaw / (2 * Math.PI) + 0.5) * WIDE, y: (0.5 - pitch / Math.PI) * HIGH };
}

export function distance({ x, z }: Spot): number {
  return Math.max(0.4, Math.hypot(x, z));
}

/** Returns the units per metre at a spot. */
export function scaleAt(spot: Spot): number {
  return WIDE / (2 * Math.PI * distance(spot));
}

/** Returns a spot at a distance in a direction, in degrees to the right of ahead. */
export function towards(degrees: number, metres: number): { x: number; z: number } {
  const angle = (degrees / 180) * Math.PI;
  return { x: Math.sin(angle) * metres, z: Math.cos(angle) * metres };
}

/** Repeats a drawing on the other side of the seam if it extends beyond an edge. */
export function acrossSeam(markup: string, left: number, right: number): string {
  if (left < 0) return `${markup}<g transform="translate(${WIDE} 0)">${markup}</g>`;
  if (right > WIDE) return `${markup}<g transform="translate(${-WIDE} 0)">${markup}</g>`;
  return markup;
}

function between(from: Spot, to: Spot, share: number): Required<Spot> {
  const part = (first: number, second: number) => first + (second - first) * share;
  return { x: part(from.x, to.x), y: part(from.y ?? 0, to.y ?? 0), z: part(from.z, to.z) };
}

/**
 * Returns the outline of a flat face, whose straight edges are curves on a panorama. Must not contain the zenith or
 * nadir.
 */
export function face(corners: readonly Spot[]): string {
  const points: Point[] = [];
  corners.forEach((from, index) => {
    const to = corners[(index + 1) % corners.length]!;
    const long = Math.hypot(to.x - from.x, to.z - from.z, (to.y ?? 0) - (from.y ?? 0));
    const nearest = Math.min(...[0, 0.25, 0.4, 0.5, 0.6, 0.75, 1].map((share) => distance(between(from, to, share))));
    const steps = Math.max(1, Math.min(96, Math.ceil((long / nearest) * 6)));
    for (let step = 0; step < steps; step += 1) {
      const point = project(between(from, to, step / steps));
      const before = points.at(-1);
      const turns = before ? Math.round((before.x - point.x) / WIDE) : 0;
      points.push({ x: point.x + turns * WIDE, y: point.y });
    }
  });
  const xs = points.map(({ x }) => x);
  const shifted = (by: number) => polygon(points.map(({ x, y }) => ({ x: x + by, y })));
  const beyond = Math.min(...xs) < 0 ? shifted(WIDE) : Math.max(...xs) > WIDE ? shifted(-WIDE) : '';
  return shifted(0) + beyond;
}

/** Returns a strip of the ground from one spot to another, `wide` metres. */
export function strip(from: Spot, to: Spot, wide: number): string {
  const long = Math.hypot(to.x - from.x, to.z - from.z) || 1;
  const aside = { x: ((to.z - from.z) / long / 2) * wide, z: (-(to.x - from.x) / long / 2) * wide };
  const corner = (spot: Spot, side: number): Spot => ({ x: spot.x + aside.x * side, z: spot.z + aside.z * side });
  return face([corner(from, -1), corner(to, -1), corner(to, 1), corner(from, 1)]);
}
