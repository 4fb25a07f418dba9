import type { TestApp } from '../../tests/app';
import { makePerson } from '../../tests/booking-fixtures';
import { EVENTS, JOBS, mailConfig, MAILING, type MailingClient, NEWS, withMailing } from '../../tests/mailing-client';
import { pruneSubscribers } from '../jobs/prune-jobs';

let api: TestApp;
let mailing: MailingClient;
withMailing((site) => ({ api, mailing } = site));

describe('a subscription', () => {
  test('is changed by the subscriber’s id', async () => {
    const email = mailing.newAddress();
    const id = await mailing.subscribe(email, [NEWS, EVENTS]);
    const answer = await api.call('POST', `${MAILING}/subscriber-update`, { id, subscriptions: [JOBS, NEWS] });
    expect([answer.statusCode, answer.json()]).toEqual([200, { id, email, subscriptions: [NEWS, JOBS] }]);
  });

  test('is deleted with its address; deletion is idempotent', async () => {
    const email = mailing.newAddress();
    const id = await mailing.subscribe(email);
    for (let n = 0; n < 2; n += 1) {
      expect((await api.call('DELETE', `${MAILING}/subscriber-delete/${id}`)).statusCode).toBe(204);
    }
    expect((await mailing.read(`id=${id}`)).statusCode).toBe(404);
    expect(await api.database.asOwner('select from app_private.subscriber where email = $1', [email])).toEqual([]);
  });

  test('is deleted with its account', async () => {
    const person = await makePerson(api.database);
    await mailing.request(person.email, [NEWS], { account_id: person.sub }, await api.tokenFor(person));
    await mailing.confirm(await mailing.linkTo(person.email));
    await api.database.asOwner('delete from auth_person where id = $1', [person.sub]);
    expect(await api.database.asOwner('select from app_private.subscriber where email = $1', [person.email])).toEqual(
      [],
    );
  });

  test('is pruned if its address has no newsletters; others stay', async () => {
    const [gone, pending, reader] = [mailing.newAddress(), mailing.newAddress(), mailing.newAddress()];
    const idle = await mailing.subscribe(gone);
    await api.call('POST', `${MAILING}/subscriber-update`, { id: idle, subscriptions: [] });
    await mailing.request(pending);
    await mailing.subscribe(reader);
    await api.database.asOwner("update app_private.subscriber set created_at = now() - interval '3 days'");
    await api.database.asOwner(
      `update app_private.subscription_request r set expires_at = now() - interval '1 day'
       from app_private.subscriber s where s.id = r.subscriber_id and s.email <> $1`,
      [pending],
    );
    await pruneSubscribers.run({ config: mailConfig, database: api.database });
    const left = await api.database.asOwner<{ email: string }>(
      'select email from app_private.subscriber where email = any ($1)',
      [[gone, pending, reader]],
    );
    expect(left.map(({ email }) => email).sort()).toEqual([pending, reader].sort());
  });
});
