import { pragueDay, type Locale } from '@arbora/domain';
import { queryOptions } from '@arbora/query';

export const SEASONS = ['earlySpring', 'lateSpring', 'summer', 'earlyAutumn', 'lateAutumn', 'winter'] as const;
/** A planting season of the nursery. */
export type Season = (typeof SEASONS)[number];

/** By month, from January. */
const SEASON_BY_MONTH: readonly Season[] = [
  'winter',
  'winter',
  'earlySpring',
  'earlySpring',
  'lateSpring',
  'summer',
  'summer',
  'summer',
  'earlyAutumn',
  'lateAutumn',
  'lateAutumn',
  'winter',
];

/** The month of a timestamp in Prague, from 1. */
export const monthOf = (moment: Date | number): number => Number(pragueDay(moment).slice(5, 7));

/**
 * The current month in Prague, from 1. A query, so that the browser hydrates with the month of the server-rendered
 * page.
 */
export const monthQuery = queryOptions({
  queryKey: ['mf-content', 'month'],
  queryFn: () => monthOf(new Date()),
  staleTime: 3_600_000,
});

/** The name of a month (from 1) in the nominative. */
export function monthName(month: number, locale: Locale): string {
  return new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2000, month - 1));
}

/** The season of a month (from 1). */
export const seasonOf = (month: number): Season => SEASON_BY_MONTH[month - 1]!;

/** Recommended plants by season, with the botanical name for the search in the assortment. */
export const SEASON_PLANTS = {
  earlySpring: ['Malus', 'Betula', 'Tilia'],
  lateSpring: ['Hydrangea', 'Rosa', 'Clematis'],
  summer: ['Lavandula', 'Carpinus', 'Prunus'],
  earlyAutumn: ['Thuja', 'Taxus', 'Picea'],
  lateAutumn: ['Acer', 'Carpinus', 'Malus'],
  winter: ['Abies', 'Pinus', 'Hamamelis'],
} as const satisfies Readonly<Record<Season, readonly string[]>>;
