import type { Locale } from '@arbora/domain';
import type { Attachment } from './attachments';
import type { MailboxMail } from './mailbox';
import { mailFormats } from './mail-formats';
import { escapeHtml } from '../http/html-text';
import { plainPage } from '../http/plain-page';
import { TEXTS } from './texts';

/** The list of mails, newest first. */
export function mailboxPage(locale: Locale, mails: readonly MailboxMail[]): string {
  const texts = TEXTS[locale].mailbox;
  const { dateTime } = mailFormats(locale);
  const rows = mails.map(
    (mail) =>
      `<tr><td>${mail.sent_at === null ? escapeHtml(texts.waiting) : escapeHtml(dateTime(mail.sent_at))}</td>` +
      `<td>${escapeHtml(mail.to ?? '')}</td>` +
      `<td><a href="/dev/mailbox/${mail.id}">${escapeHtml(mail.subject ?? mail.kind)}</a></td></tr>`,
  );
  const list =
    rows.length === 0
      ? `<p>${escapeHtml(texts.empty)}</p>`
      : `<table><thead><tr><th scope="col">${escapeHtml(texts.sent_at)}</th><th scope="col">${escapeHtml(texts.to)}</th>` +
        `<th scope="col">${escapeHtml(texts.subject)}</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
  const intro = `<p>${escapeHtml(texts.intro)} <a href="/dev/mailbox/kinds">${escapeHtml(texts.kinds)}</a></p>`;
  return plainPage(locale, texts.title, `<h1>${escapeHtml(texts.title)}</h1>${intro}${list}`);
}

/** One mail. Its body is trusted HTML: our own, with sanitized texts of staff; the page runs no scripts. */
export function mailPage(locale: Locale, mail: MailboxMail, made: readonly Attachment[]): string {
  const texts = TEXTS[locale].mailbox;
  const { dateTime } = mailFormats(locale);
  const subject = mail.subject ?? mail.kind;
  const body = withPictures(/<body[^>]*>([\s\S]*)<\/body>/.exec(mail.html ?? '')?.[1] ?? '', made);
  const rows: [string, string][] = [
    [texts.to, mail.to ?? ''],
    [texts.subject, subject],
    [texts.sent_at, mail.sent_at === null ? texts.waiting : dateTime(mail.sent_at)],
  ];
  const links = [
    ...made
      .filter(({ cid }) => cid === undefined)
      .map(({ filename }) => ({ filename, path: `files/${encodeURIComponent(filename)}` })),
    ...mail.attachments.map(({ position, filename }) => ({ filename, path: `attachments/${position}` })),
  ];
  const files = links.map(
    ({ filename, path }) => `<li><a href="/dev/mailbox/${mail.id}/${path}">${escapeHtml(filename)}</a></li>`,
  );
  const facts = rows.map(([label, value]) => `<dt>${escapeHtml(label)}</dt><dd>${escapeHtml(value)}</dd>`).join('');
  return plainPage(
    locale,
    subject,
    `<p><a href="/dev/mailbox">${escapeHtml(texts.back)}</a></p><dl>${facts}</dl>` +
      (files.length === 0 ? '' : `<h2>${escapeHtml(texts.attachments)}</h2><ul>${files.join('')}</ul>`) +
      `<article lang="${mail.locale}" aria-label="${escapeHtml(texts.content)}">${body}</article>`,
  );
}

/** Replaces Content-IDs by the embedded pictures. */
export function withPictures(html: string, files: readonly Attachment[]): string {
  return files.reduce(
    (text, { cid, content_type, content }) =>
      cid === undefined
        ? text
        : text.replaceAll(`cid:${cid}`, `data:${content_type};base64,${content.toString('base64')}`),
    html,
  );
}
