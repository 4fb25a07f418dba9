/** Business constants and limits of spec §9; times in milliseconds unless the name says otherwise. */
export const LOGIN_ATTEMPTS_PER_HOUR = 10;
export const PASSWORD_MIN_LENGTH = 8;
/** Search parameter of the login page that holds the token of a login link. */
export const LOGIN_LINK_PARAM = 'link';
export const RESET_LINK_MINUTES = 15;
export const EMAIL_CHANGE_HOURS = 24;
export const NAME_MIN_LENGTH = 3;

/** Session storage key: the tab has shown the home page. */
export const HOME_SEEN_KEY = 'home';

export const REFRESH_COOKIE = 'app_token';
/** Readable companion of the refresh cookie, set and cleared with it: without it, a page need not restore a session. */
export const SESSION_HINT_COOKIE = 'app_session';
/** Random id of a browser, which decides whether it gets canaries; set while there is one. */
export const VARIANT_COOKIE = 'app_variant';
/** Tells the server that the session tries out other builds of remotes. */
export const TRIAL_COOKIE = 'app_trial';
export const REFRESH_COOKIE_MS = 604_800_000;
export const ACCESS_TOKEN_MINUTES = 15;
/** Lifetime of an article preview link. */
export const PREVIEW_MINUTES = 60;

/** Rows on a page, by list (spec §9, decision 35). */
export const PAGE_SIZE = {
  users: 20,
  profiles: 20,
  registrations: 20,
  jobs: 20,
  photos: 20,
  news: 10,
  comments: 10,
  bulletins: 10,
  catalogue: 50,
  orders: 50,
  offers: 50,
  reservations: 50,
  events: 20,
} as const;

export const PAYMENT_WINDOW_DAYS = 4;
export const PAYMENT_CURRENCY = 'CZK';
/** Default payment message of a reservation. */
export const PAYMENT_MESSAGE = 'REZERVACE';
/** Maximum number of attendees per reservation, regardless of the slot. */
export const ATTENDEES_MAX = 100;
/**
 * Limits per customer: reservations and cancellations per hour; tickets mailed to other addresses per day, in all and
 * per address. A single reservation never exceeds them. `passedOnPerHour` limits staff: each ticket passed on to
 * another address sends a mail.
 */
export const BOOKING_LIMITS = {
  changesPerHour: 40,
  guestTicketsPerDay: 300,
  ticketsPerAddressPerDay: 30,
  passedOnPerHour: 60,
} as const;
/** Maximum length of a data URL accepted as a ticket's QR code, in characters. */
export const TICKET_QR_MAX_LENGTH = 65_536;

export const SNACKBAR_TIMEOUT = 4000;
/** With a button, which people must have the time to read. */
export const SNACKBAR_ACTION_TIMEOUT = 12_000;
/** Delay between a snackbar's timeout and its removal from the list. */
export const SNACKBAR_REMOVAL_DELAY = 200;
/** Removal of a snackbar without a timeout. */
export const SNACKBAR_REMOVAL_DEFAULT = 4200;
/** Minimum interval between reloads for a new build. */
export const RELOAD_GUARD_TTL = 10_000;

/** Stock up to which items are shown as the last ones (spec §9). */
export const LIMITED_INVENTORY_DEFAULT = 3;

export const TEXT_SHORTEN_DEFAULT = 40;
export const ROUND_DECIMALS_DEFAULT = 2;
export const TIME_ZONE = 'Europe/Prague';

/** Themes; `system` follows the device. Light by default (spec §9). */
export const THEMES = ['light', 'dark', 'system'] as const;
export type Theme = (typeof THEMES)[number];
export const DEFAULT_THEME: Theme = 'light';
export const THEME_COOKIE = 'app_theme';
export const THEME_COOKIE_DAYS = 365;
/** Brand colours (spec §9) for print, mail and the browser UI; pages use the tokens of libs/ui. */
export const BRAND_COLORS = { primary: '#047353', secondary: '#dc8282', accent: '#c8100c' } as const;

export function isTheme(value: unknown): value is Theme {
  return typeof value === 'string' && (THEMES as readonly string[]).includes(value);
}
