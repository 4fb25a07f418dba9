import type { MailKind } from '@arbora/domain';

const list = { name: 'Akce', name_en: 'Events', name_pl: 'Wydarzenia' };
const recipient = { recipient_name: 'Jana Nováková' };
const reservation = {
  ...recipient,
  reservation_id: 'r-1',
  person_name: 'Jana Nováková',
  person_email: 'jana@example.org',
  event_title: 'Den stromů',
  event_title_en: 'Tree day',
  event_title_pl: 'Dzień drzew',
  address: 'Obříství 120, 277 42 Obříství',
  slot_name: 'Dopoledne',
  slot_name_en: null,
  slot_name_pl: null,
  slot_date: '2026-11-24T08:00:00+00:00',
  price: 150,
  places: 2,
  is_paid: false,
  due_at: '2026-11-23T22:59:00+00:00',
  variable_symbol: '2026000123',
  tickets: [{ id: 't-1', name: 'Eva Nováková' }],
  removed_name: 'Jan Novák',
};
const ticket = {
  ...reservation,
  recipient_name: null,
  ticket_id: 't-1',
  ticket_name: 'Eva Nováková',
  tickets: [],
};
const waiting = {
  ...recipient,
  waiting_id: 'w-1',
  event_id: 'e-1',
  event_title: 'Den stromů',
  event_title_en: 'Tree day',
  event_title_pl: 'Dzień drzew',
  address: 'Obříství 120, 277 42 Obříství',
  slot_id: 's-1',
  slot_name: 'Dopoledne',
  slot_name_en: null,
  slot_name_pl: null,
  slot_date: '2026-11-24T08:00:00+00:00',
  places: 3,
  offered_places: null,
  offer_until: null,
};
const offer = { ...waiting, offered_places: 3, offer_until: '2026-11-21T08:00:00+00:00' };
const order = {
  ...recipient,
  order_id: 'o-1',
  order_code: 'OBJ-2026-0007',
  type: 'order',
  center: 'Smržice',
  created_at: '2026-11-20T08:00:00+00:00',
  basket: {
    type: 'order',
    items: [{ name: "Acer platanoides 'Globosum'", size: 'OK 14-16', spec1: 'HK', spec2: null, amount: 3 }],
    note: 'Prosím <rychle>',
  },
  person_name: 'Jana Nováková',
  person_email: 'jana@example.org',
  person_phone: '+420 777 000 111',
  person_company: 'Sady s.r.o.',
};
const quoted = {
  ...order,
  order_code: 'P26000007',
  type: 'inquiry',
  quote: {
    items: [{ ...order.basket.items[0], price: 1250 }],
    country: 'CZ',
    vat: 'excluded',
    valid_until: '2026-12-24',
    note: 'Odběr v Obříství',
    word: 'Bez dopravy',
  },
};
const ordered = { ...quoted, order_code: 'O26000008', type: 'order' };
const sender = { name: 'Jana Nováková', email: 'jana@example.org', phone: '+420 777 000 111' };
const letter = {
  subject: 'Pozvánka',
  headline: 'Přijďte se podívat',
  body_html: '<p>Milí přátelé,</p><p>v sobotu otevíráme školku všem. <a href="https://example.org">Program</a></p>',
};

const changed = {
  ...recipient,
  old_email: 'jana@example.org',
  new_email: 'jana@example.com',
  link: 'http://arbora.test/cs/zmena-emailu?ref=abc',
  hours: 24,
};

/** Payloads of every kind of mail, for the page that shows them all and for tests. */
export const SAMPLE_MAILS = {
  'registration-new': { email: 'jana@example.org', name: 'Jana Nováková', company: 'Sady s.r.o.', country: 'CZ' },
  'registration-received': recipient,
  'account-approved': { ...recipient, token: 'abc', return_path: '/rezervace/udalost/1' },
  'account-rejected': { ...recipient, reason: 'incomplete', note: 'Chybí nám telefon.' },
  'password-reset': { ...recipient, link: 'http://arbora.test/cs/heslo?ref=abc', minutes: 15 },
  'security-changed': { ...recipient, change: 'passkey_added' },
  'email-change-old': changed,
  'email-change-new': changed,
  'reservation-create': reservation,
  'reservation-create-admin': { ...reservation, recipient_name: null },
  'reservation-create-custom': ticket,
  'reservation-ticket': ticket,
  'reservation-passed-on': ticket,
  'reservation-payment': reservation,
  'reservation-cancel': reservation,
  'reservation-update': reservation,
  'reservation-reminder': reservation,
  'waiting-joined': waiting,
  'waiting-offer': offer,
  'waiting-missed': offer,
  'waiting-removed': waiting,
  refund: {
    amount: 450,
    currency: 'CZK',
    vs: '2611000001',
    account: '19-2000145399/0800',
    event_title: 'Den stromů',
    event_title_en: 'Tree day',
    event_title_pl: 'Dzień drzew',
    document: null,
  },
  'booking-letter': {
    ...letter,
    event_title: reservation.event_title,
    event_title_en: reservation.event_title_en,
    event_title_pl: reservation.event_title_pl,
    address: reservation.address,
    slot_name: reservation.slot_name,
    slot_name_en: reservation.slot_name_en,
    slot_name_pl: reservation.slot_name_pl,
    date_start: reservation.slot_date,
    reply_to: 'sales@arbora.example',
  },
  'order-create': order,
  'order-create-admin': { ...order, recipient_name: null },
  'quote-sent': quoted,
  'quote-accepted': ordered,
  'quote-accepted-admin': { ...ordered, recipient_name: null },
  'quote-withdrawn': quoted,
  'quote-returned': quoted,
  'quote-returned-admin': { ...quoted, recipient_name: null },
  'contact-message': { ...sender, branch: 'Smržice', message: 'Dobrý den,\nmáte ještě jabloně?' },
  'job-application': { ...sender, position: 'Zahradník', message: 'Baví mě stromy.' },
  'mailing-confirm': { ...recipient, token: 'secret', lists: [list] },
  newsletter: { ...letter, list, subscriber_id: 's-1', unsubscribe_token: 'u-1' },
  written: letter,
} as const satisfies Record<MailKind, object>;
export type SampleKind = keyof typeof SAMPLE_MAILS;
