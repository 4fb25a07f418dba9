import { jest, type Mutation } from './mutation';

/** Languages, consent, sanitizing and dates. */
export const CONTENT: readonly Mutation[] = [
  {
    name: 'slovak-visitors-get-english',
    file: 'libs/domain/src/locale/locale-detection.ts',
    search: "{ cs: 'cs', sk: 'cs', pl: 'pl', en: 'en' }",
    replace: "{ cs: 'cs', pl: 'pl', en: 'en' }",
    tests: jest('libs/domain/src/locale/'),
  },
  {
    name: 'article-shows-pictures-of-other-sites',
    file: 'backend/src/content/article-html.ts',
    search: 'attribs: { ...pictureAddress(src), alt,',
    replace: 'attribs: { src, alt,',
    tests: jest('backend/src/content/'),
  },
  {
    name: 'comment-text-is-not-escaped',
    file: 'libs/domain/src/text/markup.ts',
    search: '  return html + escape(plain.slice(at));\n',
    replace: '  return html + plain.slice(at);\n',
    tests: jest('libs/domain/src/text/'),
  },
  {
    name: 'refused-cookies-are-kept',
    file: 'shell/src/consent/decide.ts',
    search:
      '  // Only after the notification, when scripts have stopped setting them.\n  deleteCookiesWithoutConsent(configuration);\n',
    replace: '',
    tests: jest('shell/src/consent/'),
  },
  {
    name: 'tag-manager-allows-advertising',
    file: 'shell/src/consent/tag-manager.ts',
    search: "        ad_storage: 'denied',\n",
    replace: "        ad_storage: 'granted',\n",
    tests: jest('shell/src/consent/tag-manager'),
  },
  {
    name: 'measurement-sees-secret-addresses',
    file: 'shell/src/privacy/document-privacy.ts',
    search: '    this.hasShownSecret = true;\n',
    replace: '',
    tests: jest('shell/src/privacy/'),
  },
  {
    name: 'secret-in-return-address-is-not-noticed',
    file: 'libs/registry/src/secret-address.ts',
    search: '  if (back === null || depth === 0) return false;\n',
    replace: '  if (back === null || depth < DEPTH_MAX) return false;\n',
    tests: jest('libs/registry/src/secret-address'),
  },
  {
    name: 'events-are-grouped-by-utc-day',
    file: 'mf-booking/src/events/group-by-day.ts',
    search: 'const day = pragueDay(item.date_start);',
    replace: 'const day = item.date_start.slice(0, 10);',
    tests: jest('mf-booking/src/events/group-by-day'),
  },
  {
    name: 'event-over-two-months-is-in-the-first-only',
    file: 'mf-booking/src/events/event-filters.ts',
    search: 'const last = pragueDay(date_end ?? date_start).slice(0, 7);',
    replace: 'const last = pragueDay(date_start).slice(0, 7);',
    tests: jest('mf-booking/src/events/event-filters'),
  },
  {
    name: 'consent-record-trusts-the-submitted-person',
    file: 'backend/src/consent/cookie-consent.route.ts',
    search: 'const isOwn = auth_person !== null && auth_person === request.caller.claims?.sub;',
    replace: 'const isOwn = auth_person !== null && request.caller.claims !== null;',
    tests: jest('backend/src/consent/'),
  },
];
