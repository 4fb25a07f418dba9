import { testApp, type TestApp } from '../../tests/app';
import { reserve } from '../../tests/booking-client';
import { makePerson, makeSlot, reservationBody } from '../../tests/booking-fixtures';

let api: TestApp;
beforeAll(async () => void (api = await testApp()));
afterAll(() => api.close());

const PICTURE = `data:image/svg+xml;base64,${Buffer.from('<svg ></svg>').toString('base64')}`;

test.each([
  ['blocked', 'is_blocked = true'],
  ['shut out of the app', "allowed_apps = '{}'"],
  ['made a registration again', "roles = '{arbora_registration}'"],
])('a person who is %s cannot write with an unexpired token', async (_name, change) => {
  const person = await makePerson(api.database);
  const slot = await makeSlot(api.database);
  const { reservation, tickets } = await reserve(api, person, slot.id, ['Jana', 'Eva']);
  const [news] = await api.database.asOwner<{ id: string }>('select id from news_item where is_published limit 1');
  await api.database.asOwner("update user_profile set nickname = 'n' || left(id::text, 8) where id = $1", [person.sub]);
  const token = await api.tokenFor(person);
  const call = async (method: 'POST' | 'PATCH' | 'DELETE', url: string, body?: object) => {
    const answer = await api.call(method, url, body, { token });
    return [answer.statusCode, answer.body === '' ? null : answer.json<{ code?: string }>().code];
  };
  const own = { news_id: news?.id, profile_id: person.sub };
  const comment = () => call('POST', '/api/rest/news_comment', { ...own, body: 'Ahoj' });
  expect((await comment())[0]).toBe(201);
  expect((await call('POST', '/api/rest/news_rating', own))[0]).toBe(201);
  const state = () =>
    api.database.asOwner(
      `select (select jsonb_agg(c.body) from news_comment c where c.profile_id = $1) as comments,
         (select count(*) from news_rating where profile_id = $1) as ratings,
         (select jsonb_agg(t.name_on_ticket order by t.position) from booking_ticket t where t.reservation_id = $2) as names,
         (select name from user_profile where id = $1) as name`,
      [person.sub, reservation.id],
    );
  const before = await state();

  await api.database.asOwner(`update auth_person set ${change} where id = $1`, [person.sub]);
  const id = tickets[0]?.id;
  expect(await comment()).toEqual([403, '42501']);
  await call('PATCH', `/api/rest/news_comment?profile_id=eq.${person.sub}`, { body: 'Jinak' });
  await call('DELETE', `/api/rest/news_comment?profile_id=eq.${person.sub}`);
  await call('DELETE', `/api/rest/news_rating?profile_id=eq.${person.sub}`);
  await call('PATCH', `/api/rest/booking_ticket?id=eq.${id}`, { name_on_ticket: 'Jiná' });
  await call('PATCH', `/api/rest/user_profile?id=eq.${person.sub}`, { name: 'Jiná' });
  expect(await call('DELETE', '/api/backend/booking_ticket', { id })).toEqual([403, 'auth.blocked']);
  expect(await call('DELETE', '/api/backend/booking_reservation', { id: reservation.id })).toEqual([
    403,
    'auth.blocked',
  ]);
  expect(await call('PATCH', '/api/backend/booking_tickets', [{ id, qr: PICTURE }])).toEqual([403, 'auth.blocked']);
  const other = await makeSlot(api.database);
  expect(await call('POST', '/api/backend/booking_reservation', reservationBody(other.id, ['Jana']))).toEqual([
    403,
    'auth.blocked',
  ]);
  expect(await state()).toEqual(before);
});
