import { isThisMachine } from './config-development';

/** Values of environment variables; undefined if unset. */
type Given = Readonly<Record<string, string | undefined>>;

/** Variables without a default in production: money, mail or complaints would go to the wrong place. */
const REQUIRED = [
  'PUBLIC_ORIGIN',
  'PAYMENT_ACCOUNT_PREFIX',
  'PAYMENT_ACCOUNT_NUMBER',
  'PAYMENT_BANK_CODE',
  'CONTACT_EMAIL',
  'CONTACT_PHONE',
  'CONTACT_ADDRESS',
  'BRANCHES',
  'MAIL_FROM',
  'NOTIFY_CZ',
  'NOTIFY_SK',
  'SMTP_URL',
];

/** Variables that work without a value but that a public site usually sets. */
const SUGGESTED = ['METRICS_TOKEN', 'SIGNING_SECRET', 'DRAIN_SECONDS', 'API_DOCS'];

interface Chosen {
  NODE_ENV: string;
  PUBLIC_ORIGIN?: string | undefined;
  SEED_DEMO?: boolean | undefined;
}

/**
 * Returns the reason to refuse these settings in production, as one line that names the variables; null if there is
 * none. The demo's values in `defaults` are refused even if they are set explicitly, except for a showcase of the demo:
 * production with SEED_DEMO=1.
 */
export function productionProblem(given: Given, chosen: Chosen, defaults: Given): string | null {
  const { NODE_ENV, PUBLIC_ORIGIN, SEED_DEMO = false } = chosen;
  const isPublic =
    PUBLIC_ORIGIN !== undefined && !isThisMachine(new URL(PUBLIC_ORIGIN).hostname.replace(/^\[|\]$/g, ''));
  const isHttps = PUBLIC_ORIGIN?.startsWith('https:') === true;
  if (NODE_ENV !== 'production') return null;
  if (isPublic && !isHttps) {
    return `PUBLIC_ORIGIN must begin with https:// where NODE_ENV is production: passwords would travel unencrypted (it is "${PUBLIC_ORIGIN}")`;
  }
  const missing = [
    ...(SEED_DEMO ? ['PUBLIC_ORIGIN'] : REQUIRED),
    // Https ends at a proxy: unless it is trusted, all visitors have its address and share one login limit.
    ...(isPublic ? ['TRUST_PROXY'] : []),
  ].filter((name) => given[name] === undefined);
  if (missing.length > 0) {
    const suggested = SUGGESTED.filter((name) => given[name] === undefined);
    const hint = suggested.length > 0 ? ` (optional, but recommended: ${suggested.join(', ')})` : '';
    return `${missing.join(', ')} must be set where NODE_ENV is production${hint}`;
  }
  const copied = Object.keys(defaults).filter((name) => given[name] !== undefined && given[name] === defaults[name]);
  if (copied.length > 0 && !SEED_DEMO) {
    return `${copied.join(', ')} must not be the demo's where NODE_ENV is production`;
  }
  return null;
}
