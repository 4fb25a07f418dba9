import { proveAddress } from '../../tests/booking-fixtures';
import { mediaApp, type MediaApp } from '../../tests/media-fixtures';
import { ADMIN, ANYONE, CUSTOMER, EDITOR } from '../../tests/policies/attempts';
import { readConfig } from '../config';
import { pruneJobApplications } from '../jobs/prune-jobs';
import { removeUnused } from '../jobs/remove-unused-media.job';

let api: MediaApp;
beforeAll(async () => void (api = await mediaApp()));
afterAll(() => api.close());

const JOBS = 'jobs@arbora.example';
let made = 0;
const pdf = () => Buffer.from(`%PDF-1.7\n% ${(made += 1)}\n%%EOF\n`);
const file = (data: Buffer, more: object = {}) => ({
  name: 'Životopis.pdf',
  type: 'application/pdf',
  data: data.toString('base64'),
  ...more,
});
const application = (more: object = {}) => ({
  name: 'Jan Sadař',
  email: `jan${(made += 1)}@jinde.example`,
  phone: '',
  message: 'Rád sázím stromy.',
  locale: 'cs',
  job_position_id: null,
  file: file(pdf()),
  ...more,
});
const send = (body: object, from = `203.0.113.${(made += 1) % 250}`) =>
  api.call('POST', '/api/backend/job_application', body, { from });
const fileOf = async (id: string, who: string | null) =>
  api.call('GET', `/api/backend/job_application/${id}/file`, undefined, {
    token: who === null ? undefined : await api.tokenFor(who),
  });
const position = async (isPublic: boolean) =>
  (
    await api.database.asOwner<{ id: string; title: string }>(
      'select id, title from job_position where is_public = $1 limit 1',
      [isPublic],
    )
  )[0]!;

test('an application is stored, and mailed with its file to everybody with the right `jobs`', async () => {
  const { id: job_position_id, title } = await position(true);
  const data = pdf();
  const sent = application({ job_position_id, file: file(data) });
  const answer = await send(sent);
  expect(answer.statusCode).toBe(201);
  const { id } = answer.json<{ id: string }>();

  const mails = await api.database.asOwner<{ recipient: string; payload: object; content: Buffer }>(
    `select m.recipient, m.payload, a.filename, a.content
     from app_private.mail m join app_private.mail_attachment a on a.batch_id = m.attachment_batch
     where m.kind = 'job-application' and m.payload ->> 'email' = $1`,
    [sent.email],
  );
  expect(mails).toEqual([
    {
      recipient: 'jobs@arbora.example',
      payload: expect.objectContaining({
        position: title,
        name: 'Jan Sadař',
        message: 'Rád sázím stromy.',
      }) as object,
      filename: 'Životopis.pdf',
      content: data,
    },
  ]);
  for (const who of [JOBS, ADMIN]) {
    const got = await fileOf(id, who);
    expect([got.statusCode, got.rawPayload, got.headers['cache-control']]).toEqual([200, data, 'private, no-store']);
  }
  expect((await fileOf(id, EDITOR)).statusCode).toBe(404);
  expect((await fileOf(id, CUSTOMER)).statusCode).toBe(403);
  expect((await fileOf(id, ANYONE)).statusCode).toBe(401);
});

test('an application needs a public position or none', async () => {
  const hidden = await position(false);
  const answer = await send(application({ job_position_id: hidden.id }));
  expect([answer.statusCode, answer.json()]).toMatchObject([404, { code: 'careers.position_unknown' }]);
  expect((await send(application())).statusCode).toBe(201);
});

test('an application that is sent again makes no second one and does not count; its key takes no other', async () => {
  const headers = { 'idempotency-key': 'prihlaska-0001' };
  const body = application();
  const again = () => api.call('POST', '/api/backend/job_application', body, { headers, from: '203.0.113.251' });
  // Two concurrently, as by a double click, then three more.
  const answers = [...(await Promise.all([again(), again()])), await again(), await again(), await again()];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201, 201]);
  expect(new Set(answers.map((answer) => answer.json<{ id: string }>().id)).size).toBe(1);
  expect(await api.database.asOwner('select from job_application where email = $1', [body.email])).toHaveLength(1);
  expect(
    await api.database.asOwner("select from app_private.mail where payload ->> 'email' = $1", [body.email]),
  ).toHaveLength(1);
  const other = await api.call('POST', '/api/backend/job_application', application(), { headers });
  expect([other.statusCode, other.json()]).toMatchObject([400, { details: { reason: 'idempotency_key_reused' } }]);
});

