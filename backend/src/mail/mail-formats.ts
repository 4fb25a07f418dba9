import { LOCALE_TAGS, PAYMENT_CURRENCY, TIME_ZONE, type Locale } from '@arbora/domain';

/** Dates and amounts as mails write them; times are those of Prague. */
export function mailFormats(locale: Locale) {
  const tag = LOCALE_TAGS[locale];
  const show = (iso: string, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(tag, { timeZone: TIME_ZONE, ...options }).format(new Date(iso));
  return {
    dateTime: (iso: string) => show(iso, { dateStyle: 'long', timeStyle: 'short' }),
    money: (amount: number, currency: string = PAYMENT_CURRENCY) =>
      new Intl.NumberFormat(tag, {
        style: 'currency',
        currency,
        minimumFractionDigits: Number.isInteger(amount) ? 0 : 2,
      }).format(amount),
  };
}
