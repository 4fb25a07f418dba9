import { routePlanner, textIn, typeset, type Locale } from '@arbora/domain';
import * as v from 'valibot';
import type { Config } from '../../config';
import type { MailContent } from '../../mail/mail-content';
import { mailFormats } from '../../mail/mail-formats';
import { TEXTS } from '../../mail/texts';
import { letterMail } from '../../mail/letter-mail';

/** The payload of a letter about an event, see app.send_booking_letter. */
const facts = v.object({
  event_title: v.string(),
  event_title_en: v.nullable(v.string()),
  event_title_pl: v.nullable(v.string()),
  address: v.string(),
  slot_name: v.nullable(v.string()),
  slot_name_en: v.nullable(v.string()),
  slot_name_pl: v.nullable(v.string()),
  /** Of the slot, otherwise of the event. */
  date_start: v.string(),
});

/** A letter of sales staff to the attendees of an event, followed by the facts of the event. */
export function bookingLetterMail(locale: Locale, payload: unknown, config: Pick<Config, 'brand'>): MailContent {
  const data = v.parse(facts, payload);
  const { label, route } = TEXTS[locale];
  const { slot_name } = data;
  const content = letterMail(locale, payload, config);
  const rows: [string, string][] = [
    [label.event, textIn(data, 'event_title', locale)],
    ...(slot_name === null
      ? []
      : [[label.slot, textIn({ ...data, slot_name }, 'slot_name', locale)] as [string, string]]),
    [label.date, mailFormats(locale).dateTime(data.date_start)],
    [label.address, typeset(data.address)],
  ];
  return {
    ...content,
    blocks: [
      ...content.blocks,
      { type: 'facts', rows },
      { type: 'link', text: route, href: routePlanner(data.address) },
    ],
  };
}
