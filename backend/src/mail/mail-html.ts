import { mailtoUrl } from '@arbora/domain';
import { blockMjml } from './block-mjml';
import type { compileMjml } from './compile-mjml';
import { escapeHtml } from '../http/html-text';
import { MARK, NURSERY } from './header-pictures';
import type { MailContent, MailFrame } from './mail-content';
import { FONT, LIGHT, MAIL_CSS } from './mail-style';

/** Compiled templates by their MJML. Mails of one kind differ in their placeholders only, so there are a few dozen. */
const compiled = new Map<string, ReturnType<typeof compileMjml>>();

/** The mail as an HTML document: template 2 of spec §7, for phones and desktops, light and dark. */
export async function mailHtml(content: MailContent, frame: MailFrame): Promise<string> {
  const values: string[] = [];
  const template = mailMjml(content, frame, (html) => `{{${values.push(html) - 1}}}`);
  const html = await compileCached(template);
  return html.replace(/\{\{(\d+)\}\}/g, (_, index: string) => values[Number(index)] ?? '');
}

function compileCached(mjml: string): ReturnType<typeof compileMjml> {
  const cached = compiled.get(mjml);
  if (cached !== undefined) return cached;
  const made = import('./compile-mjml').then(({ compileMjml }) => compileMjml(mjml));
  compiled.set(mjml, made);
  // A failure is not cached, so that it is reported each time.
  made.catch(() => compiled.delete(mjml));
  return made;
}

function mailMjml(
  { subject, headline, align, blocks }: MailContent,
  frame: MailFrame,
  placeholder: (html: string) => string,
): string {
  const text = (value: string) => placeholder(escapeHtml(value));
  const preview = blocks.find((block) => block.type === 'paragraph')?.text ?? headline;
  return `<mjml lang="${placeholder(frame.locale)}">
  <mj-head>
    <mj-title>${text(subject)}</mj-title>
    <mj-preview>${text(preview)}</mj-preview>
    <mj-raw>
      <meta name="color-scheme" content="light dark">
      <meta name="supported-color-schemes" content="light dark">
    </mj-raw>
    <mj-attributes>
      <mj-all font-family="${FONT}" />
      <mj-text font-size="16px" line-height="1.5" color="${LIGHT.text}" padding="0 32px" align="${align}" />
      <mj-button font-size="17px" font-weight="700" background-color="${LIGHT.primary}" color="${LIGHT.onPrimary}" border-radius="16px 4px" inner-padding="14px 32px" padding="8px 32px 24px" align="center" />
    </mj-attributes>
    <mj-style>${MAIL_CSS}</mj-style>
  </mj-head>
  <mj-body background-color="${LIGHT.page}" width="600px" css-class="page">
    <mj-section background-color="${LIGHT.primary}" padding="20px 0 0">
      <mj-column>
        <mj-text color="${LIGHT.onPrimary}" font-size="26px" font-weight="700" line-height="1.2" align="left">
          <img src="cid:${MARK}" alt="" width="28" height="32" style="display:inline-block;vertical-align:-6px;border:0">&nbsp;${text(frame.brand)}
        </mj-text>
        <mj-image src="cid:${NURSERY}" alt="" padding="0" />
      </mj-column>
    </mj-section>
    <mj-section background-color="${LIGHT.card}" css-class="card" border-top="4px solid ${LIGHT.decoration}" padding="32px 0 24px">
      <mj-column>
        <mj-text css-class="text">
          <h1 style="font-size:26px;line-height:1.25;margin:0 0 16px">${text(headline)}</h1>
        </mj-text>
        ${frame.greeting === null ? '' : `<mj-text css-class="text" padding-bottom="8px">${text(frame.greeting)}</mj-text>`}
        ${blocks.map((block) => blockMjml(block, placeholder)).join('\n')}
        <mj-divider css-class="line" border-width="1px" border-color="${LIGHT.line}" padding="8px 32px 16px" />
        ${frame.contact === null ? '' : `<mj-text css-class="text" padding-bottom="16px">${placeholder(contactHtml(frame.contact))}</mj-text>`}
        <mj-text css-class="footer" font-size="14px" color="${LIGHT.muted}">${text(`${frame.brand}, ${frame.address}`)}</mj-text>
        ${frame.seller === null ? '' : `<mj-text css-class="footer" font-size="14px" color="${LIGHT.muted}">${text(frame.seller)}</mj-text>`}
        <mj-text css-class="footer" font-size="14px" color="${LIGHT.muted}">${text(frame.footer)}</mj-text>
      </mj-column>
    </mj-section>
  </mj-body>
</mjml>`;
}

/** The sentence with links for its phone number and e-mail address. */
function contactHtml({ text, phone, email }: NonNullable<MailFrame['contact']>): string {
  const link = (href: string, shown: string) =>
    `<a href="${escapeHtml(href)}" style="color:${LIGHT.primary};white-space:nowrap">${escapeHtml(shown)}</a>`;
  return escapeHtml(text)
    .replace(escapeHtml(phone), () => link(`tel:${phone.replace(/\s/g, '')}`, phone))
    .replace(escapeHtml(email), () => link(mailtoUrl(email), email));
}
