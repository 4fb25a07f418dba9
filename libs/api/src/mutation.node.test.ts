import { QueryClient } from '@arbora/query';
import { onlineManager } from '@tanstack/react-query';
import { mutation } from './mutation';

test("a mutation invalidates its keys whatever the caller's onSuccess does", async () => {
  const client = new QueryClient();
  client.setQueryData(['events', 1], 'slots');
  client.setQueryData(['news'], 'list');
  const succeeded = jest.fn();
  const change = client.getMutationCache().build(client, {
    ...mutation({ run: (id: number) => Promise.resolve(id + 1), invalidates: (_, id) => [['events', id]] }),
    onSuccess: succeeded,
  });
  expect(await change.execute(1)).toBe(2);
  expect(succeeded).toHaveBeenCalledTimes(1);
  expect(client.getQueryState(['events', 1])?.isInvalidated).toBe(true);
  expect(client.getQueryState(['news'])?.isInvalidated).toBe(false);
});

test('a mutation fails at once while offline, and is not sent later', async () => {
  const run = jest.fn(() => Promise.reject(new TypeError('Failed to fetch')));
  const client = new QueryClient();
  onlineManager.setOnline(false);
  const change = client.getMutationCache().build(client, mutation<void>({ run }));
  await expect(change.execute()).rejects.toThrow('Failed to fetch');
  onlineManager.setOnline(true);
  await client.resumePausedMutations();
  expect(run).toHaveBeenCalledTimes(1);
});

test('a failed mutation invalidates no queries', async () => {
  const client = new QueryClient();
  client.setQueryData(['events'], 'slots');
  const options = mutation<void>({ run: () => Promise.reject(new Error('no')), invalidates: [['events']] });
  await expect(client.getMutationCache().build(client, options).execute()).rejects.toThrow('no');
  expect(client.getQueryState(['events'])?.isInvalidated).toBe(false);
});
