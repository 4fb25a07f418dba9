import { createHash } from 'node:crypto';
import { ROLE, type AccountingExport, type AccountingFormat } from '@arbora/domain';
import { unzipSync } from 'fflate';
import { testApp, type TestApp } from '../../tests/app';
import { makePerson } from '../../tests/booking-fixtures';
import { makeDocuments } from './test-issued';
import { readJournal, readPohoda } from './read-exports';

let api: TestApp;
/** Another server over the same database, with another address of the brand; it has not kept the files. */
let other: TestApp;
let sales: string;
beforeAll(async () => {
  api = await testApp();
  const { brand } = api.app.settings.config;
  other = await testApp({ database: api.database, config: { brand: { ...brand, email: 'new@example.org' } } });
  await makeDocuments(api.database, '2021-01-05', 2);
  sales = await api.tokenFor(await makePerson(api.database, { acl: ['sales'] }));
});
afterAll(async () => {
  await other.close();
  await api.close();
});

const post = (body: object, token: string | undefined = sales) =>
  api.call('POST', '/api/backend/accounting_export', body, { token });
const get = (id: string, token: string | undefined = sales, app: TestApp = api) =>
  app.call('GET', `/api/backend/accounting_export/${id}/file`, undefined, { token });

async function exported(month: string, format: AccountingFormat) {
  const answer = await post({ from: `${month}-01`, to: `${month}-28`, format });
  expect(answer.statusCode).toBe(201);
  return answer.json<AccountingExport>();
}
const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

test.each([
  ['isdoc', 'application/zip', 'isdoc_2021-01-01_2021-01-28.zip'],
  ['pohoda', 'text/xml; charset=windows-1250', 'pohoda_2021-01-01_2021-01-28.xml'],
  [
    'journal',
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    'journal_2021-01-01_2021-01-28.xlsx',
  ],
] as const)('a %s is recorded, and is the same file later and on another server', async (format, type, name) => {
  const row = await exported('2021-01', format);
  expect(row).toMatchObject({ format, document_count: 3, is_period_over: true, author_name: 'Jana Nováková' });
  const answer = await get(row.id);
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, type]);
  expect(answer.headers['content-disposition']).toBe(`attachment; filename="${name}"`);
  expect([sha256(answer.rawPayload), answer.rawPayload.length]).toEqual([row.sha256, row.byte_size]);
  expect((await get(row.id, sales, other)).rawPayload.equals(answer.rawPayload)).toBe(true);
  expect((await exported('2021-01', format)).sha256).toBe(row.sha256);
});

test('the ZIP has the ISDOC file and the Czech PDF of each document', async () => {
  const { payments, creditNote } = await makeDocuments(api.database, '2021-02-05', 1);
  const { id, last_payment, last_credit_note } = await exported('2021-02', 'isdoc');
  expect([last_payment, last_credit_note]).toEqual([payments[0]!.label, creditNote.label]);
  const files = unzipSync((await get(id)).rawPayload);
  for (const document of [...payments, creditNote]) {
    for (const [path, ending] of [
      ['/isdoc', 'isdoc'],
      ['', 'pdf'],
    ]) {
      const url = `/api/backend/tax_document/${document.id}${path}`;
      const { rawPayload } = await api.call('GET', url, undefined, { token: sales });
      expect(Buffer.from(files[`${document.label}.${ending}`]!).equals(rawPayload)).toBe(true);
    }
  }
  expect(Object.keys(files)).toHaveLength(4);
});

test('the journal and Pohoda have the documents of the period, payments before their credit notes', async () => {
  const { payments, creditNote } = await makeDocuments(api.database, '2021-03-05', 2);
  await makeDocuments(api.database, '2021-04-01', 1);
  const labels = [...payments, creditNote].map(({ label }) => label);
  const rows = readJournal((await get((await exported('2021-03', 'journal')).id)).rawPayload);
  expect(rows.map((row) => row['Číslo'])).toEqual(labels);
  expect(rows[2]).toEqual({
    Číslo: creditNote.label,
    Druh: 'Opravný doklad',
    Vystaveno: 44260,
    'Datum plnění': 44260,
    Odběratel: 'Školka Haná s.r.o.',
    IČO: '02708244',
    DIČ: 'CZ02708244',
    'Variabilní symbol': '2603000001',
    'Sazba %': 21,
    Základ: -743.8,
    DPH: -156.2,
    Celkem: -900,
    Měna: 'CZK',
    'K dokladu': payments[0]!.label,
  });
  const items = readPohoda((await get((await exported('2021-03', 'pohoda')).id)).rawPayload);
  expect(items.map((item) => item['@_id'])).toEqual(labels);
});

