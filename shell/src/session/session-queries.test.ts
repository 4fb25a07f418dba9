import { configureTransport } from '@arbora/api';
import { login, logout, startSession } from '@arbora/auth';
import { PRODUCT, ROLE } from '@arbora/domain';
import { QueryClient } from '@arbora/query';
import { clearQueriesOnUserChange } from './session-queries';

const claims = { sub: 'p', email: 'a@b', role: ROLE.customer, allowedRoles: [], allowedApps: [PRODUCT], exp: 9e9 };
const accessToken = `e30.${btoa(JSON.stringify(claims))}.c2ln`;

test("a user's data are removed on logout, and refetched after a login", async () => {
  configureTransport({
    fetch: (input) => {
      const body = String(input).includes('user_profile') ? [] : { accessToken };
      return Promise.resolve(new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } }));
    },
  });
  const stopSession = startSession();
  const client = new QueryClient();
  const stop = clearQueriesOnUserChange(client);
  client.setQueryData(['events'], 'as a stranger');
  await logout();

  await login('a@b', 'x');
  expect(client.getQueryState(['events'])?.isInvalidated).toBe(true);

  client.setQueryData(['reservations'], 'mine');
  await logout();
  expect(client.getQueryData(['reservations'])).toBeUndefined();
  stop();
  stopSession();
});