test.each([
  ['a file with scripts', file(Buffer.from('%PDF-1.7\n1 0 obj<</Type/Catalog/OpenAction<</S/JavaScript/JS(x)>>>>endobj\n%%EOF')), 422, 'media.file_unsafe'], // oxfmt-ignore
  ['a file of another type than it says', file(Buffer.from('MZ\x90\x00')), 415, 'media.file_type'],
  ['a file that is too large', file(Buffer.concat([pdf(), Buffer.alloc(5 * 1024 * 1024)])), 413, 'media.file_too_large'], // oxfmt-ignore
  ['a table', file(pdf(), { type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' }), 400, 'request.invalid'], // oxfmt-ignore
])('%s is refused', async (_, sent, status, code) => {
  const answer = await send(application({ file: sent }));
  expect([answer.statusCode, answer.json()]).toMatchObject([status, { code }]);
});

test('applications are limited by the address on the network before their body is read, and by the sender', async () => {
  const from = '198.51.100.9';
  for (let count = 0; count < 10; count += 1) expect((await send({}, from)).statusCode).toBe(400);
  expect((await send(application(), from)).statusCode).toBe(429);
  const codes = [];
  for (let count = 0; count < 4; count += 1) {
    codes.push((await send(application({ email: 'porad@jinde.example' }))).statusCode);
  }
  expect(codes).toEqual([201, 201, 201, 429]);
});

test('old applications are deleted with their files', async () => {
  const { id } = (await send(application())).json<{ id: string }>();
  const [old] = await api.database.asOwner<{ key: string }>(
    "update job_application set created_at = now() - interval '181 days' where id = $1 returning key",
    [id],
  );
  const media = { dir: api.dir, s3: null, cacheBytes: 0 };
  const deps = { config: { ...readConfig({ NODE_ENV: 'test' }), media }, database: api.database };
  await pruneJobApplications.run(deps);
  expect(await api.database.asOwner('select from job_application where id = $1', [id])).toEqual([]);
  await removeUnused.run(deps);
  expect(await api.database.asOwner('select from app_private.media_object where key = $1', [old!.key])).toEqual([]);
});

test('an account holder finds applications in the export, and erasure deletes them', async () => {
  const email = 'customer.sk@arbora.example';
  await send(application({ email }));
  const [person] = await api.database.asOwner<{ id: string }>('select id from auth_person where email = $1', [email]);
  await proveAddress(api.database, person!.id);
  const [data] = await api.database.asOwner<{ data: { job_applications: object[] } }>(
    'select app_private.person_data($1) as data',
    [person!.id],
  );
  expect(data?.data.job_applications).toMatchObject([{ email, file_name: 'Životopis.pdf' }]);
  await api.database.asOwner('select app_private.erase_person($1, $1)', [person!.id]);
  expect(await api.database.asOwner('select from job_application where email = $1', [email])).toEqual([]);
});

test('a registration with the address of an applicant neither shows nor takes along the application', async () => {
  const email = 'cizi.adresa@jinde.example';
  await send(application({ email }));
  const [person] = await api.database.asOwner<{ id: string }>(
    `insert into auth_person (email, roles) values ($1, '{arbora_registration}') returning id`,
    [email],
  );
  const [data] = await api.database.asOwner<{ data: { job_applications: object[] } }>(
    'select app_private.person_data($1) as data',
    [person!.id],
  );
  expect(data?.data.job_applications).toEqual([]);
  await api.database.asOwner('select app_private.erase_person($1, null)', [person!.id]);
  expect(await api.database.asOwner('select email from job_application where email = $1', [email])).toEqual([
    { email },
  ]);
});

test.each([
  ['one address', 'contact.application.day', 20, '198.51.100.77'],
  ['all addresses together', 'contact.application.all', 200, 'all'],
])('%s may hand in so many applications a day', async (_, scope, max, key) => {
  const from = '198.51.100.77';
  await api.database.asOwner("delete from app_private.rate_limit_hit where scope like 'contact.%'");
  await api.database.asOwner(
    `insert into app_private.rate_limit_hit (scope, key, at)
     select $1, $2, clock_timestamp() - interval '2 hours' from generate_series(2, $3)`,
    [scope, key, max],
  );
  expect((await send(application(), from)).statusCode).toBe(201);
  expect((await send(application(), from)).statusCode).toBe(429);
});
