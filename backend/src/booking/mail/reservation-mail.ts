import { routePlanner, textIn, typeset, type Locale } from '@arbora/domain';
import { routes } from '@arbora/routes';
import { googlePass } from '../wallet/google-pass';
import { offeredWallets } from '../wallet/offered-wallets';
import type { Config } from '../../config';
import { plainMail, staffNotice, type Block, type MailContent } from '../../mail/mail-content';
import { mailFormats } from '../../mail/mail-formats';
import {
  attachedDocument,
  endsAttendance,
  isPayable,
  PAYMENT_QR,
  readFacts,
  TICKET_QR,
  validTickets,
  walletPass,
  type ReservationFacts,
  type ReservationMailKind,
} from './reservation-facts';
import { fill, TEXTS } from '../../mail/texts';

/** Content of a mail about a reservation (spec §4, notification kinds). */
export async function reservationMail(
  kind: ReservationMailKind,
  locale: Locale,
  payload: unknown,
  config: Pick<Config, 'publicOrigin' | 'payment' | 'paymentTexts' | 'brand' | 'wallets'>,
): Promise<MailContent> {
  const data = readFacts(payload);
  const texts = TEXTS[locale];
  const event = textIn(data, 'event_title', locale);
  const values = {
    event,
    name: data.new_name ?? data.ticket_name ?? '',
    removed: data.removed_name ?? '',
    holder: data.person_name ?? data.person_email,
  };
  const { subject, headline, body } = textsOf(kind, locale, data);
  const link = (path: string) => `${config.publicOrigin}/${locale}${path}`;
  const ticketLink = (id: string) => link(routes.ticketCheck.href({ id }));

  const blocks: Block[] = [
    { type: 'paragraph', text: fill(body, values) },
    { type: 'facts', rows: factRows(kind, data, event, locale) },
  ];
  if (!endsAttendance(kind) && kind !== 'reservation-create-admin')
    blocks.push({ type: 'link', text: texts.route, href: routePlanner(data.address) });
  if (kind === 'reservation-create-custom' && !data.is_paid)
    blocks.push({ type: 'paragraph', text: texts[kind].unpaid });
  if (isPayable(kind, data)) blocks.push(...paymentBlocks(data, data.due_at, locale, config));
  const document = attachedDocument(kind, data);
  if (document !== null)
    blocks.push({ type: 'paragraph', text: fill(texts['reservation-payment'].document, { label: document.label }) });
  const [only, another] = validTickets(kind, data);
  if (only && !another) {
    const alt = fill(texts.ticket.image, { name: only.name });
    blocks.push({ type: 'picture', cid: TICKET_QR, alt, width: 220 });
  }
  const pass = walletPass(kind, data, locale);
  const { google } = offeredWallets(config);
  if (pass !== null && google !== null) {
    blocks.push({ type: 'link', text: texts.ticket.google_wallet, href: await googlePass(pass, google, config) });
  }
  if (LISTS_TICKETS.has(kind) && data.tickets.length > 0) {
    const items = data.tickets.map(({ id, name }) => ({ text: name, href: ticketLink(id) }));
    blocks.push({ type: 'links', title: texts.tickets, items });
  }
  if (!endsAttendance(kind)) {
    blocks.push(
      data.ticket_id === undefined
        ? {
            type: 'button',
            text: texts.open_reservation,
            href: link(routes.reservation.href({ id: data.reservation_id })),
          }
        : { type: 'button', text: texts.open_ticket, href: ticketLink(data.ticket_id) },
    );
  }
  const written = { subject: fill(subject, values), headline };
  return kind === 'reservation-create-admin'
    ? staffNotice(written, blocks, data.person_email)
    : plainMail(written, blocks);
}

const LISTS_TICKETS: ReadonlySet<ReservationMailKind> = new Set([
  'reservation-create',
  'reservation-create-admin',
  'reservation-payment',
  'reservation-update',
]);

