import { DEMO_PASSWORD, PRODUCT, type AccountSecurity } from '@arbora/domain';
import { testApp, type TestApp } from '../../../tests/app';
import { reserve } from '../../../tests/booking-client';
import { makePerson, makeSlot } from '../../../tests/booking-fixtures';
import { hashPassword } from '../password';

const CHANGE = '/api/auth/user/email_change';

let api: TestApp;
let hash: string;
beforeAll(async () => {
  api = await testApp();
  hash = await hashPassword(DEMO_PASSWORD);
});
afterAll(() => api.close());
afterEach(() => api.database.asOwner("delete from app_private.rate_limit_hit where scope like '%email_change%'"));

async function person() {
  const { sub, email } = await makePerson(api.database);
  await api.database.asOwner('insert into app_private.credential (person_id, password_hash) values ($1, $2)', [
    sub,
    hash,
  ]);
  return { sub, email, wanted: `nova.${email}` };
}
const login = (username: string) =>
  api.call('POST', '/api/auth/login', { username, password: DEMO_PASSWORD, bucket_id: PRODUCT, cookie: false });
async function sessionOf(email: string) {
  return (await login(email)).json<{ accessToken: string; refreshToken: string }>();
}
const ask = (token: string, new_email: string, password = DEMO_PASSWORD) =>
  api.call('POST', CHANGE, { new_email, password }, { token });
async function refTo(recipient: string): Promise<string> {
  const [mail] = await api.database.asOwner<{ link: string }>(
    `select payload ->> 'link' as link from app_private.mail
     where recipient = $1 and kind like 'email-change-%' order by created_at desc limit 1`,
    [recipient],
  );
  return new URL(mail?.link ?? '').searchParams.get('ref') ?? '';
}
const answer = (ref: string, reply = 'confirm') => api.call('POST', '/api/auth/email_change', { ref, answer: reply });
const pending = async (token: string) =>
  (await api.call('GET', '/api/auth/user/security', undefined, { token })).json<AccountSecurity>().email_change;

describe('a change of address', () => {
  it.each([
    ['the old address first', ['email', 'wanted'] as const],
    ['the new address first', ['wanted', 'email'] as const],
  ])('is applied once both addresses have confirmed it: %s', async (_, [first, second]) => {
    const who = await person();
    const { accessToken: token, refreshToken } = await sessionOf(who.email);
    const { refreshToken: other } = await sessionOf(who.email);
    expect((await ask(token, who.wanted.toUpperCase())).statusCode).toBe(204);
    expect(await pending(token)).toMatchObject({
      new_email: who.wanted,
      is_old_confirmed: false,
      is_new_confirmed: false,
    });
    expect((await answer(await refTo(who[first]))).json()).toEqual({ outcome: 'waiting' });
    // A repeated confirmation by the same address changes nothing.
    expect((await answer(await refTo(who[first]))).json()).toEqual({ outcome: 'waiting' });
    expect((await login(who.wanted)).statusCode).toBe(401);
    expect((await answer(await refTo(who[second]))).json()).toEqual({ outcome: 'changed' });

    expect((await login(who.email)).statusCode).toBe(401);
    expect((await login(who.wanted)).statusCode).toBe(200);
    const refresh = (refreshed: string) => api.call('POST', '/api/auth/refresh', { refreshToken: refreshed });
    expect([(await refresh(refreshToken)).statusCode, (await refresh(other)).statusCode]).toEqual([200, 401]);
    expect((await answer(await refTo(who.email))).json().code).toBe('auth.link_expired');
  });

  it('keeps reservations with the account, and drops a nickname derived from the address', async () => {
    const who = await person();
    const { accessToken: token } = await sessionOf(who.email);
    await api.database.asOwner(
      `update user_profile set nickname = left(split_part(email, '@', 1), 50) || left(id::text, 4) where id = $1`,
      [who.sub],
    );
    const claims = await api.database.claimsOf(who.email);
    const { id: slot } = await makeSlot(api.database, { capacity_total: 5 });
    await reserve(api, claims, slot, ['Eva Nováková']);
    await ask(token, who.wanted);
    for (const address of [who.email, who.wanted]) await answer(await refTo(address));
    const [kept] = await api.database.asOwner<{ email: string; nickname: string; reservations: number }>(
      `select p.email, p.nickname, (
         select count(*)::integer from booking_reservation r where r.person_id = p.id
       ) as reservations
       from user_profile p where p.id = $1`,
      [who.sub],
    );
    expect(kept).toMatchObject({ email: who.wanted, reservations: 1 });
    expect(kept?.nickname).toMatch(/^nova\./);
  });

  it('ends by refusal of either address, by another change, or after a day', async () => {
    const who = await person();
    const { accessToken: token } = await sessionOf(who.email);
    await ask(token, who.wanted);
    const replaced = await refTo(who.email);
    await ask(token, who.wanted);
    expect((await answer(replaced)).json().code).toBe('auth.link_expired');
    expect((await answer(await refTo(who.email), 'refuse')).json()).toEqual({ outcome: 'refused' });
    expect((await answer(await refTo(who.wanted))).json().code).toBe('auth.link_expired');
    expect(await pending(token)).toBeNull();

    await ask(token, who.wanted);
    await api.database.asOwner(
      `update app_private.email_change
       set created_at = now() - interval '25 hours', expires_at = now() - interval '1 hour' where person_id = $1`,
      [who.sub],
    );
    expect((await answer(await refTo(who.wanted))).json().code).toBe('auth.link_expired');
  });

  it('requires the password, and is refused for an address that has an account', async () => {
    const who = await person();
    const { accessToken: token } = await sessionOf(who.email);
    expect((await ask(token, who.wanted, 'buk')).json().code).toBe('auth.bad_credentials');
    const taken = await ask(token, 'customer@arbora.example');
    expect([taken.statusCode, taken.json().code]).toEqual([409, 'auth.user_exists']);
  });

  it('is not applied if the address was taken meanwhile', async () => {
    const [one, two] = [await person(), await person()];
    const shared = `spolecna.${one.email}`;
    for (const { email } of [one, two]) await ask((await sessionOf(email)).accessToken, shared);
    const [refOfTwo, refOfOne] = (
      await api.database.asOwner<{ link: string }>(
        `select payload ->> 'link' as link from app_private.mail where recipient = $1 order by created_at desc`,
        [shared],
      )
    ).map(({ link }) => new URL(link).searchParams.get('ref') ?? '');
    await answer(refOfOne ?? '');
    expect((await answer(await refTo(one.email))).json()).toEqual({ outcome: 'changed' });
    await answer(refOfTwo ?? '');
    const late = await answer(await refTo(two.email));
    expect([late.statusCode, late.json().code]).toEqual([409, 'auth.user_exists']);
    expect((await login(two.email)).statusCode).toBe(200);
  });

  it('can be cancelled by the person', async () => {
    const who = await person();
    const { accessToken: token } = await sessionOf(who.email);
    await ask(token, who.wanted);
    expect((await api.call('DELETE', CHANGE, undefined, { token })).statusCode).toBe(204);
    expect((await answer(await refTo(who.wanted))).json().code).toBe('auth.link_expired');
  });

  it('is mailed to one address at most three times an hour', async () => {
    const who = await person();
    const { accessToken: token } = await sessionOf(who.email);
    for (let count = 0; count < 3; count++) expect((await ask(token, who.wanted)).statusCode).toBe(204);
    expect((await ask(token, who.wanted)).json().code).toBe('request.limited');
  });
});
