import { n, type Point } from './path';

/** Leaf outlines as path commands; a leaf starts at 0, 0 and its tip is at 1, 0. `L` takes one point, `Q` two. */
export type Outline = readonly (readonly [command: 'L' | 'Q', ...points: number[]])[];

/** Mirrors the upper half of a leaf. */
export function both(half: Outline): Outline {
  const back: (readonly ['L' | 'Q', ...number[]])[] = [];
  const ends = [[0, 0], ...half.map((one) => one.slice(-2) as number[])];
  for (let index = half.length - 1; index >= 0; index -= 1) {
    const [command, ...points] = half[index]!;
    const [x, y] = ends[index] as [number, number];
    back.push(command === 'L' ? ['L', x, -y] : ['Q', points[0]!, -points[1]!, x, -y]);
  }
  return [...half, ...back];
}

export const OUTLINES = {
  oval: both([['Q', 0.45, -0.52, 1, 0]]),
  narrow: both([['Q', 0.4, -0.24, 1, 0]]),
  round: both([['Q', 0.05, -0.5, 0.5, -0.48], ['Q', 0.95, -0.44, 1, 0]]),
  heart: both([['Q', -0.22, -0.5, 0.22, -0.5], ['Q', 0.68, -0.46, 0.84, -0.12], ['L', 1, 0]]),
  birch: both([['Q', 0.02, -0.36, 0.26, -0.38], ['Q', 0.56, -0.24, 0.8, -0.08], ['L', 1, 0]]),
  maple: both([['L', 0.16, -0.3], ['L', 0.02, -0.52], ['L', 0.36, -0.4], ['L', 0.44, -0.66], ['L', 0.62, -0.22], ['L', 1, 0]]),
  cut: both([['L', 0.2, -0.06], ['L', 0.1, -0.5], ['L', 0.34, -0.1], ['L', 0.5, -0.52], ['L', 0.56, -0.07], ['L', 1, 0]]),
  oak: both([['Q', 0.14, -0.28, 0.28, -0.1], ['Q', 0.4, -0.5, 0.54, -0.16], ['Q', 0.7, -0.5, 0.8, -0.16], ['Q', 1, -0.2, 1, 0]]),
  redoak: both([['L', 0.2, -0.08], ['L', 0.28, -0.4], ['L', 0.42, -0.12], ['L', 0.6, -0.5], ['L', 0.68, -0.12], ['L', 0.9, -0.22], ['L', 1, 0]]),
  fan: both([['L', 0.3, -0.06], ['Q', 0.62, -0.6, 0.86, -0.5], ['Q', 1.02, -0.26, 0.8, 0]]),
  tulip: both([['L', 0.06, -0.42], ['L', 0.4, -0.36], ['L', 0.56, -0.5], ['L', 0.96, -0.36], ['L', 0.84, 0]]),
  star: both([['L', 0.2, -0.16], ['L', 0.02, -0.56], ['L', 0.36, -0.24], ['L', 0.58, -0.62], ['L', 0.56, -0.16], ['L', 1, 0]]),
  hand: both([['L', 0.06, -0.56], ['L', 0.2, -0.16], ['L', 0.56, -0.58], ['L', 0.42, -0.12], ['Q', 0.7, -0.2, 1, 0]]),
  pinnate: both([['L', 0.12, -0.03], ['L', 0.2, -0.36], ['L', 0.3, -0.03], ['L', 0.44, -0.4], ['L', 0.5, -0.03], ['L', 0.66, -0.34], ['L', 0.7, -0.03], ['L', 1, 0]]),
  needle: both([['L', 0.25, -0.055], ['L', 1, 0]]),
  tuft: both([['L', 0.08, -0.03], ['L', 0.5, -0.5], ['L', 0.26, -0.05], ['L', 0.86, -0.3], ['L', 0.36, -0.03], ['L', 1, 0]]),
  scale: both([['Q', 0.3, -0.26, 0.62, -0.15], ['L', 1, 0]]),
  blade: both([['Q', 0.5, -0.1, 1, 0]]),
} as const satisfies Record<string, Outline>; // oxfmt-ignore
export type LeafShape = keyof typeof OUTLINES;

/** An outline as steps, precomputed for writing. */
export type Steps = readonly (readonly [curved: boolean, ...numbers: number[]])[];

export function stepsOf(outline: Outline): Steps {
  let from: readonly [number, number] = [0, 0];
  return outline.map(([command, ...points]) => {
    const [x, y] = from;
    from = points.slice(-2) as [number, number];
    return [command === 'Q', ...points.map((value, index) => value - (index % 2 ? y : x))] as const;
  });
}

const STEPS = Object.fromEntries(
  Object.entries(OUTLINES).map(([shape, outline]) => [shape, stepsOf(outline)]),
) as Readonly<Record<LeafShape, Steps>>;

/** A leaf at a point: `long` px from base to tip, rotated by `angle`, with relative width `wide`. */
export function leaf(shape: LeafShape, point: Point, long: number, angle: number, wide = 1): string {
  return placed(STEPS[shape], point, long, angle, wide);
}

/** Converts the steps of an outline to a path at a point, rotated by `angle`; a negative `wide` mirrors it. */
export function placed(steps: Steps, { x, y }: Point, long: number, angle: number, wide: number): string {
  const cos = Math.cos(angle) * long;
  const sin = Math.sin(angle) * long;
  const aslant = sin * wide;
  const across = cos * wide;
  let path = `M${n(x)} ${n(y)}`;
  for (const [curved, ax = 0, ay = 0, bx = 0, by = 0] of steps) {
    path += `${curved ? 'q' : 'l'}${n(ax * cos - ay * aslant)} ${n(ax * sin + ay * across)}`;
    if (curved) path += ` ${n(bx * cos - by * aslant)} ${n(bx * sin + by * across)}`;
  }
  return `${path}z`;
}
