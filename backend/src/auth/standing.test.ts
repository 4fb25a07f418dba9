import { randomUUID } from 'node:crypto';
import { DEMO_PASSWORD, ROLE, type AuthRole } from '@arbora/domain';
import { testApp, type TestApp } from '../../tests/app';
import { makePerson } from '../../tests/booking-fixtures';
import type { Claims } from '../database/database';
import type { ApiRoute } from '../docs/openapi';
import { hashPassword } from './password';

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';
interface Call {
  name: string;
  method: Method;
  url: string;
  route: ApiRoute;
}

/** Writing routes that never read an access token: callers are anonymous or have another secret. */
const STRANGERS: Readonly<Record<string, string>> = {
  'POST /api/auth/login': 'Asks for the password and refuses blocked people.',
  'POST /api/auth/refresh': 'Asks for the refresh token and refuses blocked people.',
  'POST /api/auth/login_link': 'Asks for the link and refuses blocked people.',
  'POST /api/auth/login/second_factor': 'Asks for a code after the password and refuses blocked people.',
  'POST /api/auth/login/passkey/begin': 'Gives a challenge out, which means nothing by itself.',
  'POST /api/auth/login/passkey': 'Asks for a signature and refuses blocked people.',
  'POST /api/auth/email_change': 'Asks for the link of a mail and refuses blocked people.',
  'POST /api/auth/logout': 'Everybody may end a session of his own.',
  'POST /api/auth/user/exists': 'Reads.',
  'POST /api/auth/user/reset_check': 'Reads.',
  'POST /api/auth/user/reset_mail': 'Mails the owner of the address.',
  'POST /api/auth/user/reset_set': 'Asks for the link and refuses blocked people.',
  'POST /api/backend/profile/create': 'A new registration, which staff approves.',
  'POST /api/client-errors': 'A failure in a browser, for the log.',
  'POST /api/web-vitals': 'Counts a visit without a person.',
  'POST /api/backend/contact_message': 'A message of a stranger.',
  'POST /api/backend/job_application': 'An application of a stranger.',
  'POST /api/ott': 'Asks for the signature of an application.',
  'POST /api/ott/verify': 'Asks for a one-time token.',
  'POST /api/deployments': 'Asks for the token of a team.',
  'POST /api/deployments/missing': 'Asks for the token of a team.',
  'POST /api/deployments/published': 'Asks for the token of a team.',
  'PUT /api/deployments/files/:sha256': 'Asks for the token of a team.',
  'POST /api/trial/end': 'Ends the trial of the session of the cookie, and nothing else.',
  'POST /api/mailing/public/subscriber-update': 'Asks for the key of the subscriber.',
  'DELETE /api/mailing/public/subscriber-delete/:id': 'Asks for the key of the subscriber.',
  'POST /api/mailing/public/confirm': 'Asks for the token of a mail.',
  'POST /api/mailing/public/unsubscribe/:token': 'Asks for the token of a mail.',
};

let api: TestApp;
let calls: Call[];
let passwordHash: string;
beforeAll(async () => {
  api = await testApp();
  passwordHash = await hashPassword(DEMO_PASSWORD);
  calls = api.app.apiRoutes.flatMap((route) =>
    [route.method]
      .flat()
      .filter((method) => method !== 'HEAD' && method !== 'OPTIONS')
      .map((method) => ({
        name: `${method} ${route.url}`,
        method: method as Method,
        url: route.url.replace(/:\w+/g, '00000000-0000-4000-8000-000000000000'),
        route,
      })),
  );
});
afterAll(() => api.close());

const readsToken = ({ route }: Call) => route.config?.token !== 'ignored';
const writes = ({ method }: Call) => method !== 'GET';

async function person(acl: ('admin' | 'sales')[] = []): Promise<Claims> {
  const claims = await makePerson(api.database, { acl });
  await api.database.asOwner('insert into app_private.credential (person_id, password_hash) values ($1, $2)', [
    claims.sub,
    passwordHash,
  ]);
  return claims;
}