/** The texts of a kind of mail; variants for cancellations by reason or of a single ticket, and by kind of change. */
function textsOf(kind: ReservationMailKind, locale: Locale, { reason, ticket_id, revived, change }: ReservationFacts) {
  const texts = TEXTS[locale];
  const own = texts[kind];
  if (kind === 'reservation-payment' && revived) return { ...own, body: texts[kind].revived };
  if (kind === 'reservation-update' && change !== undefined) return { ...own, body: texts[kind][change] };
  if (kind !== 'reservation-cancel') return own;
  const { ticket, ticket_headline, ticket_subject, unpaid } = texts[kind];
  if (ticket_id !== undefined) return { subject: ticket_subject, headline: ticket_headline, body: ticket };
  return reason === 'unpaid' ? { ...own, body: unpaid } : own;
}

/** Start and known end of the slot: "24. listopadu 2026 od 9:00 do 16:00"; over several days with both dates. */
function slotTime({ slot_date, slot_end }: ReservationFacts, locale: Locale): string {
  const { day, time, dateTime } = mailFormats(locale);
  if (slot_end === null) return dateTime(slot_date);
  if (day(slot_date) !== day(slot_end)) return `${dateTime(slot_date)} – ${dateTime(slot_end)}`;
  return fill(TEXTS[locale].hours, { day: day(slot_date), from: time(slot_date), to: time(slot_end) });
}

/** Facts of the reservation; a mail about one ticket reveals nothing else of it to the attendee. */
function factRows(
  kind: ReservationMailKind,
  data: ReservationFacts,
  event: string,
  locale: Locale,
): [string, string][] {
  const { label, free } = TEXTS[locale];
  const { money } = mailFormats(locale);
  const holder = [data.person_name, data.person_email].filter(Boolean).join(', ');
  const rows: [string, string][] = [
    [label.event, event],
    [label.slot, textIn(data, 'slot_name', locale)],
    [label.date, slotTime(data, locale)],
    [label.address, typeset(data.address)],
  ];
  if (data.ticket_id !== undefined) return [...rows, [label.ticket, data.ticket_name ?? '']];
  if (data.places > 0) rows.push([label.places, String(data.places)]);
  // The amount due is listed with the payment details.
  if (!isPayable(kind, data)) rows.push([label.amount, data.price === 0 ? free : money(data.price * data.places)]);
  const invoice = invoiceLine(data.invoice, label.ico);
  if (invoice !== '' && !endsAttendance(kind)) rows.push([label.invoice, invoice]);
  if (kind === 'reservation-create-admin') rows.push([label.holder, holder], [label.vs, data.variable_symbol]);
  return rows;
}

/** The recipient of the tax document in one line: "Školka Haná s.r.o., IČO 27082440, Polní 3, 796 01 Prostějov". */
function invoiceLine(invoice: ReservationFacts['invoice'], ico: string): string {
  if (invoice === null) return '';
  const town = [invoice['zip'], invoice['city']].filter(Boolean).join(' ');
  const id = invoice['ico'] ? `${ico} ${invoice['ico']}` : '';
  const whom = [invoice['company'] || invoice['name'], id, invoice['dic'], invoice['street'], town];
  return typeset(whom.filter(Boolean).join(', '));
}

/** Payment instructions and the conditions of §3. */
function paymentBlocks(
  data: ReservationFacts,
  dueAt: string,
  locale: Locale,
  { payment, paymentTexts }: Pick<Config, 'payment' | 'paymentTexts'>,
): Block[] {
  const { payment: texts, label } = TEXTS[locale];
  const { dateTime, money } = mailFormats(locale);
  const due = dateTime(dueAt);
  const prefix = payment.accountPrefix === '' ? '' : `${payment.accountPrefix}-`;
  const amount = money(data.price * data.places);
  const rules = paymentTexts.rules[locale]?.split('\n').map((rule) => typeset(rule)) ?? [texts.window, texts.no_refund];
  return [
    { type: 'paragraph', text: fill(texts.instruction, { amount, due }) },
    {
      type: 'facts',
      rows: [
        [label.account, `${prefix}${payment.accountNumber}/${payment.bankCode}`],
        [label.vs, data.variable_symbol],
        [label.amount, amount],
        [label.due, due],
      ],
    },
    { type: 'picture', cid: PAYMENT_QR, alt: texts.image, width: 220 },
    ...rules.map((text): Block => ({ type: 'paragraph', text })),
  ];
}
