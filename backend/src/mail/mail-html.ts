import type { compileMjml } from './compile-mjml';
import { escapeHtml } from './escape-html';
import type { Block, MailContent, MailFrame } from './mail-content';
import { FONT, LIGHT, MAIL_CSS } from './mail-style';

/** Puts a piece of HTML into the mail and returns what stands for it in the template. */
type Slot = (html: string) => string;

/** Compiled templates by their MJML. Mails of one kind differ in their slots only, so there are a few dozen. */
const compiled = new Map<string, ReturnType<typeof compileMjml>>();

/** The mail as an HTML document: template 2 of spec §7, for phones and desks, light and dark. */
export async function mailHtml(content: MailContent, frame: MailFrame): Promise<string> {
  const values: string[] = [];
  const template = mailMjml(content, frame, (html) => `{{${values.push(html) - 1}}}`);
  const html = await compileOnce(template);
  return html.replace(/\{\{(\d+)\}\}/g, (_, index: string) => values[Number(index)] ?? '');
}

function compileOnce(mjml: string): ReturnType<typeof compileMjml> {
  const known = compiled.get(mjml);
  if (known !== undefined) return known;
  const made = import('./compile-mjml').then(({ compileMjml }) => compileMjml(mjml));
  compiled.set(mjml, made);
  // A template that does not compile is looked at again, so that its failure is told each time.
  made.catch(() => compiled.delete(mjml));
  return made;
}

function mailMjml({ subject, headline, align, blocks }: MailContent, frame: MailFrame, slot: Slot): string {
  const text = (value: string) => slot(escapeHtml(value));
  const preview = blocks.find((block) => block.type === 'paragraph')?.text ?? headline;
  return `<mjml lang="${slot(frame.locale)}">
  <mj-head>
    <mj-title>${text(subject)}</mj-title>
    <mj-preview>${text(preview)}</mj-preview>
    <mj-raw>
      <meta name="color-scheme" content="light dark">
      <meta name="supported-color-schemes" content="light dark">
    </mj-raw>
    <mj-attributes>
      <mj-all font-family="${FONT}" />
      <mj-text font-size="16px" line-height="1.5" color="${LIGHT.text}" padding="0 24px" align="${align}" />
      <mj-table font-size="16px" line-height="1.5" color="${LIGHT.text}" padding="0 24px 16px" width="auto" align="${align}" />
      <mj-button font-size="16px" background-color="${LIGHT.primary}" color="${LIGHT.onPrimary}" border-radius="4px" inner-padding="12px 24px" padding="8px 24px 24px" align="${align}" />
    </mj-attributes>
    <mj-style>${MAIL_CSS}</mj-style>
  </mj-head>
  <mj-body background-color="${LIGHT.page}" width="600px" css-class="page">
    <mj-section background-color="${LIGHT.primary}" border-bottom="4px solid ${LIGHT.decoration}" padding="16px 0">
      <mj-column>
        <mj-text color="${LIGHT.onPrimary}" font-size="20px" font-weight="700">${text(frame.brand)}</mj-text>
      </mj-column>
    </mj-section>
    <mj-section background-color="${LIGHT.card}" css-class="card" padding="24px 0">
      <mj-column>
        <mj-text css-class="text">
          <h1 style="font-size:24px;line-height:1.25;margin:0 0 16px">${text(headline)}</h1>
        </mj-text>
        ${blocks.map((block) => blockMjml(block, slot)).join('\n')}
        <mj-divider css-class="line" border-width="1px" border-color="${LIGHT.line}" padding="16px 24px" />
        <mj-text css-class="footer" font-size="14px" color="${LIGHT.muted}">${text(frame.footer)}</mj-text>
      </mj-column>
    </mj-section>
  </mj-body>
</mjml>`;
}

function blockMjml(block: Block, slot: Slot): string {
  switch (block.type) {
    case 'paragraph':
      return `<mj-text css-class="text" padding-bottom="16px">${slot(escapeHtml(block.text))}</mj-text>`;
    case 'facts':
      return (
        (block.title === undefined ? '' : `<mj-text css-class="text">${slot(titleHtml(block.title))}</mj-text>`) +
        `<mj-table css-class="facts">${slot(block.rows.map(factHtml).join(''))}</mj-table>`
      );
    case 'links':
      return `<mj-text css-class="text">${slot(linksHtml(block))}</mj-text>`;
    case 'button':
      return `<mj-button href="${slot(escapeHtml(block.href))}">${slot(escapeHtml(block.text))}</mj-button>`;
    case 'picture':
      return `<mj-image src="cid:${block.cid}" alt="${slot(escapeHtml(block.alt))}" width="${block.width}px" align="left" padding="0 24px 16px" />`;
    case 'html':
      return `<mj-text css-class="text">${slot(block.html)}</mj-text>`;
  }
}

function factHtml([label, value]: [string, string]): string {
  return (
    `<tr><td class="label" style="padding:4px 16px 4px 0;color:${LIGHT.muted};vertical-align:top">${escapeHtml(label)}</td>` +
    `<td style="padding:4px 0;vertical-align:top"><strong>${escapeHtml(value)}</strong></td></tr>`
  );
}

function linksHtml({ title, items }: Extract<Block, { type: 'links' }>): string {
  const list = items.map(
    ({ text, href }) =>
      `<li style="padding:4px 0"><a href="${escapeHtml(href)}" style="color:${LIGHT.primary}">${escapeHtml(text)}</a></li>`,
  );
  return `${titleHtml(title)}<ul style="margin:0 0 16px;padding-left:24px">${list.join('')}</ul>`;
}

function titleHtml(title: string): string {
  return `<h2 style="font-size:18px;line-height:1.25;margin:8px 0">${escapeHtml(title)}</h2>`;
}
