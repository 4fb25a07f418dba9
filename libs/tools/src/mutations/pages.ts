import { conformance, type Mutation } from './mutation';

/** The tests of markup, looks and links, in all languages. */
const REQUIREMENTS = 'the page (meets|has)';

/** Faults of one page each, which only the requirements of all pages reveal. */
export const PAGES: readonly Mutation[] = [
  {
    name: 'contact-form-is-wider-than-a-phone',
    file: 'mf-content/src/contact/contact-form.module.css',
    search: '  max-width: var(--width-form);\n',
    replace: '  width: var(--width-form);\n',
    tests: conformance('/kontakt', REQUIREMENTS),
  },
  {
    name: 'sessions-are-illegible-in-the-dark',
    file: 'mf-account/src/sessions/sessions.module.css',
    search: '  color: var(--color-text-muted);\n',
    replace: '  color: #4d5a50;\n',
    tests: conformance('/ucet', REQUIREMENTS),
  },
  {
    name: 'security-page-has-two-main-headings',
    file: 'mf-account/src/security/email-address.tsx',
    search: "      title={t('email.title')}\n      headingLevel={2}\n",
    replace: "      title={t('email.title')}\n      headingLevel={1 as 2}\n",
    tests: conformance('/ucet/zabezpeceni', REQUIREMENTS),
  },
  {
    name: 'orders-have-no-title-in-english',
    file: 'mf-shop/src/locales/en.json',
    search: '  "orders": {\n    "title": "Orders"\n',
    replace: '  "orders": {\n    "title": ""\n',
    tests: conformance('/ucet/objednavky', REQUIREMENTS),
  },
  {
    name: 'item-search-of-a-bulletin-has-no-label',
    file: 'mf-content/office/src/content/bulletin/issue-items.tsx',
    search: "        aria-label={t('issue.findItem')}\n",
    replace: '',
    tests: conformance('/manager/bulletin/:issue', REQUIREMENTS),
  },
  {
    name: 'portrait-has-no-alternative-text',
    file: 'mf-content/src/people/person.page.tsx',
    search: "          alt={t('portrait', { name: person.name })}\n",
    replace: '',
    tests: conformance('/lide/:id', REQUIREMENTS),
  },
  {
    name: 'link-is-broken-in-polish',
    file: 'mf-content/src/services/services-photo.page.tsx',
    search:
      "  const { t } = useText('content.services');\n  return (\n    <Section width=\"text\">\n      <Card title={t('photo.ask')} headingLevel={2} tone=\"tinted\">\n        <p>{t('photo.askText')}</p>\n        <div>\n          <ButtonLink to={routes.contact.href()} icon={mailIcon}>",
    replace:
      "  const { t, locale } = useText('content.services');\n  return (\n    <Section width=\"text\">\n      <Card title={t('photo.ask')} headingLevel={2} tone=\"tinted\">\n        <p>{t('photo.askText')}</p>\n        <div>\n          <ButtonLink to={locale === 'pl' ? '/kontakty' : routes.contact.href()} icon={mailIcon}>",
    tests: conformance('/services/photo', REQUIREMENTS),
  },
  {
    name: 'services-are-empty-without-scripts',
    file: 'mf-content/src/services/services.page.tsx',
    search: "  queries: ({ locale }) => [pageTextQuery(locale, 'services')],\n",
    replace: '',
    tests: conformance('/services', 'without scripts'),
  },
  {
    name: 'positions-move-the-page-when-they-load',
    file: 'mf-content/src/careers/careers.page.tsx',
    search: 'export default definePage({ queries: () => [positionsQuery], Component: CareersPage });',
    replace: 'export default definePage({ queries: () => [], Component: CareersPage });',
    tests: conformance('/kariera', REQUIREMENTS),
  },
  {
    name: 'unknown-reservation-is-an-empty-page',
    file: 'mf-booking/src/reservations/cancelled-reservation.tsx',
    search: '<QueryView query={query} empty={<NotFound />} skeleton={<PageLoading of="detail" />}>',
    replace: '<QueryView query={query} empty={null} skeleton={<PageLoading of="detail" />}>',
    tests: conformance('/rezervace/:id', 'a missing page'),
  },
  {
    name: 'back-office-sends-a-malformed-date',
    file: 'mf-booking/office/src/booking/events/start-of-today.ts',
    search: 'return fromLocalDatetime(`${localDatetime(Date.now()).slice(0, 10)}T00:00`);',
    replace: 'return new Date(fromLocalDatetime(`${localDatetime(Date.now()).slice(0, 10)}T00:00`)).toString();',
    tests: conformance('/manager', REQUIREMENTS),
  },
  {
    name: 'every-document-is-in-czech',
    file: 'backend/src/web/html.ts',
    search: '`<html lang="${locale}" data-theme',
    replace: '`<html lang="${HOME_LOCALE}" data-theme',
    tests: { ...conformance('/podminky', 'without scripts'), isShared: false },
  },
];
