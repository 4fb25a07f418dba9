import { pragueDay, pragueDayBounds, type Locale } from '@arbora/domain';

/** Search parameters of the list of events. */
export const EVENT_PARAM = { month: 'month', place: 'place' } as const;

/** Filters of the list; null: not filtered. */
export interface EventFilters {
  /** Month in Prague: `2026-12`. */
  month: string | null;
  /** An event's address. */
  place: string | null;
}
export const NO_FILTERS: EventFilters = { month: null, place: null };

/** Columns of an event that the filters use. */
export interface FilterableEvent {
  date_start: string;
  date_end: string | null;
  address: string;
}

const MONTH = /^\d{4}-(?:0[1-9]|1[0-2])$/;
/** Upper bound of an event's duration. */
const EVENT_MONTHS_MAX = 24;

/** The filters in the URL; an invalid month is ignored. */
export function eventFilters(params: URLSearchParams): EventFilters {
  const month = params.get(EVENT_PARAM.month) ?? '';
  return { month: MONTH.test(month) ? month : null, place: params.get(EVENT_PARAM.place) || null };
}

function nextMonth(month: string): string {
  const next = new Date(`${month}-01T00:00:00Z`);
  next.setUTCMonth(next.getUTCMonth() + 1);
  return next.toISOString().slice(0, 7);
}

/** Bounds of a month in Prague as ISO 8601: `start` inclusive, `end` exclusive. */
export function monthBounds(month: string): { start: string; end: string } {
  return { start: pragueDayBounds(`${month}-01`).start, end: pragueDayBounds(`${nextMonth(month)}-01`).start };
}

function monthsOf({ date_start, date_end }: FilterableEvent): string[] {
  const last = pragueDay(date_end ?? date_start).slice(0, 7);
  const months = [pragueDay(date_start).slice(0, 7)];
  while (months.at(-1)! < last && months.length < EVENT_MONTHS_MAX) months.push(nextMonth(months.at(-1)!));
  return months;
}

export interface CountedValue {
  value: string;
  /** Events with this value that pass the other filter. */
  count: number;
}

function countValues(matching: readonly string[], offered: readonly string[], chosen: string | null): CountedValue[] {
  const names = new Set(chosen === null ? offered : [...offered, chosen]);
  return [...names].map((value) => ({ value, count: matching.filter((other) => other === value).length }));
}

/** Months and places to choose from: those of any event and the chosen ones, in the order of the reader's alphabet. */
export function filterChoices(
  events: readonly FilterableEvent[],
  { month, place }: EventFilters,
  locale: Locale,
): { months: CountedValue[]; places: CountedValue[] } {
  const inMonth = events.filter((event) => month === null || monthsOf(event).includes(month));
  const atPlace = events.filter(({ address }) => place === null || address === place);
  const byValue = (a: CountedValue, b: CountedValue): number => a.value.localeCompare(b.value, locale);
  const addresses = (list: readonly FilterableEvent[]): string[] => list.map(({ address }) => address);
  return {
    months: countValues(atPlace.flatMap(monthsOf), events.flatMap(monthsOf), month).sort(byValue),
    places: countValues(addresses(inMonth), addresses(events), place).sort(byValue),
  };
}

/** The short name of a place: the part before the first comma, or the whole address if another place shares it. */
export function placeName(address: string, others: readonly string[]): string {
  const nameOf = (text: string): string => text.split(',')[0]!.trim();
  const isShared = others.some((other) => other !== address && nameOf(other) === nameOf(address));
  return isShared ? address : nameOf(address);
}
