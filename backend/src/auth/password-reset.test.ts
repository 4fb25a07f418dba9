import { DEMO_PASSWORD, PRODUCT } from '@arbora/domain';
import { TEST_ORIGIN, testApp, type TestApp } from '../../tests/app';
import { makePerson } from '../../tests/booking-fixtures';
import { overlap } from '../../tests/overlap';
import { hashPassword } from './password';
import { hashSecretToken } from './secret-token';

let one: TestApp;
let two: TestApp;
beforeAll(async () => {
  one = await testApp();
  two = await testApp({ database: one.database });
});
afterAll(async () => {
  await two.close();
  await one.close();
});

const NEW = 'dub zimni, lipa srdcita';
/** Each request has another IP address, because the number per address is limited. */
let address = 0;
const ask = (email: string, more: object = {}, instance = one, ip = `10.5.0.${++address}`) =>
  instance.call('POST', '/api/auth/user/reset_mail', { email, bucket_id: PRODUCT, ...more }, { from: ip });
const setPassword = (ref: string, new_password = NEW, instance = one) =>
  instance.call('POST', '/api/auth/user/reset_set', { ref, new_password }, { from: `10.5.1.${++address}` });
const signIn = (username: string, password: string) =>
  one.call('POST', '/api/auth/login', { username, password, bucket_id: PRODUCT, cookie: false });

/** The links mailed to a person, newest first. */
async function linksTo(email: string): Promise<string[]> {
  const rows = await one.database.asOwner<{ link: string }>(
    `select payload ->> 'link' as link from app_private.mail
     where kind = 'password-reset' and recipient = $1 order by created_at desc`,
    [email],
  );
  return rows.map(({ link }) => link);
}
async function refFor(email: string): Promise<string> {
  expect((await ask(email)).statusCode).toBe(204);
  const [link] = await linksTo(email);
  return new URL(link ?? '').searchParams.get('ref') ?? '';
}

describe('POST /api/auth/user/reset_mail', () => {
  it('mails a link to this site in the person’s language, and ignores sender, text and link of the request', async () => {
    await one.database.asOwner("update user_profile set locale = 'pl' where email = 'jobs@arbora.example'");
    const answer = await ask(' JOBS@arbora.example', {
      resetLink: 'https://evil.example/heslo?ref=',
      expiryMins: 1_000_000,
      postman: {
        mailTo: 'evil@evil.example',
        mailFrom: 'evil@evil.example',
        subject: 'Evil',
        templateId: 9,
        context: { align: 'left', headline: 'Evil', body_html: '<a href="https://evil.example">x</a>' },
      },
    });
    expect([answer.statusCode, answer.body]).toEqual([204, '']);
    const mails = await one.database.asOwner<{ payload: { link: string } }>(
      "select recipient, locale, payload from app_private.mail where kind = 'password-reset'",
    );
    expect(mails).toEqual([
      {
        recipient: 'jobs@arbora.example',
        locale: 'pl',
        payload: { link: expect.any(String), minutes: 15, recipient_name: expect.any(String) },
      },
    ]);
    expect(mails[0]?.payload.link).toMatch(new RegExp(`^${TEST_ORIGIN}/pl/heslo\\?ref=[\\w-]{43}$`));
  });

  it('reports an address without an account', async () => {
    const answer = await ask('nobody@arbora.example');
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'auth.user_unknown']);
  });

  it('has a limit per IP address and per account over all instances', async () => {
    const instances = [one, two];
    for (let count = 0; count < 10; count++) {
      expect((await ask(`n${count}@example.org`, {}, instances[count % 2], '10.6.0.1')).statusCode).toBe(404);
    }
    for (const instance of instances) {
      const answer = await ask('editor@arbora.example', {}, instance, '10.6.0.1');
      expect([answer.statusCode, answer.json().code]).toEqual([429, 'request.limited']);
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(3500);
    }
    for (let count = 0; count < 5; count++) {
      expect((await ask('editor@arbora.example', {}, instances[count % 2])).statusCode).toBe(204);
    }
    for (const instance of instances) expect((await ask('editor@arbora.example', {}, instance)).statusCode).toBe(429);
    expect(await linksTo('editor@arbora.example')).toHaveLength(5);
  });

  it('stores only the hash of the link’s ref', async () => {
    const ref = await refFor('customer.sk@arbora.example');
    const [found] = await one.database.asOwner<{ dump: string }>(
      "select string_agg(r::text, '') as dump from app_private.password_reset r",
    );
    expect(found?.dump).toContain(hashSecretToken(ref).toString('hex'));
    expect(found?.dump).not.toContain(ref);
    expect(found?.dump).not.toContain(Buffer.from(ref, 'base64url').toString('hex'));
  });
});

