import { MOST_PITCH, MOST_YAW } from './scene';

/** Degrees from the middle of a panorama: to the right, and up. */
export interface Direction {
  yaw: number;
  pitch: number;
}

const tenths = (degrees: number): number => Math.round(degrees * 10) / 10;
const within = (value: number, most: number): number => Math.max(-most, Math.min(most, value));

/** The direction of a point of an equirectangular picture, in fractions of its width and height. */
export function directionAt(x: number, y: number): Direction {
  return {
    yaw: tenths(within((x - 0.5) * 2 * MOST_YAW, MOST_YAW)),
    pitch: tenths(within((0.5 - y) * 2 * MOST_PITCH, MOST_PITCH)),
  };
}

/** The point of a direction in the picture, in percent from the left and from the top. */
export function pointOf({ yaw, pitch }: Direction): { left: string; top: string } {
  return { left: `${50 + (yaw / MOST_YAW) * 50}%`, top: `${50 - (pitch / MOST_PITCH) * 50}%` };
}

/** A direction moved by degrees; the picture continues at its left and right edge. */
export function movedBy({ yaw, pitch }: Direction, right: number, up: number): Direction {
  const turned = yaw + right;
  const wrapped = turned > MOST_YAW ? turned - 2 * MOST_YAW : turned < -MOST_YAW ? turned + 2 * MOST_YAW : turned;
  return { yaw: tenths(wrapped), pitch: tenths(within(pitch + up, MOST_PITCH)) };
}
