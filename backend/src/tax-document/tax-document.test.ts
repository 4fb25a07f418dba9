import type { Invoice, TaxDocument } from '@arbora/domain';
import { testApp, type TestApp } from '../../tests/app';
import { reserve } from '../../tests/booking-client';
import { makePerson, makeSlot } from '../../tests/booking-fixtures';
import type { Claims } from '../database/database';
import { reservationFiles } from '../booking/mail/reservation-files';
import { reservationMail } from '../booking/mail/reservation-mail';

let api: TestApp;
beforeAll(async () => void (api = await testApp()));
afterAll(() => api.close());

const COMPANY: Invoice = {
  name: 'Eva Malá',
  ico: '27082440',
  company: 'Školka Haná s.r.o.',
  country: 'CZ',
  dic: 'CZ27082440',
  street: 'Lesní 1',
  city: 'Brno',
  zip: '602 00',
};

async function paid(invoice: Invoice | null = null): Promise<{ person: Claims; document: TaxDocument }> {
  const person = await makePerson(api.database);
  const sales = await makePerson(api.database, { acl: ['sales'] });
  const { reservation } = await reserve(api, person, (await makeSlot(api.database, { price: 90 })).id, ['A'], invoice);
  const token = await api.tokenFor(sales);
  await api.call('POST', '/api/backend/reservation_paid', { id: reservation.id, is_paid: true }, { token });
  const path = `/api/rest/tax_document?reservation_id=eq.${reservation.id}`;
  const [document] = (await api.call('GET', path, undefined, { token })).json<TaxDocument[]>();
  return { person, document: document! };
}

const get = async (path: string, reader?: Claims) =>
  api.call('GET', `/api/backend/tax_document/${path}`, undefined, reader && { token: await api.tokenFor(reader) });
const download = (id: string, reader?: Claims, locale = 'cs') => get(`${id}?locale=${locale}`, reader);
const downloadIsdoc = (id: string, reader?: Claims) => get(`${id}/isdoc`, reader);

/** The queued mail about the payment of a person's reservation. */
async function paymentMail({ email }: Claims) {
  const [mail] = await api.database.asOwner<{ payload: object }>(
    `select payload from app_private.mail where kind = 'reservation-payment' and recipient = $1`,
    [email],
  );
  return { locale: 'cs', payload: mail!.payload, madeAt: new Date('2026-11-20T08:00:00Z') } as const;
}

test.each(['cs', 'en', 'pl'])('the holder gets the document as a PDF in %s', async (locale) => {
  const { person, document } = await paid();
  const answer = await download(document.id, person, locale);
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf']);
  expect(answer.headers['content-disposition']).toBe(`attachment; filename="${document.label}.pdf"`);
  expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  // A document is made anew each time, and must not change.
  expect((await download(document.id, person, locale)).rawPayload).toEqual(answer.rawPayload);
});

test('the holder gets the document in ISDOC', async () => {
  const { person, document } = await paid(COMPANY);
  const answer = await downloadIsdoc(document.id, person);
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/xml; charset=utf-8']);
  expect(answer.headers['content-disposition']).toBe(`attachment; filename="${document.label}.isdoc"`);
  expect(answer.body).toContain(`<UUID>${document.id}</UUID>`);
  expect(answer.body).toContain('<Name>Školka Haná s.r.o.</Name>');
  expect((await downloadIsdoc(document.id, person)).rawPayload).toEqual(answer.rawPayload);
});

test.each([
  ['PDF', download],
  ['ISDOC', downloadIsdoc],
])('only the holder and sales staff get the %s', async (_format, get) => {
  const { document } = await paid();
  expect((await get(document.id)).statusCode).toBe(401);
  const stranger = await get(document.id, await makePerson(api.database));
  expect([stranger.statusCode, stranger.json().code]).toEqual([404, 'not_found']);
  expect((await get(document.id, await makePerson(api.database, { acl: ['editor'] }))).statusCode).toBe(404);
  expect((await get(document.id, await makePerson(api.database, { acl: ['sales'] }))).statusCode).toBe(200);
});

test('the mail about the payment brings the document', async () => {
  const { person, document } = await paid();
  const request = await paymentMail(person);
  const files = await reservationFiles({ kind: 'reservation-payment', ...request }, api.app.settings.config);
  const attached = files.find(({ filename }) => filename === `${document.label}.pdf`);
  expect(attached?.content).toEqual((await download(document.id, person)).rawPayload);
  const { blocks } = await reservationMail('reservation-payment', 'cs', request.payload, api.app.settings.config);
  expect(blocks).toContainEqual({ type: 'paragraph', text: `Daňový doklad ${document.label} je v příloze.` });
  const others = await reservationFiles({ kind: 'reservation-update', ...request }, api.app.settings.config);
  expect(others.map(({ filename }) => filename)).not.toContain(`${document.label}.pdf`);
});

test('the mail to a company brings the document in ISDOC too, that to a private person does not', async () => {
  const filesOf = async ({ person }: { person: Claims }) =>
    reservationFiles({ kind: 'reservation-payment', ...(await paymentMail(person)) }, api.app.settings.config);
  const company = await paid(COMPANY);
  const files = await filesOf(company);
  const isdoc = files.find(({ filename }) => filename === `${company.document.label}.isdoc`);
  expect(isdoc?.content).toEqual((await downloadIsdoc(company.document.id, company.person)).rawPayload);
  expect(files.map(({ filename }) => filename)).toContain(`${company.document.label}.pdf`);
  const names = (await filesOf(await paid())).map(({ filename }) => filename);
  expect(names.filter((name) => name.endsWith('.isdoc'))).toEqual([]);
});
