/** Labels of items in lists. */
export const PRODUCT_FLAGS = ['new', 'tip', 'clearance'] as const;
export type ProductFlag = (typeof PRODUCT_FLAGS)[number];

/** Site conditions and uses of a plant (`product.light`, `soil`, `uses`), in display order. */
export const PLANT_LIGHT = ['sun', 'half_shade', 'shade'] as const;
export type PlantLight = (typeof PLANT_LIGHT)[number];
export const PLANT_SOIL = ['dry', 'normal', 'moist', 'wet', 'acid', 'lime'] as const;
export type PlantSoil = (typeof PLANT_SOIL)[number];
export const PLANT_USES = [
  'avenue',
  'specimen',
  'small_garden',
  'hedge',
  'ground_cover',
  'rockery',
  'container',
  'climber',
  'waterside',
  'bees',
  'edible',
] as const;
export type PlantUse = (typeof PLANT_USES)[number];

/** Height classes for filtering, by the mature height: to 1 m, to 3 m, and so on. */
export const PLANT_HEIGHTS = ['to1', 'to3', 'to8', 'to15', 'over15'] as const;

/** Shapes of mature plants, for silhouettes (`product.habit`). */
export const PLANT_HABITS = [
  'round',
  'oval',
  'column',
  'cone',
  'globe',
  'spreading',
  'vase',
  'weeping',
  'conifer',
  'pine',
  'shrub',
  'mound',
  'carpet',
  'herb',
  'grass',
  'climber',
] as const;
export type PlantHabit = (typeof PLANT_HABITS)[number];
export const PLANT_GROWTH = ['slow', 'medium', 'fast'] as const;
export type PlantGrowth = (typeof PLANT_GROWTH)[number];
export const FLOWER_COLORS = ['white', 'cream', 'yellow', 'orange', 'red', 'pink', 'purple', 'blue', 'green'] as const;
export type FlowerColor = (typeof FLOWER_COLORS)[number];
export const AUTUMN_COLORS = ['yellow', 'orange', 'red', 'purple', 'brown'] as const;
export type AutumnColor = (typeof AUTUMN_COLORS)[number];
/** Winter features of a plant, besides evergreen leaves. */
export const WINTER_LOOKS = ['bark', 'twigs', 'fruit', 'outline', 'catkins'] as const;
export type WinterLook = (typeof WINTER_LOOKS)[number];

/** Facts about a plant besides its names; each may be missing. Lists are months, or values in the order above. */
export interface PlantFacts {
  height_cm: number | null;
  width_cm: number | null;
  habit: PlantHabit | null;
  growth: PlantGrowth | null;
  hardiness_zone: number | null;
  light: PlantLight[];
  soil: PlantSoil[];
  uses: PlantUse[];
  in_leaf: number[];
  flowering: number[];
  flower_colors: FlowerColor[];
  fruiting: number[];
  autumn_colors: AutumnColor[];
  winter: WinterLook[];
  planting: number[];
  pruning: number[];
}
