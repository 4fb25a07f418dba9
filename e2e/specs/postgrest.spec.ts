import { expect, test } from '../fixtures/test';

test('PostgREST responds: it suggests a name for a misspelt one', async ({ request }) => {
  const answer = await request.post('/api/rest/rpc/katalog_searc', { data: { query: 'javor' } });
  expect(answer.status()).toBe(404);
  expect(await answer.json()).toMatchObject({ hint: expect.stringContaining('katalog_search') });
});
