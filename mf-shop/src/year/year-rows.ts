import type { AutumnColor, FlowerColor, PlantFacts, WinterLook } from '@arbora/domain';

export const YEAR_ROWS = ['leaf', 'flower', 'fruit', 'autumn', 'winter', 'planting', 'pruning'] as const;

/** A feature or care task of a plant with its months. */
export interface YearRow {
  kind: (typeof YEAR_ROWS)[number];
  months: readonly number[];
  colors: readonly (FlowerColor | AutumnColor)[];
  looks: readonly (WinterLook | 'evergreen')[];
}

/** Leaves turn in the last months before they fall. */
const AUTUMN_MONTHS = 2;
const WINTER = [12, 1, 2];

/** The rows of a plant's year; unknown or inapplicable ones are omitted. */
export function yearRows(facts: PlantFacts): YearRow[] {
  const { in_leaf, flowering, flower_colors, fruiting, autumn_colors, winter, planting, pruning } = facts;
  const isEvergreen = in_leaf.length === 12;
  const turning = isEvergreen || autumn_colors.length === 0 ? [] : in_leaf.slice(-AUTUMN_MONTHS);
  const looks = [...(isEvergreen ? (['evergreen'] as const) : []), ...winter];
  const row = (kind: YearRow['kind'], months: readonly number[], more: Partial<YearRow> = {}): YearRow => ({
    kind,
    months,
    colors: [],
    looks: [],
    ...more,
  });
  return [
    row('leaf', in_leaf),
    row('flower', flowering, { colors: flower_colors }),
    row('fruit', fruiting),
    row('autumn', turning, { colors: autumn_colors }),
    row('winter', looks.length > 0 ? WINTER : [], { looks }),
    row('planting', planting),
    row('pruning', pruning),
  ].filter(({ months }) => months.length > 0);
}
