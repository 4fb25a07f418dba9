import jsQR from 'jsqr';
import sharp from 'sharp';
import { readConfig } from '../../config';
import { TICKET_QR, type ReservationMailKind } from './reservation-facts';
import { reservationFiles } from './reservation-files';

const config = readConfig({ NODE_ENV: 'test', PUBLIC_ORIGIN: 'http://arbora.test' });
const reservation = {
  reservation_id: 'r-1',
  reserved_at: '2026-11-19T07:00:00+00:00',
  person_name: 'Jana Nováková',
  person_email: 'jana@example.org',
  event_title: 'Den stromů',
  event_title_en: 'Tree day',
  event_title_pl: null,
  address: 'Obříství 120',
  slot_name: 'Dopoledne',
  slot_name_en: null,
  slot_name_pl: null,
  slot_date: '2026-11-24T08:00:00+00:00',
  slot_end: null,
  price: 150,
  places: 2,
  is_paid: false,
  due_at: '2026-11-23T22:59:00+00:00',
  variable_symbol: '2026000123',
  tickets: [
    { id: 't-1', name: 'Eva' },
    { id: 't-2', name: 'Jan' },
  ],
};
const ticket = { ...reservation, ticket_id: 't-1', ticket_name: 'Eva', tickets: [] };
const filesOf = (kind: ReservationMailKind, payload: object, locale: 'cs' | 'en' | 'pl' = 'cs') =>
  reservationFiles({ kind, locale, payload, madeAt: new Date('2026-11-20T08:00:00Z') }, config);
const names = async (...mail: Parameters<typeof filesOf>) =>
  (await filesOf(...mail)).map(({ cid, filename }) => cid ?? filename);

async function read(png: Buffer): Promise<string | undefined> {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data;
}
const pagesOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type \/Page\b(?!s)/g)?.length;

describe('files of a mail', () => {
  const paid = { ...reservation, is_paid: true };
  test.each<[string, ReservationMailKind, object, string[]]>([
    ['asks for a payment', 'reservation-create', reservation, ['payment-qr@arbora', 'kalendar.ics']],
    ['reminds of a payment', 'reservation-reminder', reservation, ['payment-qr@arbora']],
    [
      'confirms what costs nothing',
      'reservation-create',
      { ...reservation, price: 0 },
      ['vstupenky.pdf', 'kalendar.ics'],
    ],
    ['confirms a payment', 'reservation-payment', reservation, ['vstupenky.pdf', 'kalendar.ics']],
    ['brings one ticket', 'reservation-ticket', ticket, ['vstupenka.pdf', TICKET_QR, 'kalendar.ics']],
    ['announces a ticket that is not paid', 'reservation-create-custom', ticket, ['kalendar.ics']],
    [
      'tells that a ticket was passed on',
      'reservation-passed-on',
      { ...paid, ...ticket, is_paid: true },
      ['kalendar.ics'],
    ],
    ['tells of another day', 'reservation-update', { ...paid, change: 'date' }, ['vstupenky.pdf', 'kalendar.ics']],
    ['cancels', 'reservation-cancel', paid, ['kalendar.ics']],
    ['goes to the nursery', 'reservation-create-admin', paid, []],
  ])('that %s', async (_what, kind, payload, expected) => {
    expect(await names(kind, payload)).toEqual(expected);
  });
});

test('the payment code contains the amount of all places and the variable symbol', async () => {
  const [code] = await filesOf('reservation-create', reservation);
  const descriptor = await read(code!.content);
  expect(descriptor).toMatch(/^SPD\*1\.0\*/);
  expect(descriptor).toContain('*AM:300.00*');
  expect(descriptor).toContain('*X-VS:2026000123');
});

test('the QR code of a ticket opens its check', async () => {
  const picture = (await filesOf('reservation-ticket', ticket)).find(({ cid }) => cid === TICKET_QR);
  expect(await read(picture!.content)).toBe('http://arbora.test/services/ticket?id=t-1');
});

test('each ticket has a page, and repeated rendering gives the same document', async () => {
  const [first] = await filesOf('reservation-payment', reservation, 'pl');
  const [second] = await filesOf('reservation-payment', reservation, 'pl');
  expect([first?.filename, pagesOf(first!.content)]).toEqual(['bilety.pdf', 2]);
  expect(second?.content.equals(first!.content)).toBe(true);
});

test('the cancellation of an attendee removes only the own calendar entry', async () => {
  const calendarOf = async (kind: ReservationMailKind, payload: object) =>
    String((await filesOf(kind, payload)).at(-1)?.content);
  expect(await calendarOf('reservation-cancel', ticket)).toContain('UID:t-1@arbora\r\n');
  expect(await calendarOf('reservation-cancel', ticket)).toContain('METHOD:CANCEL');
  expect(await calendarOf('reservation-cancel', ticket)).toContain('ORGANIZER;CN="Arbora":MAILTO:info@arbora.example');
  expect(await calendarOf('reservation-cancel', ticket)).toContain('CREATED:20261119T070000Z');
  expect(await calendarOf('reservation-create', reservation)).toContain('UID:r-1@arbora\r\n');
});