async function answerTo({ method, url }: Call, token: string, inBody = false): Promise<string> {
  const body = method === 'GET' ? undefined : inBody ? { accessToken: token } : {};
  const answer = await api.call(method, url, body, inBody ? {} : { token });
  const { code = '' } = answer.body.startsWith('{') ? answer.json<{ code?: string }>() : {};
  return `${answer.statusCode} ${code}`;
}

describe('a blocked person with a token that is still valid', () => {
  let tokens: Record<'customer' | 'manager' | 'admin', string>;
  beforeAll(async () => {
    const made: [keyof typeof tokens, AuthRole, ('admin' | 'sales')[]][] = [
      ['customer', ROLE.customer, []],
      ['manager', ROLE.manager, ['sales']],
      ['admin', ROLE.admin, ['admin']],
    ];
    const entries = await Promise.all(
      made.map(async ([name, role, acl]) => {
        const claims = await person(acl);
        const token = await api.tokenFor({ ...claims, role });
        await api.database.asOwner('update auth_person set is_blocked = true where id = $1', [claims.sub]);
        return [name, token] as const;
      }),
    );
    tokens = Object.fromEntries(entries) as typeof tokens;
  });

  it('is refused by every route that writes', async () => {
    const tested = calls.filter((call) => writes(call) && readsToken(call));
    expect(tested.length).toBeGreaterThan(20);
    const answers = await Promise.all(
      tested.map(async (call) => [
        call.name,
        await answerTo(call, tokens.admin),
        (await answerTo(call, tokens.manager)).replace('auth.forbidden', 'auth.blocked'),
        (await answerTo(call, tokens.customer)).replace('auth.forbidden', 'auth.blocked'),
      ]),
    );
    expect(answers).toEqual(tested.map(({ name }) => [name, ...Array<string>(3).fill('403 auth.blocked')]));
  });

  it('is refused also with the token in the body', async () => {
    const tested = calls.filter(({ route }) => route.config?.token === 'header-or-body');
    expect(tested.length).toBeGreaterThan(5);
    const answers = await Promise.all(tested.map((call) => answerTo(call, tokens.admin, true)));
    expect(answers).toEqual(tested.map(() => '403 auth.blocked'));
  });

  it('is anonymous on the listed writing routes that read no token', () => {
    expect(
      calls
        .filter((call) => writes(call) && !readsToken(call))
        .map(({ name }) => name)
        .sort(),
    ).toEqual(Object.keys(STRANGERS).sort());
  });

  it('cannot set a password by a link, which stays unused', async () => {
    const { sub, email } = await person();
    await api.database.asOwner('update auth_person set is_blocked = true where id = $1', [sub]);
    await api.call('POST', '/api/auth/user/reset_mail', { email, bucket_id: 'arbora' });
    const [mail] = await api.database.asOwner<{ ref: string }>(
      "select split_part(payload ->> 'link', 'ref=', 2) as ref from app_private.mail where recipient = $1",
      [email],
    );
    const set = () =>
      api.call('POST', '/api/auth/user/reset_set', { ref: mail?.ref, new_password: 'jine heslo, nove' });
    const refused = await set();
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'auth.blocked']);
    await api.database.asOwner('update auth_person set is_blocked = false where id = $1', [sub]);
    expect((await set()).statusCode).toBe(204);
  });

  it('is erased by an admin', async () => {
    const { sub } = await person();
    const token = await api.tokenFor('admin@arbora.example');
    await api.call('POST', '/api/auth/user/block', { id: sub }, { token });
    expect((await api.call('POST', '/api/auth/user/delete', { id: sub }, { token })).statusCode).toBe(204);
    expect(await api.database.asOwner('select from auth_person where id = $1', [sub])).toEqual([]);
  });
});

it('every policy for writes checks in the database whether the caller is admitted', async () => {
  const careless = await api.database.asOwner(
    `select tablename, policyname from pg_policies
     where cmd <> 'SELECT' and roles && '{public,arbora_anon,arbora_registration,arbora_jobs,arbora_customer,arbora_manager,arbora_admin}'
       and concat(qual, with_check) !~ 'app\\.(is_admitted|has_acl)\\('`,
  );
  expect(careless).toEqual([]);
  const [{ count } = { count: 0 }] = await api.database.asOwner<{ count: number }>(
    "select count(*)::int as count from pg_policies where cmd <> 'SELECT' and roles && '{arbora_customer,arbora_manager}'",
  );
  expect(count).toBeGreaterThan(10);
});