describe('POST /api/auth/user/reset_set', () => {
  const email = 'sales@arbora.example';

  it('sets the password once and ends every session', async () => {
    const session = (await signIn(email, DEMO_PASSWORD)).json<{ refreshToken: string }>();
    const ref = await refFor(email);
    expect((await setPassword(ref)).statusCode).toBe(204);
    expect((await one.call('POST', '/api/auth/refresh', { refreshToken: session.refreshToken })).statusCode).toBe(401);
    expect((await signIn(email, DEMO_PASSWORD)).statusCode).toBe(401);
    expect((await signIn(email, NEW)).statusCode).toBe(200);
    const again = await setPassword(ref, 'jina fraze na zkousku', two);
    expect([again.statusCode, again.json().code]).toEqual([410, 'auth.reset_expired']);
    expect((await signIn(email, NEW)).statusCode).toBe(200);
    const log = await one.database.asOwner(
      `select event from app_private.auth_log l join auth_person p on p.id = l.person_id
       where p.email = $1 and event like '%reset%' order by l.id`,
      [email],
    );
    expect(log).toEqual([{ event: 'reset_requested' }, { event: 'password_reset' }]);
  });

  it('succeeds for one of many concurrent uses', async () => {
    const ref = await refFor('admin@arbora.example');
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, n) => setPassword(ref, `${NEW} ${n}`, n % 2 ? one : two)),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([204, 410, 410, 410, 410, 410]);
    const winner = answers.findIndex(({ statusCode }) => statusCode === 204);
    expect((await signIn('admin@arbora.example', `${NEW} ${winner}`)).statusCode).toBe(200);
  });

  it('succeeds once for two overlapping transactions', async () => {
    const hash = hashSecretToken(await refFor('customer@arbora.example'));
    const use = async (value: string, client: Parameters<Parameters<typeof one.database.asService>[0]>[0]) =>
      (await client.query('select app_private.reset_password($1, $2) as person', [hash, value])).rows[0].person;
    const [first, second] = await overlap(
      one.database,
      (client) => use('first', client),
      (client) => use('second', client),
    );
    expect(first).toEqual(expect.any(String));
    expect(second).toEqual({ status: 'fulfilled', value: null });
  });

  describe('concurrently with an attacker who has the old password', () => {
    /** Sets a new password by a link, and does `meanwhile` before that is committed. */
    async function resetDuring<T>(email: string, meanwhile: () => Promise<T>): Promise<T> {
      const [link, replaced] = [hashSecretToken(await refFor(email)), await hashPassword(NEW)];
      const [, outcome] = await overlap(
        one.database,
        (client) => client.query('select app_private.reset_password($1, $2)', [link, replaced]),
        meanwhile,
      );
      if (outcome.status === 'rejected') throw outcome.reason;
      return outcome.value;
    }
    const codeOf = (answer: Awaited<ReturnType<typeof signIn>>) => [
      answer.statusCode,
      answer.json<{ code: string }>().code,
    ];

    it('the new password stays if the attacker changes the old one', async () => {
      const email = 'jobs@arbora.example';
      const token = await one.login(email);
      const body = { current_password: DEMO_PASSWORD, new_password: 'jina fraze na zkousku' };
      const changed = await resetDuring(email, () =>
        two.call('POST', '/api/auth/user/change_password', body, { token }),
      );
      expect(codeOf(changed)).toEqual([401, 'auth.bad_credentials']);
      expect((await signIn(email, 'jina fraze na zkousku')).statusCode).toBe(401);
      expect((await signIn(email, NEW)).statusCode).toBe(200);
    });

    async function personWithPassword() {
      const person = await makePerson(one.database);
      await one.database.asOwner('insert into app_private.credential (person_id, password_hash) values ($1, $2)', [
        person.sub,
        await hashPassword(DEMO_PASSWORD),
      ]);
      return person;
    }

    it('the account stays if the attacker erases it', async () => {
      const person = await personWithPassword();
      const token = await one.tokenFor(person);
      const erased = await resetDuring(person.email, () =>
        two.call('DELETE', '/api/auth/user', { password: DEMO_PASSWORD }, { token }),
      );
      expect(codeOf(erased)).toEqual([401, 'auth.bad_credentials']);
      expect((await signIn(person.email, NEW)).statusCode).toBe(200);
    });

    it('a login of the attacker creates no session', async () => {
      const { email, sub } = await personWithPassword();
      const session = await resetDuring(email, () => signIn(email, DEMO_PASSWORD));
      expect(codeOf(session)).toEqual([401, 'auth.bad_credentials']);
      const live = await one.database.asOwner(
        'select from app_private.session where person_id = $1 and ended_at is null',
        [sub],
      );
      expect(live).toEqual([]);
    });
  });

  it('ends the person’s other links too', async () => {
    const older = await refFor('waiting@arbora.example');
    const newer = await refFor('waiting@arbora.example');
    expect((await setPassword(newer)).statusCode).toBe(204);
    expect((await setPassword(older)).statusCode).toBe(410);
  });

  it('ends the links of a person who changes the password', async () => {
    const email = 'customer.sk@arbora.example';
    const ref = await refFor(email);
    const body = { current_password: DEMO_PASSWORD, new_password: NEW };
    const token = await one.login(email);
    expect((await one.call('POST', '/api/auth/user/change_password', body, { token })).statusCode).toBe(204);
    expect((await setPassword(ref, 'jina fraze na zkousku')).statusCode).toBe(410);
    expect((await signIn(email, NEW)).statusCode).toBe(200);
  });

  it('refuses a link that is fifteen minutes old', async () => {
    const [fresh, old] = [await refFor('zahrady@technicke-sluzby.example'), await refFor('ateliery@zelen.example')];
    const age = (ref: string, by: string) =>
      one.database.asOwner(
        `update app_private.password_reset
         set created_at = created_at - $2::interval, expires_at = expires_at - $2::interval where ref_hash = $1`,
        [hashSecretToken(ref), by],
      );
    await age(fresh, '14 minutes 30 seconds');
    await age(old, '15 minutes');
    expect((await setPassword(fresh)).statusCode).toBe(204);
    expect((await setPassword(old)).statusCode).toBe(410);
  });

  it('does not use up the link if the password is refused', async () => {
    const ref = await refFor('petr.svoboda@hoste.example');
    expect((await setPassword(ref, 'heslo1234')).json()).toMatchObject({
      code: 'auth.password_weak',
      fields: { new_password: 'password_common' },
    });
    expect((await setPassword(ref, 'short')).json().fields).toEqual({ new_password: 'password_short' });
    expect((await setPassword(ref)).statusCode).toBe(204);
    expect((await signIn('petr.svoboda@hoste.example', NEW)).statusCode).toBe(200);
  });

  it.each(['x', 'A'.repeat(43), '#'.repeat(43)])('refuses the invented link %s', async (ref) => {
    const answer = await setPassword(ref);
    expect([answer.statusCode, answer.json().code]).toEqual([410, 'auth.reset_expired']);
  });
});

describe('POST /api/auth/user/reset_check', () => {
  const check = async (ref: string): Promise<number> =>
    (await one.call('POST', '/api/auth/user/reset_check', { ref }, { from: `10.5.2.${++address}` })).statusCode;

  it('accepts a link until it is used or expires, and does not use it up', async () => {
    const person = await makePerson(one.database);
    const ref = await refFor(person.email!);
    expect([await check(ref), await check(ref)]).toEqual([204, 204]);
    expect((await setPassword(ref)).statusCode).toBe(204);
    expect(await check(ref)).toBe(410);
    const late = await refFor(person.email!);
    await one.database.asOwner('update app_private.password_reset set expires_at = now() where ref_hash = $1', [
      hashSecretToken(late),
    ]);
    expect(await check(late)).toBe(410);
  });

  it.each(['x'.repeat(43), 'short'])('refuses the unknown link %s', async (ref) => {
    expect(await check(ref)).toBe(410);
  });
});
