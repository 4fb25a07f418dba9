import type { PlantHabit } from '@arbora/domain';
import { randomFrom } from './random';
import { at } from './path-coordinate';

/**
 * A crown of leaf masses: its start above the ground and half its width, both as fractions of the height; `t` runs from
 * its start (0) to the top (1).
 */
interface Crown {
  base: number;
  widthAt: (t: number) => number;
}

const ellipse =
  (middle: number, power = 0.5) =>
  (t: number): number => {
    const distance = t < middle ? (middle - t) / middle : (t - middle) / (1 - middle);
    return (1 - distance ** 2) ** power;
  };

const CROWNS: Readonly<Partial<Record<PlantHabit, Crown>>> = {
  round: { base: 0.24, widthAt: ellipse(0.45) },
  oval: { base: 0.2, widthAt: ellipse(0.4) },
  column: { base: 0.07, widthAt: ellipse(0.4, 0.35) },
  cone: { base: 0.16, widthAt: (t) => Math.min(1, 0.35 + t * 5) * (1 - t) ** 0.75 },
  globe: { base: 0.46, widthAt: ellipse(0.5) },
  spreading: { base: 0.4, widthAt: ellipse(0.35) },
  vase: { base: 0.2, widthAt: (t) => (t < 0.7 ? 0.3 + t : ellipse(0.7)(t)) },
  pine: { base: 0.42, widthAt: (t) => 0.55 + 0.45 * Math.abs(Math.sin(t * 8)) - t * 0.35 },
  shrub: { base: 0.02, widthAt: (t) => (t < 0.5 ? 0.6 + t * 0.8 : ellipse(0.5)(t)) },
  mound: { base: 0, widthAt: (t) => (1 - t ** 2.4) ** 0.5 },
  carpet: { base: 0, widthAt: (t) => (1 - t ** 2) ** 0.5 },
  climber: { base: 0, widthAt: (t) => 0.92 - t * 0.3 + 0.08 * Math.sin(t * 14) },
};

/** Paths of a plant of height 100 that stands on the origin, in painting order. */
export interface CrownPaths {
  dark: string;
  mid: string;
  light: string;
}

const circle = (x: number, y: number, r: number): string =>
  `M${at(x - r)} ${at(y)}a${at(r)} ${at(r)} 0 1 0 ${at(2 * r)} 0a${at(r)} ${at(r)} 0 1 0 ${at(-2 * r)} 0`;

/** Number of leaf masses across a crown. */
const ROWS = 9;

/** @param ratio width of the plant relative to its height */
export function crownPaths(habit: PlantHabit, ratio: number): CrownPaths | null {
  const crown = CROWNS[habit];
  if (!crown) return null;
  const random = randomFrom(habit.length * 131 + Math.round(ratio * 100));
  const high = 100 * (1 - crown.base);
  const halfWidth = 50 * ratio;
  const radius = Math.max(1.2, Math.min(high, 2 * halfWidth) * 0.11);
  const paths: CrownPaths = { dark: '', mid: '', light: '' };
  const rows = Math.max(ROWS, Math.round(high / radius));
  for (let row = 0; row < rows; row++) {
    const t = (row + 0.5) / rows;
    const reach = Math.max(0, halfWidth * crown.widthAt(t) - radius * 0.7);
    const count = Math.max(1, Math.round((2 * reach) / (radius * 1.25)) + 1);
    for (let index = 0; index < count; index++) {
      const across = count === 1 ? 0 : (2 * index) / (count - 1) - 1;
      const x = across * reach + (random() - 0.5) * radius * 0.7;
      const lift = (random() - 0.5) * radius * 0.6;
      const y = Math.min(-radius * 0.6, Math.max(radius - 100, -(crown.base * 100 + t * high) + lift));
      const r = radius * (0.75 + random() * 0.45);
      paths.dark += circle(x + r * 0.1, y + r * 0.14, r);
      if (random() < 0.82 - across * 0.14) paths.mid += circle(x - r * 0.1, y - r * 0.1, r * 0.8);
      // Light comes from the upper left.
      if (random() < 0.42 + (t - 0.5) * 0.7 - across * 0.4) paths.light += circle(x - r * 0.26, y - r * 0.3, r * 0.46);
    }
  }
  return paths;
}

/** Trunk and main branches of a tree of height 100; several stems if it branches from the ground. */
export function trunkPath(habit: PlantHabit, ratio: number): string {
  const crown = CROWNS[habit];
  if (!crown || ['mound', 'carpet', 'climber'].includes(habit)) return '';
  const half = Math.min(2.4, 0.9 + ratio * 1.4);
  const top = 100 * (crown.base + (1 - crown.base) * 0.55);
  const stem = (lean: number): string => {
    const x = lean * 50 * ratio;
    return `M${at(-half + lean * 3)} 0Q${at(x * 0.2)} ${at(-top * 0.5)} ${at(x)} ${at(-top)}Q${at(x * 0.3 + half)} ${at(-top * 0.45)} ${at(half + lean * 3)} 0z`;
  };
  return ['vase', 'shrub'].includes(habit) ? [-0.45, 0, 0.45].map(stem).join('') : [-0.32, 0, 0.32].map(stem).join('');
}
