import { detectLocale, LOCALES, type Locale } from '@arbora/domain';
import * as v from 'valibot';
import type { App, Deps } from '../service';
import { escapeHtml } from '../http/html-text';
import { withPictures } from './mailbox-page';
import { PLAIN_CSP, plainPage } from '../http/plain-page';
import type { MailTemplates } from './mail-template';
import { generatedFiles, renderMail } from './render-mail';
import { SAMPLE_MAILS, type SampleKind } from './sample-mails';
import { TEXTS } from './texts';

const KINDS = Object.keys(SAMPLE_MAILS) as SampleKind[];
const WIDTHS = [390, 700];
const config = { access: 'public', token: 'ignored' } as const;
const query = v.object({ locale: v.optional(v.picklist(LOCALES, 'invalid')) });
const params = v.object({ kind: v.picklist(KINDS, 'invalid') });
/** The page and the mails in its frames may be framed by this site only. */
const FRAMED_CSP = PLAIN_CSP.replace("frame-ancestors 'none'", "frame-src 'self'; frame-ancestors 'self'");

/**
 * `/dev/mailbox/kinds?locale=`: every kind of mail with sample data, at phone and desktop width and as plain text, for
 * visual comparison. Available with the mailbox.
 */
export function sampleMailRoutes(app: App, { config: settings }: Deps, templates: MailTemplates): void {
  const written = async (kind: SampleKind, locale: Locale) => {
    const mail = { kind, locale, payload: SAMPLE_MAILS[kind], created_at: '2026-11-20T08:00:00Z' };
    return { ...(await renderMail(templates, mail, settings)), files: await generatedFiles(templates, mail, settings) };
  };

  app.get('/dev/mailbox/kinds', { config, schema: { querystring: query } }, async (request, reply) => {
    const locale = request.query.locale ?? detectLocale({ acceptLanguages: request.headers['accept-language'] });
    const texts = TEXTS[locale].mailbox;
    const sections = await Promise.all(
      KINDS.map(async (kind) => sectionHtml(kind, locale, (await written(kind, locale)).plain)),
    );
    const languages = LOCALES.map((one) => `<a href="?locale=${one}">${one}</a>`).join(' ');
    const main = `<h1>${escapeHtml(texts.kinds)}</h1><p>${escapeHtml(texts.kinds_intro)} ${languages}</p>${sections.join('')}`;
    return reply
      .headers({ 'cache-control': 'no-store', 'content-security-policy': FRAMED_CSP })
      .type('text/html; charset=utf-8')
      .send(plainPage(locale, texts.kinds, main));
  });

  app.get('/dev/mailbox/kinds/:kind', { config, schema: { params, querystring: query } }, async (request, reply) => {
    const { html, files } = await written(request.params.kind, request.query.locale ?? 'cs');
    return reply
      .headers({ 'cache-control': 'no-store', 'content-security-policy': FRAMED_CSP })
      .type('text/html; charset=utf-8')
      .send(withPictures(html, files));
  });
}

function sectionHtml(kind: SampleKind, locale: Locale, plain: string): string {
  const frames = WIDTHS.map(
    (width) =>
      `<iframe src="/dev/mailbox/kinds/${kind}?locale=${locale}" title="${kind}, ${width} px" width="${width}" height="900" loading="lazy" style="border:1px solid #ccc"></iframe>`,
  ).join('');
  return `<section><h2 id="${kind}">${kind}</h2><div style="display:flex;gap:24px;width:max-content">${frames}</div>
<details><summary>${escapeHtml(TEXTS[locale].mailbox.as_text)}</summary><pre>${escapeHtml(plain)}</pre></details></section>`;
}
