import { textIn, type Locale } from '@arbora/domain';
import * as v from 'valibot';
import { plainMail, type Block, type MailContent } from '../mail/mail-content';
import { mailFormats } from '../mail/mail-formats';
import type { MailTemplate } from '../mail/mail-template';
import { fill, TEXTS } from '../mail/texts';
import { documentFiles } from '../tax-document/document-files';
import { issuedDocument } from '../tax-document/issued-document';

/** The payload, see app_private.refund_facts. */
const facts = v.object({
  amount: v.number(),
  currency: v.string(),
  vs: v.nullable(v.string()),
  /** In the notation of people; null if the money was returned otherwise. */
  account: v.nullable(v.string()),
  event_title: v.nullable(v.string()),
  event_title_en: v.nullable(v.string()),
  event_title_pl: v.nullable(v.string()),
  /** The credit note; null if no document speaks of the money. */
  document: v.nullable(issuedDocument),
});

function write(locale: Locale, payload: unknown): MailContent {
  const { amount, currency, vs, account, document, ...data } = v.parse(facts, payload);
  const { label, refund } = TEXTS[locale];
  const money = mailFormats(locale).money(amount, currency);
  const event =
    data.event_title === null ? null : textIn({ ...data, event_title: data.event_title }, 'event_title', locale);
  const rows: [string, string | null][] = [
    [label.event, event],
    [label.amount, money],
    [refund.account, account],
    [label.vs, vs],
  ];
  const blocks: Block[] = [
    { type: 'paragraph', text: fill(account === null ? refund.otherwise : refund.body, { money }) },
    { type: 'facts', rows: rows.filter((row): row is [string, string] => row[1] !== null) },
  ];
  if (document !== null) blocks.push({ type: 'paragraph', text: fill(refund.document, { label: document.label }) });
  return plainMail({ subject: fill(refund.subject, { money }), headline: refund.headline }, blocks);
}

/** Tells a customer that money was returned, with the credit note, for companies in ISDOC too. */
export const refundMails = {
  refund: {
    write,
    async files({ locale, payload }, { brand }) {
      const { document } = v.parse(facts, payload);
      return document === null ? [] : documentFiles(document, locale, brand);
    },
  },
} satisfies Record<string, MailTemplate>;
