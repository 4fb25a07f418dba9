import { pragueDay, type Locale } from '@arbora/domain';

export const SEASONS = ['earlySpring', 'lateSpring', 'summer', 'earlyAutumn', 'lateAutumn', 'winter'] as const;
/** A part of the nursery's year, in which the same is planted. */
export type Season = (typeof SEASONS)[number];

/** By month, from January. */
const OF_MONTH: readonly Season[] = [
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

/** The month of a moment in Prague, from 1. */
export const monthOf = (moment: Date | number): number => Number(pragueDay(moment).slice(5, 7));

/** The name of a month, counted from 1, as it stands alone. */
export function monthName(month: number, locale: Locale): string {
  return new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2000, month - 1));
}

/** The season of a month, counted from 1. */
export const seasonOf = (month: number): Season => OF_MONTH[month - 1]!;

/** Plants to look for in each season, by the botanical name that finds them in the assortment. */
export const SEASON_PLANTS = {
  earlySpring: ['Malus', 'Betula', 'Tilia'],
  lateSpring: ['Hydrangea', 'Rosa', 'Clematis'],
  summer: ['Lavandula', 'Carpinus', 'Prunus'],
  earlyAutumn: ['Thuja', 'Taxus', 'Picea'],
  lateAutumn: ['Acer', 'Carpinus', 'Malus'],
  winter: ['Abies', 'Pinus', 'Hamamelis'],
} as const satisfies Readonly<Record<Season, readonly string[]>>;