describe('the token of an ended session', () => {
  it('opens nothing below /api/auth', async () => {
    const tested = calls.filter((call) => call.url.startsWith('/api/auth/') && readsToken(call));
    expect(tested.length).toBeGreaterThan(9);
    const token = await api.tokenFor({ ...(await person(['admin'])), role: ROLE.admin, sid: randomUUID() });
    const answers = await Promise.all(tested.map((call) => answerTo(call, token)));
    expect(answers).toEqual(tested.map(() => '401 auth.token_expired'));
    const live = await api.tokenFor({ ...(await person(['admin'])), role: ROLE.admin });
    for (const call of tested) expect(await answerTo(call, live)).not.toMatch(/^401|auth\.blocked/);
  });

  it('does not work on behalf of another person', async () => {
    const [victim, other] = [await person(), await person()];
    const { sid } = JSON.parse(
      Buffer.from((await api.tokenFor(other)).split('.')[1] ?? '', 'base64url').toString(),
    ) as { sid: string };
    const answer = await api.call('GET', '/api/auth/user/data', undefined, {
      token: await api.tokenFor({ ...victim, sid }),
    });
    expect(answer.statusCode).toBe(401);
  });

  const signIn = async (email: string) => {
    const body = { username: email, password: DEMO_PASSWORD, bucket_id: 'arbora', cookie: false };
    return (await api.call('POST', '/api/auth/login', body)).json<{ accessToken: string; refreshToken: string }>();
  };
  const NEW = 'jine heslo, jeste lepsi';

  it.each<[string, (session: { refreshToken: string }, email: string) => Promise<unknown>]>([
    ['logout', ({ refreshToken }) => api.call('POST', '/api/auth/logout', { refreshToken })],
    [
      'a refresh token that comes back',
      async ({ refreshToken }) => {
        await api.call('POST', '/api/auth/refresh', { refreshToken });
        await api.database.asOwner("update app_private.refresh_token set used_at = used_at - interval '1 minute'");
        await api.call('POST', '/api/auth/refresh', { refreshToken });
      },
    ],
    [
      'another session that ends it',
      async (_session, email) =>
        api.call(
          'DELETE',
          '/api/auth/user/sessions',
          { password: DEMO_PASSWORD },
          { token: (await signIn(email)).accessToken },
        ),
    ],
    [
      'a password changed elsewhere',
      async (_session, email) =>
        api.call(
          'POST',
          '/api/auth/user/change_password',
          { current_password: DEMO_PASSWORD, new_password: NEW },
          { token: (await signIn(email)).accessToken },
        ),
    ],
    [
      'a password set by a link',
      async (_session, email) => {
        await api.call('POST', '/api/auth/user/reset_mail', { email, bucket_id: 'arbora' }, { from: '10.88.0.1' });
        const [mail] = await api.database.asOwner<{ ref: string }>(
          "select split_part(payload ->> 'link', 'ref=', 2) as ref from app_private.mail where recipient = $1",
          [email],
        );
        await api.call('POST', '/api/auth/user/reset_set', { ref: mail?.ref, new_password: NEW });
      },
    ],
    [
      'its age',
      async (_session, email) =>
        api.database.asOwner(
          `update app_private.session set expires_at = now()
           where person_id = (select id from auth_person where email = $1)`,
          [email],
        ),
    ],
  ])('loses its power by %s', async (_way, end) => {
    const { email } = await person();
    const session = await signIn(email);
    const data = () => api.call('GET', '/api/auth/user/data', undefined, { token: session.accessToken });
    expect((await data()).statusCode).toBe(200);
    await end(session, email);
    const refused = await data();
    expect([refused.statusCode, refused.json().code]).toEqual([401, 'auth.token_expired']);
  });
});
