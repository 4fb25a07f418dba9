import { PRODUCT, ROLE } from '@arbora/domain';
import type { TestApp } from '../../tests/app';
import { makeSlot } from '../../tests/booking-fixtures';
import { PASSWORD, registration, withRegistration, type RegistrationClient } from '../../tests/registration-client';

let api: TestApp;
let otherApi: TestApp;
let register: RegistrationClient['register'];
let mails: RegistrationClient['mails'];
withRegistration((site) => {
  ({ api, otherApi } = site);
  ({ register, mails } = site.client);
});

describe('deciding on a registration', () => {
  const decide = async (decision: 'approve' | 'reject', id: string, email = 'admin@arbora.example', instance = api) =>
    instance.call('POST', `/api/backend/registration/${decision}`, { id }, { token: await api.tokenFor(email) });
  const registered = async (email: string, more: object = {}): Promise<string> =>
    (await register(registration(email, more))).json<{ id: string }>().id;
  const signIn = async (username: string) =>
    (await api.call('POST', '/api/auth/login', { username, password: PASSWORD, bucket_id: PRODUCT })).statusCode;

  it('approves: the person becomes a customer, is mailed in their language and can log in', async () => {
    const id = await registered('approved@example.org', { locale: 'en' });
    const answer = await decide('approve', id);
    expect(answer.json()).toMatchObject({ id, changed: true });
    const [person] = await api.database.asOwner('select roles from auth_person where id = $1', [id]);
    expect(person).toEqual({ roles: [ROLE.customer] });
    expect(await mails('account-approved', id)).toMatchObject([
      { recipient: 'approved@example.org', locale: 'en', payload: { name: 'Petr Habr' } },
    ]);
    expect(await signIn('approved@example.org')).toBe(200);
  });

  it('rejects with a reason and a note, which are mailed to the person', async () => {
    const id = await registered('rejected@example.org', { locale: 'pl' });
    const reject = async (body: object) =>
      api.call('POST', '/api/backend/registration/reject', body, {
        token: await api.tokenFor('admin@arbora.example'),
      });
    expect((await reject({ id, reason: 'rude' })).statusCode).toBe(400);
    expect((await reject({ id, reason: 'other', note: ' Brak NIP. ' })).json()).toMatchObject({ id, changed: true });
    const mails = await api.database.asOwner(
      "select locale, payload - 'recipient_name' as payload from app_private.mail where recipient = 'rejected@example.org' and kind = 'account-rejected'",
    );
    expect(mails).toEqual([{ locale: 'pl', payload: { reason: 'other', note: 'Brak NIP.' } }]);
  });

  it('mails a link that logs in once and has the path to return to', async () => {
    const id = await registered('linked@example.org', { return_path: '/rezervace/udalost/7' });
    await decide('approve', id);
    const [mail] = await mails('account-approved', id);
    const { token = '', return_path } = mail!.payload;
    expect(return_path).toBe('/rezervace/udalost/7');
    const enter = (used: string) => api.call('POST', '/api/auth/login_link', { token: used });
    const answers = await Promise.all([enter(token), enter(token), enter(token)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 410, 410]);
    expect(answers.find(({ statusCode }) => statusCode === 200)?.headers['set-cookie']).toBeDefined();
    expect((await enter('unknown')).json().code).toBe('auth.link_expired');
    const stored = await api.database.asOwner('select token_hash from app_private.login_link where person_id = $1', [
      id,
    ]);
    expect(JSON.stringify(stored)).not.toContain(token);
  });

  it('mails a link that expires after a day, and is invalid for a blocked person', async () => {
    const linkOf = async (email: string) => {
      const id = await registered(email);
      await decide('approve', id);
      const [mail] = await mails('account-approved', id);
      return { id, token: mail!.payload.token ?? '' };
    };
    const [late, blocked] = [await linkOf('late@example.org'), await linkOf('blocked-link@example.org')];
    await api.database.asOwner(
      `update app_private.login_link set created_at = now() - interval '25 hours', expires_at = now() - interval '1 hour'
       where person_id = $1`,
      [late.id],
    );
    await api.database.asOwner('update auth_person set is_blocked = true where id = $1', [blocked.id]);
    for (const { token } of [late, blocked]) {
      const answer = await api.call('POST', '/api/auth/login_link', { token });
      expect([answer.statusCode, answer.json().code]).toEqual([410, 'auth.link_expired']);
    }
  });

  it('approves once for concurrent requests to several instances', async () => {
    const id = await registered('once@example.org');
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) => decide('approve', id, undefined, index % 2 === 0 ? api : otherApi)),
    );
    expect(answers.map((answer) => answer.json<{ changed: boolean }>().changed).filter(Boolean)).toHaveLength(1);
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(await mails('account-approved', id)).toHaveLength(1);
  });

  it('rejects: the account is erased, and the address can be registered again', async () => {
    const id = await registered('rejected@example.org');
    expect((await decide('reject', id)).json()).toMatchObject({ id, changed: true });
    expect(await api.database.asOwner('select from user_profile where id = $1', [id])).toEqual([]);
    for (const decision of ['reject', 'approve'] as const) {
      expect((await decide(decision, id)).json().code).toBe('auth.user_unknown');
    }
    await registered('rejected@example.org');
  });

  it('does not reject a person who is approved already', async () => {
    const id = await registered('in@example.org');
    await decide('approve', id);
    const answer = await decide('reject', id);
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'registration.approved']);
  });

  it('does not reject a person who has reservations or orders', async () => {
    const [guest, buyer] = [await registered('guest@example.org'), await registered('buyer@example.org')];
    const slot = await makeSlot(api.database);
    await api.database.asOwner(
      'insert into booking_reservation (event_slot_id, person_id, places) values ($1, $2, 1)',
      [slot.id, guest],
    );
    await api.database.asOwner(
      `insert into shop_order (profile_id, basket, center, order_code) values ($1, '{"items": []}', 'Obříství', 'P99000001')`,
      [buyer],
    );
    for (const id of [guest, buyer]) {
      const answer = await decide('reject', id);
      expect([answer.statusCode, answer.json().code]).toEqual([409, 'registration.approved']);
    }
  });

  it.each(['sales@arbora.example', 'editor@arbora.example', 'customer@arbora.example'])(
    'is refused to %s',
    async (email) => {
      const id = await registered(`for-${email}`);
      expect((await decide('approve', id, email)).statusCode).toBe(403);
      expect((await decide('reject', id, email)).statusCode).toBe(403);
      const [person] = await api.database.asOwner('select roles from auth_person where id = $1', [id]);
      expect(person).toEqual({ roles: [ROLE.registration] });
    },
  );

  it('is refused to callers other than admins by the database itself', async () => {
    const id = await registered('database@example.org');
    const approve = (email: string, role?: typeof ROLE.admin) =>
      api.database.tryAs(
        email,
        (client) => client.query("select app.decide_registration($1, true, null, null, '30 seconds')", [id]),
        role,
      );
    await expect(approve('sales@arbora.example')).rejects.toThrow('permission denied');
    await expect(approve('sales@arbora.example', ROLE.admin)).rejects.toThrow('auth.forbidden');
  });

  it('is recorded in the auth log', async () => {
    const id = await registered('trace@example.org');
    await decide('approve', id);
    const log = await api.database.asOwner(
      `select event, a.email as actor from app_private.auth_log l join auth_person a on a.id = l.actor_id where person_id = $1`,
      [id],
    );
    expect(log).toEqual([{ event: 'registration_approved', actor: 'admin@arbora.example' }]);
  });
});
