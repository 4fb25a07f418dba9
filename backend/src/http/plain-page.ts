import type { Locale } from '@arbora/domain';
import { escapeHtml } from './html-text';

/** Policy of a plain page: inline styles, no scripts. */
const BASE_CSP =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'none'; base-uri 'none'";

/** The policy of a plain page, optionally with forms that post to this site. */
export const PLAIN_CSP = `${BASE_CSP}; form-action 'none'`;
export const PLAIN_FORM_CSP = `${BASE_CSP}; form-action 'self'`;

/** A minimal page outside the site; `main` is HTML. Its styles leave a mail in an `article` as mail programs show it. */
export function plainPage(locale: Locale, title: string, main: string): string {
  return `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(title)}</title>
<style>
body{font:16px/1.5 'Fira Sans',Arial,sans-serif;margin:0 auto;padding:24px;max-width:960px}
a{color:#047353}main>table{border-collapse:collapse;width:100%}main>table th,main>table td{text-align:left;padding:8px 12px 8px 0;border-bottom:1px solid #ddd;vertical-align:top;overflow-wrap:anywhere}
main>dl dt{color:#555}main>dl dd{margin:0 0 8px}
article{border:1px solid #ddd}
button{font:inherit;padding:12px 24px;border:0;border-radius:4px;background:#047353;color:#fff;cursor:pointer}
</style></head><body><main>${main}</main></body></html>`;
}