test('documents issued and settings changed later do not alter a recorded export', async () => {
  await makeDocuments(api.database, '2021-05-05', 1);
  const row = await exported('2021-05', 'isdoc');
  await makeDocuments(api.database, '2021-05-06', 1);
  expect(sha256((await get(row.id, sales, other)).rawPayload)).toBe(row.sha256);
  expect(await exported('2021-05', 'isdoc')).toMatchObject({ document_count: 4 });
});

test('a file that this version of the program would make otherwise is refused', async () => {
  await makeDocuments(api.database, '2021-06-05', 1);
  const [old] = await api.database.asOwner<{ id: string }>(
    `insert into accounting_export (date_from, date_to, format, documents, brand, is_period_over, sha256, byte_size)
     select '2021-06-01', '2021-06-30', 'journal', array_agg(id), '{}', true, repeat('0', 64), 1
     from tax_document where issued_on = '2021-06-05' returning id`,
  );
  const answer = await get(old!.id);
  expect([answer.statusCode, answer.json().code]).toEqual([409, 'accounting.file_changed']);
});

test('a period that is not over says so', async () => {
  const [{ today } = { today: '' }] = await api.database.asOwner<{ today: string }>(
    `select (clock_timestamp() at time zone 'Europe/Prague')::date::text as today`,
  );
  await makeDocuments(api.database, today, 1);
  const answer = await post({ from: today, to: today, format: 'journal' });
  expect(answer.json()).toMatchObject({ is_period_over: false, document_count: 2 });
});

test('periods without documents, that end before they begin, or of several years are refused', async () => {
  const body = { from: '2019-01-01', to: '2019-01-31', format: 'pohoda' };
  const empty = await post(body);
  expect([empty.statusCode, empty.json().code]).toEqual([422, 'accounting.no_documents']);
  for (const period of [{ to: '2018-12-31' }, { to: '2020-01-02' }, { to: '2019-02-30' }]) {
    const answer = await post({ ...body, ...period });
    expect([answer.statusCode, answer.json().code, answer.json().fields]).toEqual([
      400,
      'request.invalid',
      { to: 'invalid' },
    ]);
  }
  expect((await get('6f1c2a58-0b7e-4c3d-9a41-2d5e8f7b1c60')).statusCode).toBe(404);
});

test('only sales staff and admins export', async () => {
  await makeDocuments(api.database, '2021-07-05', 1);
  const body = { from: '2021-07-01', to: '2021-07-31', format: 'journal' };
  const { id } = (await post(body)).json<AccountingExport>();
  const person = async (acl: ('editor' | 'admin')[]) => api.tokenFor(await makePerson(api.database, { acl }));
  const statuses = async (token: string | undefined) => [
    (await api.call('POST', '/api/backend/accounting_export', body, { token })).statusCode,
    (await api.call('GET', `/api/backend/accounting_export/${id}/file`, undefined, { token })).statusCode,
  ];
  expect(await statuses(undefined)).toEqual([401, 401]);
  expect(await statuses(await person([]))).toEqual([403, 403]);
  expect(await statuses(await person(['editor']))).toEqual([403, 403]);
  expect(await statuses(sales)).toEqual([201, 200]);
  expect(await statuses(await person(['admin']))).toEqual([201, 200]);
  expect(await statuses(await api.tokenFor('admin@arbora.example', ROLE.admin))).toEqual([201, 200]);
});

test('a recorded export cannot be changed or deleted, and records documents of its period only', async () => {
  const { payments } = await makeDocuments(api.database, '2021-08-05', 1);
  const { id } = await exported('2021-08', 'journal');
  for (const sql of [
    'update accounting_export set byte_size = 2 where id = $1',
    'delete from accounting_export where id = $1',
  ]) {
    await expect(api.database.asOwner(sql, [id])).rejects.toMatchObject({ code: '23001' });
  }
  const claims = await makePerson(api.database, { acl: ['sales'] });
  const row = { date_from: '2021-09-01', date_to: '2021-09-30', format: 'journal', brand: {}, sha256: '0'.repeat(64) };
  const record = { ...row, byte_size: 1, documents: [payments[0]!.id] };
  const recorded = api.database.asRole(claims, (client) =>
    client.query('select app.record_accounting_export($1::jsonb)', [JSON.stringify(record)]),
  );
  await expect(recorded).rejects.toMatchObject({ message: 'request.invalid' });
});
