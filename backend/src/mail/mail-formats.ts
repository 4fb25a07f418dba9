import {
  dateAndTime,
  DATE_TAGS,
  LOCALE_TAGS,
  PAYMENT_CURRENCY,
  TIME_ZONE,
  timeOfDay,
  type Locale,
} from '@arbora/domain';
import { UnwritableMail } from './unwritable-mail';

/**
 * Formats of dates and amounts in mails; times are in the Prague zone.
 * @throws UnwritableMail by `day`, `time` and `dateTime`, for a text that is no date
 */
export function mailFormats(locale: Locale) {
  const tag = LOCALE_TAGS[locale];
  const show = (iso: string, options: Intl.DateTimeFormatOptions) => {
    const date = new Date(iso);
    if (Number.isNaN(date.getTime())) throw new UnwritableMail(`this is no date: ${iso}`);
    return new Intl.DateTimeFormat(DATE_TAGS[locale], { timeZone: TIME_ZONE, ...options }).format(date);
  };
  const day = (iso: string) => show(iso, { dateStyle: 'long' });
  const time = (iso: string) => timeOfDay(locale, show(iso, { timeStyle: 'short' }));
  return {
    day,
    time,
    dateTime: (iso: string) => dateAndTime(locale, day(iso), time(iso)),
    money: (amount: number, currency: string = PAYMENT_CURRENCY, decimals = Number.isInteger(amount) ? 0 : 2) =>
      new Intl.NumberFormat(tag, {
        style: 'currency',
        currency,
        minimumFractionDigits: decimals,
      }).format(amount),
  };
}
