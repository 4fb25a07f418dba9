import { ROLE } from '@arbora/domain';
import type { TestApp } from '../../tests/app';
import { withRegistration } from '../../tests/registration-client';
import { readConfig } from '../config';
import { carryOutDueDecisions } from '../jobs/carry-out-decisions.job';

const ADMIN = 'admin@arbora.example';
const COLLEAGUE = 'colleague@arbora.example';
let api: TestApp;
let otherApi: TestApp;
withRegistration((site) => ({ api, otherApi } = site), { registrationUndoSeconds: 600 });

let count = 0;
async function registered(): Promise<{ id: string; email: string }> {
  const email = `undo-${++count}@example.org`;
  const [person] = await own('insert into auth_person (email) values ($1) returning id', email);
  await own('insert into user_profile (id, email) values ($1, $2)', person!.id, email);
  return { id: String(person!.id), email };
}
const call = async (path: string, body: object, who = ADMIN, instance = api) =>
  instance.call('POST', `/api/backend/registration/${path}`, body, { token: await api.tokenFor(who) });
const own = (sql: string, ...values: unknown[]) => api.database.asOwner<Record<string, unknown>>(sql, values);
const mailsTo = async (email: string) =>
  (
    await own("select kind from app_private.mail where recipient = $1 and kind like 'account-%' order by id", email)
  ).map(({ kind }) => kind);
const rolesOf = async (id: string) => (await own('select roles from auth_person where id = $1', id))[0]?.roles;
/** Makes the decision due and runs the job in several instances concurrently. */
async function fallDue(id: string): Promise<void> {
  await own('update registration_decision set due_at = now() where person_id = $1', id);
  const config = readConfig({ NODE_ENV: 'test' });
  await Promise.all([1, 2, 3].map(() => carryOutDueDecisions.run({ config, database: api.database })));
}

beforeAll(async () => {
  const [person] = await own(
    `insert into auth_person (email, roles) values ($1, '{arbora_customer}') returning id`,
    COLLEAGUE,
  );
  await own("insert into user_profile (id, email, acl) values ($1, $2, '{admin}')", person!.id, COLLEAGUE);
});

it.each(['approve', 'reject'])('%s takes effect when it is due, with one mail', async (decision) => {
  const { id, email } = await registered();
  const answer = (await call(decision, { id })).json<{ due_at: string }>();
  expect(Date.parse(answer.due_at)).toBeGreaterThan(Date.now());
  expect([await rolesOf(id), await mailsTo(email)]).toEqual([[ROLE.registration], []]);
  await fallDue(id);
  await fallDue(id);
  expect(await rolesOf(id)).toEqual(decision === 'approve' ? [ROLE.customer] : undefined);
  expect(await mailsTo(email)).toEqual([decision === 'approve' ? 'account-approved' : 'account-rejected']);
});

it.each([ADMIN, COLLEAGUE])('%s undoes a rejection, and the registration is pending again', async (who) => {
  const { id, email } = await registered();
  await call('reject', { id, reason: 'other', note: 'Chybí IČO.' });
  expect((await call('undo', { id }, who)).statusCode).toBe(200);
  await fallDue(id);
  expect([await rolesOf(id), await mailsTo(email)]).toEqual([[ROLE.registration], []]);
  const [log] = await own('select event, details from app_private.auth_log where person_id = $1 order by id desc', id);
  expect(log).toMatchObject({ event: 'registration_undone', details: { is_approved: false, reason: 'other' } });
  expect((await call('approve', { id }, COLLEAGUE)).json()).toMatchObject({ changed: true });
});

it('an undo after the decision took effect is refused', async () => {
  const { id } = await registered();
  await call('approve', { id });
  await fallDue(id);
  const late = await call('undo', { id });
  expect([late.statusCode, late.json().code]).toEqual([409, 'registration.carried_out']);
});

it('of concurrent decisions by two admins one succeeds, and the others are refused as already decided', async () => {
  const { id, email } = await registered();
  const answers = await Promise.all([
    call('approve', { id }),
    call('reject', { id }, COLLEAGUE, otherApi),
    call('approve', { id }, COLLEAGUE, otherApi),
    call('reject', { id }),
  ]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409]);
  const codes = answers.map((answer) => answer.json<{ code?: string }>().code).filter(Boolean);
  expect(new Set(codes)).toEqual(new Set(['registration.decided']));
  await fallDue(id);
  expect(await mailsTo(email)).toHaveLength(1);
});

it('an undo concurrent with the execution of the decision either succeeds completely or is refused', async () => {
  for (let round = 0; round < 4; round++) {
    const { id, email } = await registered();
    await call('approve', { id });
    const [undone] = await Promise.all([call('undo', { id }, ADMIN, otherApi), fallDue(id)]);
    const isUndone = undone.statusCode === 200;
    expect(await rolesOf(id)).toEqual([isUndone ? ROLE.registration : ROLE.customer]);
    expect(await mailsTo(email)).toEqual(isUndone ? [] : ['account-approved']);
  }
});

it('repeating a decision by the same admin changes nothing', async () => {
  const { id } = await registered();
  await call('reject', { id, reason: 'duplicate' });
  expect((await call('reject', { id, reason: 'duplicate' })).json()).toEqual({ id, changed: false, due_at: null });
});

it('log and history name the admin who decided, not the job', async () => {
  const { id } = await registered();
  await call('approve', { id }, COLLEAGUE);
  await fallDue(id);
  const actors = await own(
    `select p.email from auth_person p where id in (
       select actor_id from app_private.auth_log where person_id = $1 and event = 'registration_approved'
       union all select person_id from app_private.history where document = 'user_profile:' || $1 and table_name = 'auth_person')`,
    id,
  );
  expect(actors).toEqual([{ email: COLLEAGUE }]);
});

it('approval through the data service takes effect at once and cancels a pending rejection', async () => {
  const { id, email } = await registered();
  await call('reject', { id });
  const token = await api.tokenFor(ADMIN);
  await api.call('PATCH', `/api/at-rest/auth_person?id=eq.${id}`, { roles: [ROLE.customer] }, { token });
  await fallDue(id);
  expect([await rolesOf(id), await mailsTo(email)]).toEqual([[ROLE.customer], ['account-approved']]);
});

it.each(['sales@arbora.example', 'customer@arbora.example'])('%s neither sees nor undoes a decision', async (who) => {
  const { id } = await registered();
  await call('approve', { id });
  expect((await call('undo', { id }, who)).statusCode).toBe(403);
  const token = await api.tokenFor(who);
  const seen = await api.call('GET', '/api/at-rest/registration_decision', undefined, { token });
  expect(seen.statusCode).toBe(403);
});
