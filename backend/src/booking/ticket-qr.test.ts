import type { BookingTicket } from '@arbora/domain';
import { testApp, type TestApp } from '../../tests/app';
import { reserve, ticketsOf } from '../../tests/booking-client';
import { makePerson, makeSlot } from '../../tests/booking-fixtures';
import { isQrDataUrl } from './ticket-qr';

let api: TestApp;
beforeAll(async () => void (api = await testApp()));
afterAll(() => api.close());

const image = (type: string, content: string | Buffer) =>
  `data:image/${type};base64,${Buffer.from(content as string).toString('base64')}`;
const SVG = image('svg+xml', '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h1v1H0z"/></svg>');

test('PNG and SVG data images without scripts are accepted, up to a size', () => {
  expect(isQrDataUrl(SVG)).toBe(true);
  expect(isQrDataUrl(image('png', Buffer.from('89504e470d0a1a0a00', 'hex')))).toBe(true);
  expect(isQrDataUrl(image('png', 'GIF89a'))).toBe(false);
  expect(isQrDataUrl(image('gif', 'GIF89a'))).toBe(false);
  expect(isQrDataUrl(image('svg+xml', '<svg><script>alert(1)</script></svg>'))).toBe(false);
  expect(isQrDataUrl(image('svg+xml', '<svg onload="alert(1)"></svg>'))).toBe(false);
  expect(isQrDataUrl('https://example.org/a.png')).toBe(false);
  expect(isQrDataUrl(image('svg+xml', `<svg>${'x'.repeat(70_000)}</svg>`))).toBe(false);
});

test('the images of own tickets are replaced, all or none', async () => {
  const person = await makePerson(api.database);
  const { reservation, tickets } = await reserve(api, person, (await makeSlot(api.database)).id, ['A', 'B']);
  const foreign = await reserve(api, await makePerson(api.database), (await makeSlot(api.database)).id, ['C']);
  const patch = async (list: BookingTicket[], qr: string) =>
    api.call(
      'PATCH',
      '/api/backend/booking_tickets',
      list.map(({ id }) => ({ id, qr })),
      {
        token: await api.tokenFor(person),
      },
    );

  expect((await patch([...tickets, ...foreign.tickets], SVG)).statusCode).toBe(404);
  expect(await ticketsOf(api, person, reservation.id)).toEqual(tickets);
  expect((await patch(tickets, 'data:text/html;base64,AAAA')).statusCode).toBe(400);
  expect((await patch(tickets, SVG)).statusCode).toBe(200);
  expect((await ticketsOf(api, person, reservation.id)).map(({ qr }) => qr)).toEqual([SVG, SVG]);
});
