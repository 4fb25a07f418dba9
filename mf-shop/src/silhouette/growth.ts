import type { PlantFacts } from '@arbora/domain';

/** Height and width in cm. */
export interface PlantSize {
  height: number;
  width: number;
}

/** Growth of a young tree in a year, in cm. */
const YEARLY = { slow: 25, medium: 45, fast: 80 } as const;
/** Height at planting: a fraction of the full height, at most that of a tree leaving the nursery. */
const PLANTED_SHARE = 0.3;
const PLANTED_MAX = 250;

type Grown = Pick<PlantFacts, 'growth'> & { height_cm: number; width_cm: number };

/**
 * The size of a plant a number of years after planting. Its yearly growth slows down towards its full height; the width
 * stays in proportion.
 */
export function sizeAfter({ height_cm, width_cm, growth }: Grown, years: number): PlantSize {
  const planted = Math.min(height_cm * PLANTED_SHARE, PLANTED_MAX);
  const yearly = YEARLY[growth ?? 'medium'];
  const height = height_cm - (height_cm - planted) * Math.exp((-yearly * years) / height_cm);
  return { height: Math.round(height), width: Math.round((width_cm * height) / height_cm) };
}

export const AGES = [5, 10, 25] as const;
export type Age = (typeof AGES)[number];
