import { jest, type Mutation } from './mutation';

const HTML = jest('backend/src/web/html');
const PAGES = jest('backend/src/web/pages');
const RENDERED = jest('backend/src/web/render/rendered-pages');

/** Pages rendered on the server: status codes, caching, head and escaping. */
export const RENDERING: readonly Mutation[] = [
  {
    name: 'missing-record-is-answered-200',
    file: 'backend/src/web/page.route.ts',
    search: 'const status = found && !rendered?.isMissing ? 200 : 404;',
    replace: 'const status = match && !rendered?.isMissing ? 200 : 404;',
    tests: PAGES,
  },
  {
    name: 'page-of-a-session-is-cacheable-by-proxies',
    file: 'backend/src/web/page.route.ts',
    search: "if (isSecret || session !== 'anonymous' || match?.rule.access !== 'public')",
    replace: "if (isSecret || match?.rule.access !== 'public')",
    tests: RENDERED,
  },
  {
    name: 'cached-document-ignores-the-theme',
    file: 'backend/src/web/page.route.ts',
    search: '      chosenTheme,\n      session,',
    replace: '      session,',
    tests: jest('backend/src/web/render/cached-documents'),
  },
  {
    name: 'secret-address-is-sent-as-referrer',
    file: 'backend/src/web/page.route.ts',
    search: "void reply.header('referrer-policy', 'strict-origin');",
    replace: "void reply.header('referrer-policy', 'no-referrer-when-downgrade');",
    tests: PAGES,
  },
  {
    name: 'canonical-address-has-no-language',
    file: 'backend/src/web/html.ts',
    search: '<link rel="canonical" href="${escapeHtml(`${origin}/${locale}${path}`)}">',
    replace: '<link rel="canonical" href="${escapeHtml(`${origin}${path}`)}">',
    tests: HTML,
  },
  {
    name: 'title-is-not-escaped',
    file: 'backend/src/web/html.ts',
    search: '`<title>${escapeHtml(page.title)}</title>`',
    replace: '`<title>${page.title}</title>`',
    tests: HTML,
  },
  {
    name: 'outdated-rendering-is-cached',
    file: 'backend/src/web/render/page-cache.ts',
    search: 'if (made && changes === this.changes) this.entries.set(',
    replace: 'if (made && changes <= this.changes) this.entries.set(',
    tests: jest('backend/src/web/render/page-cache'),
  },
];
