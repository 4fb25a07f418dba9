import { textIn, typeset, type Locale } from '@arbora/domain';
import { routes } from '@arbora/routes';
import * as v from 'valibot';
import type { Config } from '../../config';
import { plainMail, type Block, type MailContent } from '../../mail/mail-content';
import { mailFormats } from '../../mail/mail-formats';
import { fill, TEXTS } from '../../mail/texts';

/** The payload of mails about a waiting list, see app_private.waiting_facts. */
const facts = v.object({
  waiting_id: v.string(),
  event_id: v.string(),
  event_title: v.string(),
  event_title_en: v.nullable(v.string()),
  event_title_pl: v.nullable(v.string()),
  address: v.string(),
  slot_id: v.string(),
  slot_name: v.string(),
  slot_name_en: v.nullable(v.string()),
  slot_name_pl: v.nullable(v.string()),
  slot_date: v.string(),
  places: v.number(),
  offered_places: v.nullable(v.number()),
  offer_until: v.nullable(v.string()),
});

export const WAITING_MAIL_KINDS = ['waiting-joined', 'waiting-offer', 'waiting-missed', 'waiting-removed'] as const;
export type WaitingMailKind = (typeof WAITING_MAIL_KINDS)[number];

/** Mails a person on the waiting list: entry confirmed, places offered, offer expired, or entry removed by staff. */
export function waitingMail(
  kind: WaitingMailKind,
  locale: Locale,
  payload: unknown,
  { publicOrigin }: Pick<Config, 'publicOrigin'>,
): MailContent {
  const data = v.parse(facts, payload);
  const { label, ...texts } = TEXTS[locale];
  const own = texts[kind];
  const { dateTime } = mailFormats(locale);
  const event = textIn(data, 'event_title', locale);
  const until = data.offer_until === null ? '' : dateTime(data.offer_until);
  const link = (path: string) => `${publicOrigin}/${locale}${path}`;
  const rows: [string, string][] = [
    [label.event, event],
    [label.slot, textIn(data, 'slot_name', locale)],
    [label.date, dateTime(data.slot_date)],
    [label.address, typeset(data.address)],
    [label.places, String(data.offered_places ?? data.places)],
  ];
  const blocks: Block[] = [
    { type: 'paragraph', text: fill(own.body, { until }) },
    { type: 'facts', rows },
    {
      type: 'button',
      text: own.button,
      href: link(routes.reserveEvent.href({ id: data.event_id }, { slot: data.slot_id })),
    },
  ];
  if (kind === 'waiting-joined' || kind === 'waiting-offer') {
    const href = link(routes.leaveWaiting.href({ id: data.waiting_id }));
    blocks.push({ type: 'link', text: texts.leave_waiting, href });
  }
  return plainMail({ subject: fill(own.subject, { event }), headline: own.headline }, blocks);
}
