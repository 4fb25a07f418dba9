import { LOCALES, SUBSCRIPTION_IDS } from '@arbora/domain';
import { testApp, type TestApp } from '../../tests/app';
import { EVENTS, JOBS, MAILING, type MailingClient, NEWS, withMailing } from '../../tests/mailing-client';

let api: TestApp;
let mailing: MailingClient;
withMailing((site) => ({ api, mailing } = site));

describe('the newsletters', () => {
  const offered = async (query = '') =>
    (await api.call('GET', `/api/mailing/postman_subscription_public${query}`)).json<{ id: string }[]>();

  test('are four, with texts in every language, in their stored order', async () => {
    const all = await offered();
    expect(all.map(({ id }) => id)).toEqual([...SUBSCRIPTION_IDS]);
    for (const list of all) {
      for (const locale of LOCALES) {
        const end = locale === 'cs' ? '' : `_${locale}`;
        expect(list).toMatchObject({ [`name${end}`]: expect.stringMatching(/./), [`perex${end}`]: expect.anything() });
      }
    }
  });

  test('are found by id, in the same order', async () => {
    expect((await offered(`?id=in.(${EVENTS},${NEWS})`)).map(({ id }) => id)).toEqual([NEWS, EVENTS]);
    expect(await offered('?id=in.()')).toEqual([]);
    expect(await offered('?id=in.(00000000-0000-4000-8000-000000000000)')).toEqual([]);
  });

  test.each(['?id=x', '?id=in.(x)', `?id=eq.${NEWS}`, "?id=in.(';--)"])('refuses %s', async (query) => {
    const answer = await api.call('GET', `/api/mailing/postman_subscription_public${encodeURI(query)}`);
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'request.invalid']);
  });

  test('are those that the settings name, in their order, each of which must be there', async () => {
    const some = await testApp({ database: api.database, config: { mailingLists: [EVENTS, NEWS] } });
    try {
      const answer = await some.call('GET', '/api/mailing/postman_subscription_public');
      expect(answer.json<{ id: string }[]>().map(({ id }) => id)).toEqual([EVENTS, NEWS]);
      const refused = await some.call('POST', `${MAILING}/subscriber-create`, {
        email: mailing.newAddress(),
        subscriptions: [JOBS],
      });
      expect(refused.statusCode).toBe(400);
    } finally {
      await some.close();
    }
    const unknown = '00000000-0000-4000-8000-000000000000';
    await expect(testApp({ database: api.database, config: { mailingLists: [unknown] } })).rejects.toThrow(
      `MAILING_LISTS names a newsletter that is not there: ${unknown}`,
    );
  });

  test('cannot be changed by anybody', async () => {
    for (const who of [null, 'customer@arbora.example', 'admin@arbora.example']) {
      await expect(
        api.database.tryAs(who, (client) => client.query("update subscription set name = 'x'")),
      ).rejects.toThrow('permission denied');
    }
  });
});
