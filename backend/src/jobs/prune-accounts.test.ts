import { DEMO_PASSWORD, PRODUCT } from '@arbora/domain';
import { testApp, type TestApp } from '../../tests/app';
import { readConfig } from '../config';
import {
  pruneAuthLog,
  pruneCompanies,
  pruneConsents,
  pruneHistory,
  pruneOneTimeTokens,
  prunePasswordResets,
  pruneSessions,
} from './prune-jobs';
import type { Job } from './job';

let api: TestApp;
const config = readConfig({ NODE_ENV: 'test' });
beforeAll(async () => void (api = await testApp()));
afterAll(() => api.close());

/** Runs the job as several instances would, concurrently. */
const run = (job: Job) => Promise.all([1, 2, 3].map(() => job.run({ config, database: api.database })));
const names = async (sql: string) => (await api.database.asOwner<{ name: string }>(sql)).map(({ name }) => name);

test('expired sessions and ones that ended long ago are deleted; others continue', async () => {
  const begin = async () => {
    const body = { username: 'sales@arbora.example', password: DEMO_PASSWORD, bucket_id: PRODUCT, cookie: false };
    return (await api.call('POST', '/api/auth/login', body)).json<{ refreshToken: string }>();
  };
  const refresh = async (refreshToken: string) =>
    (await api.call('POST', '/api/auth/refresh', { refreshToken })).json<{ refreshToken: string }>();
  const living = await refresh((await begin()).refreshToken);
  await api.database.asOwner(
    "update app_private.refresh_token set expires_at = now() - interval '2 days' where used_at is not null",
  );
  await api.database.asOwner(
    `with person as (select id from auth_person where email = 'sales@arbora.example')
     insert into app_private.session (person_id, secret, user_agent, expires_at, ended_at)
     select id, '\\x00', name, now() + expires::interval, now() + ended::interval from person, (values
       ('over', '-25 hours', null), ('just over', '-23 hours', null),
       ('ended', '1 day', '-31 days'), ('just ended', '1 day', '-1 day')
     ) as session(name, expires, ended)`,
  );
  await run(pruneSessions);
  const remaining = await names(
    'select user_agent as name from app_private.session where user_agent is not null order by 1',
  );
  expect(remaining.filter((name) => name.includes('over') || name.includes('ended'))).toEqual([
    'just ended',
    'just over',
  ]);
  expect(await api.database.asOwner('select from app_private.refresh_token')).toHaveLength(1);
  expect((await refresh(living.refreshToken)).refreshToken).toEqual(expect.any(String));
});

test('reset links are deleted a day after they were used or expired', async () => {
  await api.database.asOwner(
    `with person as (select id from auth_person where email = 'sales@arbora.example')
     insert into app_private.password_reset (person_id, ref_hash, created_at, expires_at, used_at)
     select id, sha256(name::bytea), now() - interval '3 days', now() + expires::interval, now() + used::interval
     from person, (values
       ('old', '-25 hours', null), ('fresh', '10 minutes', null), ('used', '1 hour', '-25 hours'), ('recent', '-1 hour', null)
     ) as link(name, expires, used)`,
  );
  await run(prunePasswordResets);
  const remaining = await names(
    `select name from (values ('old'), ('fresh'), ('used'), ('recent')) as link(name)
     join app_private.password_reset on ref_hash = sha256(name::bytea) order by 1`,
  );
  expect(remaining).toEqual(['fresh', 'recent']);
});

test('consent records are deleted after 360 days', async () => {
  await api.database.asOwner(
    `insert into app_private.cookie_consent
       (ip_address, ip_agrees, is_consent_given, host, cookies, user_agent, app, created_at)
     select '10.0.0.1', true, true, name, '', '', 'arbora', now() - age::interval
     from (values ('old', '360 days 1 minute'), ('kept', '359 days 23 hours')) as record(name, age)`,
  );
  await run(pruneConsents);
  expect(await names('select host as name from app_private.cookie_consent')).toEqual(['kept']);
});

test('one-time tokens are deleted ten minutes after their expiry', async () => {
  await api.database.asOwner(
    `insert into app_private.one_time_token (app_id, token_hash, signature_hash, created_at, expires_at)
     select name, sha256(name::bytea), sha256(name::bytea), now() - interval '1 hour', now() + expires::interval
     from (values ('old', '-11 minutes'), ('kept', '-9 minutes')) as token(name, expires)`,
  );
  await run(pruneOneTimeTokens);
  expect(await names('select app_id as name from app_private.one_time_token')).toEqual(['kept']);
});

test('responses of the business register are deleted after a day', async () => {
  await api.database.asOwner(
    `insert into app_private.company_cache (ico, fetched_at)
     values ('27082440', now() - interval '25 hours'), ('25596641', now() - interval '23 hours')`,
  );
  await run(pruneCompanies);
  expect(await names('select ico as name from app_private.company_cache')).toEqual(['25596641']);
});

test('the log of accounts is deleted after a year, and newer entries cannot be deleted', async () => {
  await api.database.asOwner(
    `insert into app_private.auth_log (event, email, at)
     values ('old', 'log@example.org', now() - interval '1 year 1 hour'),
       ('kept', 'log@example.org', now() - interval '1 year' + interval '1 hour')`,
  );
  await run(pruneAuthLog);
  await api.database.service.query('delete from app_private.auth_log');
  expect(await names("select event as name from app_private.auth_log where email = 'log@example.org'")).toEqual([
    'kept',
  ]);
});

test('the history is deleted after its configured retention', async () => {
  await api.database.asOwner("update job_position set branch = 'Obříství'");
  await api.database.asOwner(
    `update app_private.history set at = now() - (case row_number when 1 then 731 else 729 end) * interval '1 day'
     from (select id, row_number() over (order by id) from app_private.history) numbered where numbered.id = history.id`,
  );
  const count = async () => (await api.database.asOwner('select from app_private.history')).length;
  const before = await count();
  await run(pruneHistory);
  expect(await count()).toBe(before - 1);
});
