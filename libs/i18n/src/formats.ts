import { dateAndTime, DATE_TAGS, LOCALE_TAGS, ROUND_DECIMALS_DEFAULT, TIME_ZONE, timeOfDay } from '@arbora/domain';
import type { Currency, Locale } from '@arbora/domain';

/** A point in time: ISO 8601 text, milliseconds since 1970, or a Date. */
export type Moment = string | number | Date;

export interface Formats {
  /**
   * `1 250 Kč`, `12,50 €`, in English `CZK 1,250`: by default two decimals unless the amount is whole; in a list those
   * of `priceDecimals`.
   */
  money(amount: number, currency?: Currency, decimals?: 0 | 2): string;
  /** Thousands separators; rounded to `decimals` (default 2), without trailing zeros (spec §5). */
  number(value: number, decimals?: number): string;
  /** `24. listopadu 2026`; `short`: `24. 11. 2026`. All dates and times are in Prague time. */
  date(moment: Moment, style?: 'long' | 'short'): string;
  /** `listopad 2026` */
  month(moment: Moment): string;
  /** The name of a month, from 1, in the nominative: `listopad`. */
  monthName(month: number): string;
  /** `18:00` */
  time(moment: Moment): string;
  /** `24. listopadu 2026 v 18:00` */
  dateTime(moment: Moment): string;
  /** `út` */
  weekday(moment: Moment, style?: 'long' | 'short'): string;
  /** The parts of a date badge: `{ day: '24', month: 'lis', year: '2026' }`. */
  dateParts(moment: Moment): { day: string; month: string; year: string };
}

const cache = new Map<Locale, Formats>();

/**
 * Returns the formats of a language, cached because Intl objects are slow to create. Invalid times give empty texts.
 */
export function formatsOf(locale: Locale): Formats {
  let formats = cache.get(locale);
  if (!formats) {
    formats = makeFormats(locale);
    cache.set(locale, formats);
  }
  return formats;
}

function makeFormats(locale: Locale): Formats {
  const [tag, dateTag] = [LOCALE_TAGS[locale], DATE_TAGS[locale]];
  const numbers = new Map<string, Intl.NumberFormat>();
  const dates = new Map<string, Intl.DateTimeFormat>();

  function numberFormat(options: Intl.NumberFormatOptions): Intl.NumberFormat {
    const name = JSON.stringify(options);
    let format = numbers.get(name);
    if (!format) numbers.set(name, (format = new Intl.NumberFormat(tag, options)));
    return format;
  }

  function dateFormat(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
    const name = JSON.stringify(options);
    let format = dates.get(name);
    if (!format) dates.set(name, (format = new Intl.DateTimeFormat(dateTag, { timeZone: TIME_ZONE, ...options })));
    return format;
  }

  function show(moment: Moment, options: Intl.DateTimeFormatOptions): string {
    const date = new Date(moment);
    return Number.isNaN(date.getTime()) ? '' : dateFormat(options).format(date);
  }

  const day = (moment: Moment): string => show(moment, { dateStyle: 'long' });
  const time = (moment: Moment): string => timeOfDay(locale, show(moment, { timeStyle: 'short' }));

  return {
    money: (amount, currency = 'CZK', decimals = Number.isInteger(amount) ? 0 : 2) =>
      numberFormat({
        style: 'currency',
        currency,
        // In English the Czech crown is shown by its code, elsewhere by its sign.
        currencyDisplay: tag.startsWith('en') ? 'symbol' : 'narrowSymbol',
        useGrouping: 'always',
        minimumFractionDigits: decimals,
        maximumFractionDigits: 2,
      }).format(amount),
    number: (value, decimals = ROUND_DECIMALS_DEFAULT) =>
      // `min2` would leave 1000 without a separator in Polish; the spec requires one.
      numberFormat({ maximumFractionDigits: decimals, useGrouping: 'always' }).format(value),
    date: (moment, style = 'long') =>
      style === 'long' ? day(moment) : show(moment, { day: 'numeric', month: 'numeric', year: 'numeric' }),
    month: (moment) => show(moment, { month: 'long', year: 'numeric' }),
    // The middle of the month is in the same month in every time zone; the year does not matter.
    monthName: (month) => show(Date.UTC(2000, month - 1, 15), { month: 'long' }),
    time,
    dateTime: (moment) => dateAndTime(locale, day(moment), time(moment)),
    weekday: (moment, style = 'short') => show(moment, { weekday: style }),
    dateParts: (moment) => ({
      day: show(moment, { day: 'numeric' }).replace(/\.$/, ''),
      month: show(moment, { month: 'short' }),
      year: show(moment, { year: 'numeric' }),
    }),
  };
}
