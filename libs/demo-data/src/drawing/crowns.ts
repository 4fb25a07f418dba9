import type { Crown } from './tree';

const round = (h: number) => Math.sqrt(Math.max(0, 1 - (2 * h - 1) ** 2));
const oval = (h: number) => Math.sqrt(Math.max(0, 1 - (1.8 * h - 0.8) ** 2));
const egg = (h: number) => Math.min(1, 0.55 + h * 2.6) * Math.sqrt(Math.max(0, 1 - h ** 1.7));
const vase = (h: number) =>
  (0.42 + 0.58 * Math.min(1, h * 1.5)) * Math.sqrt(Math.max(0, 1 - Math.max(0, h - 0.5) ** 2 * 3.9));
const umbrella = (h: number) =>
  (h < 0.3 ? 0.45 + h * 1.8 : 1) * Math.sqrt(Math.max(0, 1 - Math.max(0, h - 0.32) ** 2 * 2.16));
const slim = (h: number) => Math.min(1, 0.5 + 2.2 * h) * Math.sqrt(Math.max(0, 1 - h ** 2.6));
const dome = (h: number) => Math.sqrt(Math.max(0, 1 - h ** 2.2));
const cone = (h: number) => 1.02 - h;
const flame = (h: number) => Math.min(1, 0.6 + 2 * h) * Math.max(0, 1.02 - h) ** 0.6;

/** Crown outlines by growth habit. */
export const CROWNS = {
  oval: { stem: 0.22, wide: 0.62, at: oval, bunch: 0.066 },
  round: { stem: 0.26, wide: 0.74, at: round, bunch: 0.068 },
  broad: { stem: 0.2, wide: 0.92, at: oval, bunch: 0.074 },
  egg: { stem: 0.2, wide: 0.58, at: egg, bunch: 0.064 },
  slim: { stem: 0.17, wide: 0.44, at: slim, bunch: 0.056, uneven: 0.8 },
  birch: { stem: 0.18, wide: 0.46, at: egg, bunch: 0.036, flat: 1.7, uneven: 1.4, close: 0.9 },
  vase: { stem: 0.24, wide: 0.78, at: vase, bunch: 0.064 },
  umbrella: { stem: 0.3, wide: 1, at: umbrella, bunch: 0.066, flat: 0.62 },
  layered: { stem: 0.14, wide: 0.84, at: oval, bunch: 0.072, flat: 0.46 },
  column: { stem: 0.1, wide: 0.25, at: slim, bunch: 0.05, uneven: 0.35 },
  globe: { stem: 0.38, wide: 0.54, at: round, bunch: 0.056, even: true },
  low: { stem: 0.1, wide: 0.98, at: oval, bunch: 0.076 },
  cypress: { stem: 0.02, wide: 0.29, at: flame, bunch: 0.052, uneven: 0.25 },
  cone: { stem: 0.03, wide: 0.46, at: cone, bunch: 0.058, uneven: 0.3 },
  pine: { stem: 0.36, wide: 0.7, at: umbrella, bunch: 0.07, flat: 0.56, close: 0.9 },
  shrub: { stem: 0, wide: 1.16, at: dome, bunch: 0.115 },
  upright: { stem: 0.02, wide: 0.84, at: egg, bunch: 0.1 },
  ball: { stem: 0, wide: 1.1, at: (h) => Math.sqrt(Math.max(0, 1 - (1.5 * h - 0.5) ** 2)), bunch: 0.1, even: true },
  bun: { stem: 0, wide: 1.55, at: dome, bunch: 0.13, even: true },
  carpet: { stem: 0, wide: 3.4, at: dome, bunch: 0.26, uneven: 0.8, flat: 0.7 },
} as const satisfies Record<string, Crown>;
export type CrownName = keyof typeof CROWNS;
