import type { TaxDocument } from '@arbora/domain';
import { testApp, type TestApp } from '../../tests/app';
import { reserve } from '../../tests/booking-client';
import { makePerson, makeSlot } from '../../tests/booking-fixtures';
import type { Claims } from '../database/database';
import { reservationFiles } from '../booking/mail/reservation-files';
import { reservationMail } from '../booking/mail/reservation-mail';

let api: TestApp;
beforeAll(async () => void (api = await testApp()));
afterAll(() => api.close());

async function paid(): Promise<{ person: Claims; document: TaxDocument }> {
  const person = await makePerson(api.database);
  const sales = await makePerson(api.database, { acl: ['sales'] });
  const { reservation } = await reserve(api, person, (await makeSlot(api.database, { price: 90 })).id, ['A']);
  const token = await api.tokenFor(sales);
  await api.call('POST', '/api/backend/reservation_paid', { id: reservation.id, is_paid: true }, { token });
  const path = `/api/rest/tax_document?reservation_id=eq.${reservation.id}`;
  const [document] = (await api.call('GET', path, undefined, { token })).json<TaxDocument[]>();
  return { person, document: document! };
}

const download = async (id: string, reader?: Claims, locale = 'cs') =>
  api.call(
    'GET',
    `/api/backend/tax_document/${id}?locale=${locale}`,
    undefined,
    reader && { token: await api.tokenFor(reader) },
  );

test.each(['cs', 'en', 'pl'])('the holder gets the document as a PDF in %s', async (locale) => {
  const { person, document } = await paid();
  const answer = await download(document.id, person, locale);
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf']);
  expect(answer.headers['content-disposition']).toBe(`attachment; filename="${document.label}.pdf"`);
  expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  // A document is made anew each time, and must not change.
  expect((await download(document.id, person, locale)).rawPayload).toEqual(answer.rawPayload);
});

test('only the holder and sales staff get it', async () => {
  const { document } = await paid();
  expect((await download(document.id)).statusCode).toBe(401);
  const stranger = await download(document.id, await makePerson(api.database));
  expect([stranger.statusCode, stranger.json().code]).toEqual([404, 'not_found']);
  expect((await download(document.id, await makePerson(api.database, { acl: ['editor'] }))).statusCode).toBe(404);
  expect((await download(document.id, await makePerson(api.database, { acl: ['sales'] }))).statusCode).toBe(200);
});

test('the mail about the payment brings the document', async () => {
  const { person, document } = await paid();
  const [mail] = await api.database.asOwner<{ payload: object }>(
    `select payload from app_private.mail where kind = 'reservation-payment' and recipient = $1`,
    [person.email],
  );
  const request = { locale: 'cs', payload: mail!.payload, madeAt: new Date('2026-11-20T08:00:00Z') } as const;
  const files = await reservationFiles({ kind: 'reservation-payment', ...request }, api.app.settings.config);
  const attached = files.find(({ filename }) => filename === `${document.label}.pdf`);
  expect(attached?.content).toEqual((await download(document.id, person)).rawPayload);
  const { blocks } = await reservationMail('reservation-payment', 'cs', mail!.payload, api.app.settings.config);
  expect(blocks).toContainEqual({ type: 'paragraph', text: `Daňový doklad ${document.label} je v příloze.` });
  const others = await reservationFiles({ kind: 'reservation-update', ...request }, api.app.settings.config);
  expect(others.map(({ filename }) => filename)).not.toContain(`${document.label}.pdf`);
});
