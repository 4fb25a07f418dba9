import { expect, test } from '../fixtures/test';

test('it is PostgREST that answers: it knows what a name was meant to be', async ({ request }) => {
  const answer = await request.post('/api/rest/rpc/katalog_searc', { data: { query: 'javor' } });
  expect(answer.status()).toBe(404);
  expect(await answer.json()).toMatchObject({ hint: expect.stringContaining('katalog_search') });
});
