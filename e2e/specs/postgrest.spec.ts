import { expect, test } from '../fixtures/test';

test('requests reach PostgREST, which suggests a name for a misspelt function', async ({ request }) => {
  const response = await request.post('/api/rest/rpc/katalog_searc', { data: { query: 'javor' } });
  expect(response.status()).toBe(404);
  expect(await response.json()).toMatchObject({ hint: expect.stringContaining('katalog_search') });
});
