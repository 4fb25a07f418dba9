import { MAX_PITCH, MAX_YAW } from './scene';

/** Degrees from the middle of a panorama: to the right, and up. */
export interface Direction {
  yaw: number;
  pitch: number;
}

const tenths = (degrees: number): number => Math.round(degrees * 10) / 10;
const clamp = (value: number, max: number): number => Math.max(-max, Math.min(max, value));

/** The direction of a point of an equirectangular picture, in fractions of its width and height. */
export function directionAt(x: number, y: number): Direction {
  return {
    yaw: tenths(clamp((x - 0.5) * 2 * MAX_YAW, MAX_YAW)),
    pitch: tenths(clamp((0.5 - y) * 2 * MAX_PITCH, MAX_PITCH)),
  };
}

/** The point of a direction in the picture, in percent from the left and from the top. */
export function pointOf({ yaw, pitch }: Direction): { left: string; top: string } {
  return { left: `${50 + (yaw / MAX_YAW) * 50}%`, top: `${50 - (pitch / MAX_PITCH) * 50}%` };
}

/** A direction moved by degrees; the picture continues at its left and right edge. */
export function movedBy({ yaw, pitch }: Direction, right: number, up: number): Direction {
  const turned = yaw + right;
  const wrapped = turned > MAX_YAW ? turned - 2 * MAX_YAW : turned < -MAX_YAW ? turned + 2 * MAX_YAW : turned;
  return { yaw: tenths(wrapped), pitch: tenths(clamp(pitch + up, MAX_PITCH)) };
}
