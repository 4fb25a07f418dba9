import QRCode from 'qrcode';
import type { ReservationPayment } from '@arbora/domain';
import { testApp, withoutErrorLog, type TestApp } from '../../tests/app';
import { reserve } from '../../tests/booking-client';
import { makePerson, makeSlot } from '../../tests/booking-fixtures';
import { externalService, type ExternalService } from '../../tests/external-service';
import { readConfig } from '../config';
import { openExternalQr } from './external-qr';

let service: ExternalService;
let api: TestApp;
let png: Buffer;
beforeAll(async () => {
  service = await externalService();
  png = await QRCode.toBuffer('outside');
  const { external } = readConfig({ NODE_ENV: 'test', PAYMENT_QR_URL: `${service.url}/czech/image` });
  api = await testApp({ config: { external } });
});
afterAll(async () => {
  await api.close();
  await service.close();
});
beforeEach(() => void (service.seen.length = 0));

const PAYMENT = {
  accountPrefix: '19',
  accountNumber: '2000145399',
  bankCode: '0100',
  amount: 450,
  currency: 'CZK',
  vs: '2026000001',
  message: 'REZERVACE',
};
const sendsPng = () => service.answer((_, response) => void response.writeHead(200).end(png));

test('the image of a reservation and of the public endpoint come from the external service', async () => {
  sendsPng();
  const person = await makePerson(api.database);
  const { reservation } = await reserve(api, person, (await makeSlot(api.database, { price: 150 })).id, ['A', 'B']);
  const answer = await api.call('GET', `/api/backend/booking_reservation/${reservation.id}/payment`, undefined, {
    token: await api.tokenFor(person),
  });
  const payment = answer.json<ReservationPayment>();
  expect(payment.qr).toBe(`data:image/png;base64,${png.toString('base64')}`);
  const [asked] = service.seen;
  expect(asked).toMatchObject({ method: 'GET' });
  const { pathname, searchParams } = new URL(asked!.url, service.url);
  expect([pathname, Object.fromEntries(searchParams)]).toEqual([
    '/czech/image',
    { ...PAYMENT, amount: '300.00', vs: payment.vs },
  ]);

  const image = await api.call('GET', '/api/payment-qr?accountNumber=2000145399&bankCode=0100&amount=99,5');
  expect([image.statusCode, image.headers['content-type'], image.rawPayload]).toEqual([200, 'image/png', png]);
  expect(service.seen[1]?.url).toContain('amount=99.50');
});

test('the same image is requested once', async () => {
  sendsPng();
  const ask = openExternalQr(service.url, () => undefined);
  expect(await ask(PAYMENT)).toEqual(png);
  expect(await ask(PAYMENT)).toEqual(png);
  expect(service.seen).toHaveLength(1);
});

test('a first failure is retried', async () => {
  service.answer((_, response) => void (service.seen.length === 1 ? response.writeHead(503).end() : response.end(png)));
  expect(await openExternalQr(service.url, () => undefined)(PAYMENT)).toEqual(png);
  expect(service.seen).toHaveLength(2);
});

test.each<[string, Parameters<ExternalService['answer']>[0]]>([
  ['refuses', (_, response) => void response.writeHead(500).end()],
  ['never answers', () => undefined],
  ['sends no PNG', (_, response) => void response.writeHead(200, { 'content-type': 'image/png' }).end('<svg/>')],
])('a service that %s is replaced by our own image, and not called for a while', async (_, how) => {
  service.answer(how);
  const failures: unknown[] = [];
  let now = 0;
  const ask = openExternalQr(
    service.url,
    (error) => void failures.push(error),
    () => now,
  );
  expect(await ask(PAYMENT)).toBeNull();
  const asked = service.seen.length;
  expect(asked).toBe(2);
  expect(await ask(PAYMENT)).toBeNull();
  expect([service.seen.length, failures.length]).toEqual([asked, 1]);
  now = 31_000;
  sendsPng();
  expect(await ask(PAYMENT)).toEqual(png);
});

test('the page shows our own image if the service fails', async () => {
  service.answer((_, response) => void response.writeHead(500).end());
  const image = await withoutErrorLog(api.app, () =>
    api.call('GET', '/api/payment-qr?accountNumber=2000145399&bankCode=0100&amount=1'),
  );
  expect([image.statusCode, image.headers['content-type']]).toEqual([200, 'image/svg+xml']);
});

test('a payment that the service refuses does not suspend it for others', async () => {
  service.answer(({ url }, response) => void response.writeHead(url.includes('amount=1.00') ? 400 : 200).end(png));
  const ask = openExternalQr(service.url, () => undefined);
  expect(await ask({ ...PAYMENT, amount: 1 })).toBeNull();
  expect(await ask({ ...PAYMENT, amount: 2 })).toEqual(png);
});
