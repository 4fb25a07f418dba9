import type { Row } from '../database/row';
import type { PlantLight, PlantSoil, ProductFlag } from './plant-facts';

/** A plant's names and picture. */
export type NamedPlant = Pick<Row<'product'>, 'id' | 'name' | 'name_cs' | 'name_en' | 'name_pl' | 'photo'>;

/** Reasons why two plants combine well. */
export const COMPANION_REASONS = [
  'under_its_crown',
  'over_it',
  'flowers_before',
  'flowers_with',
  'flowers_after',
  'green_in_winter',
  'before_its_green',
  'autumn',
  'bees',
] as const;
export type CompanionReason = (typeof COMPANION_REASONS)[number];

/** A row of `rpc/plant_companions`: a plant for the same site, best match first. */
export interface PlantCompanion extends NamedPlant {
  /** Conditions that both plants share. */
  light: PlantLight[];
  soil: PlantSoil[];
  reasons: CompanionReason[];
}

/** A plant in a list, with all its sizes, smallest first. */
export interface ListedPlant extends NamedPlant {
  height_cm: number | null;
  items: { id: string; size: string | null; spec1: string | null; spec2: string | null; flag: ProductFlag | null }[];
}

/** Filter criteria that a plant does not match. */
export const PLANT_MISSES = ['name', 'category', 'size', 'height', 'light', 'soil', 'flowering', 'use'] as const;
export type PlantMiss = (typeof PLANT_MISSES)[number];

/** Response of `rpc/plant_list`: a page of plants. */
export interface PlantList {
  plants: ListedPlant[];
  /** Total number of plants. */
  total: number;
  /** Number of their sizes that match. */
  items: number;
  page: number;
  /** By plant id, the name that matched the search if it is not the Latin one. */
  matched: Record<string, string>;
  /** Number of plants by filter value: `light:sun`. */
  facets: Record<string, number>;
  /** If no plant matches: the plants with the fewest mismatches. */
  nearest: { plant: ListedPlant; misses: PlantMiss[] }[];
  /** The search matched by similarity, tolerating typing errors. */
  similar: boolean;
}

/** Maximum number of lines for `rpc/match_plant_lines`. */
export const LIST_LINES_MAX = 500;

/**
 * Why the match of a line is uncertain: the name is another or ambiguous, the plant has no such size, it has the size in
 * another form, several sizes fit, a spreadsheet turned the size into a date, or the line has no amount.
 */
export type LineDoubt = 'plant' | 'missing' | 'form' | 'size' | 'date' | 'amount';

/** Interpretation of a line of a pasted list, from `rpc/match_plant_lines`. */
export interface MatchedLine {
  /** Null if the line has no number of pieces. */
  amount: number | null;
  /** Null if the first of `items` is a certain match. */
  doubt: LineDoubt | null;
  /** A size that the plant does not have. */
  asked: string | null;
  /** The next smaller and larger sizes of the same kind as `asked`. */
  nearest: string[];
  /** Possible matches, most likely first. */
  items: { id: string; name: string; size: string | null; spec1: string | null; spec2: string | null }[];
}

/**
 * View `katalog_items`: one row per product item in public categories, sorted by name, then size_position (spec §3,
 * §7).
 */
export type KatalogItem = Row<'katalog_items'>;

/** View `katalog_items_full`: the whole assortment, for sales (spec §3, §7). */
export type KatalogItemFull = Row<'katalog_items_full'>;

/** Resource `product_category`. */
export type ProductCategory = Omit<Row<'product_category'>, 'version' | 'updated_at'>;
