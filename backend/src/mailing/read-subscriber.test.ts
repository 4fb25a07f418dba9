import type { TestApp } from '../../tests/app';
import { makePerson } from '../../tests/booking-fixtures';
import { EVENTS, MAILING, type MailingClient, NEWS, withMailing } from '../../tests/mailing-client';

let api: TestApp;
let mailing: MailingClient;
withMailing((site) => ({ api, mailing } = site));

describe('the subscriptions of an address', () => {
  test('are hidden from callers who only know the address', async () => {
    const subscribed = mailing.newAddress();
    const unknown = mailing.newAddress();
    await mailing.subscribe(subscribed);
    const stranger = await api.tokenFor(await makePerson(api.database));
    for (const token of [undefined, stranger]) {
      const answers = await Promise.all([subscribed, unknown].map((email) => mailing.read(`email=${email}`, token)));
      expect(answers.map((answer) => answer.statusCode)).toEqual([200, 200]);
      expect(answers.map((answer) => answer.json<object>())).toEqual([
        { id: null, email: subscribed, subscriptions: [] },
        { id: null, email: unknown, subscriptions: [] },
      ]);
    }
    const asked = await Promise.all([subscribed, unknown].map((email) => mailing.request(email)));
    expect(new Set(asked.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    const mails = await api.database.asOwner(
      'select kind from app_private.mail where recipient = any ($1) and status = $2',
      [[subscribed, unknown], 'queued'],
    );
    expect(mails).toEqual([{ kind: 'mailing-confirm' }, { kind: 'mailing-confirm' }]);
  });

  test('are hidden from everyone until it is confirmed, even by the subscriber’s id', async () => {
    const email = mailing.newAddress();
    await mailing.request(email);
    const [row] = await api.database.asOwner<{ id: string }>('select id from app_private.subscriber where email = $1', [
      email,
    ]);
    expect((await mailing.read(`id=${row?.id}`)).json().code).toBe('mailing.subscriber_unknown');
    const update = await api.call('POST', `${MAILING}/subscriber-update`, { id: row?.id, subscriptions: [NEWS] });
    expect([update.statusCode, update.json().code]).toEqual([404, 'mailing.subscriber_unknown']);
  });

  test('are visible to the account that requested them, once the address is confirmed', async () => {
    const person = await makePerson(api.database);
    const token = await api.tokenFor(person);
    await mailing.request(person.email, [NEWS], { account_id: person.sub }, token);
    expect((await mailing.read(`email=${person.email}&account_id=${person.sub}`, token)).json()).toMatchObject({
      id: null,
    });
    await mailing.confirm(await mailing.linkTo(person.email));
    for (const query of [`email=${person.email}`, `account_id=${person.sub}`]) {
      expect((await mailing.read(query, token)).json()).toMatchObject({ email: person.email, subscriptions: [NEWS] });
      expect((await mailing.read(query)).json()).toMatchObject({ id: null, subscriptions: [] });
    }
  });

  test('are hidden from an account that only claims the address', async () => {
    const victim = mailing.newAddress();
    const id = await mailing.subscribe(victim);
    const thief = await makePerson(api.database);
    const token = await api.tokenFor(thief);
    await mailing.request(victim, [NEWS], { account_id: thief.sub }, token);
    const link = await mailing.linkTo(victim);
    for (const open of [() => api.call('GET', link), () => mailing.confirm(link)]) {
      await open();
      expect((await mailing.read(`account_id=${thief.sub}`, token)).json()).toMatchObject({ id: null });
      expect(await mailing.listsOf(id)).toEqual([NEWS, EVENTS]);
    }
  });

  test('are returned in responses that caches do not store', async () => {
    expect((await mailing.read(`email=${mailing.newAddress()}`)).headers['cache-control']).toBe('no-store');
  });
});
