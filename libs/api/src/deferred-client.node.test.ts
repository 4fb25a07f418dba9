import { deferredClient } from './deferred-client';

class Query {
  private readonly parts: string[] = [];

  constructor(private readonly table: string) {}

  eq(column: string, value: number): this {
    this.parts.push(`${column}=${value}`);
    return this;
  }

  fail(): this {
    throw new Error('refused');
  }

  then<T>(resolve: (result: string) => T): Promise<T> {
    return Promise.resolve(resolve([this.table, ...this.parts].join(' ')));
  }
}

const client = { from: (table: string) => ({ select: (columns: string) => new Query(`${table}(${columns})`) }) };

test('the client loads when a builder is awaited, and then receives the calls in order', async () => {
  const load = jest.fn(() => Promise.resolve(client));
  const query = deferredClient(load).from('plant').select('id').eq('a', 1).eq('b', 2);
  expect(load).not.toHaveBeenCalled();
  expect(await query).toBe('plant(id) a=1 b=2');
});

test('builders of the same client and table are independent, and a filter modifies its builder', async () => {
  const table = deferredClient(() => Promise.resolve(client)).from('plant');
  const ids = table.select('id');
  const names = table.select('name');
  ids.eq('a', 1);
  expect([await ids, await names, await ids]).toEqual(['plant(id) a=1', 'plant(name)', 'plant(id) a=1']);
});

test('errors of a call and of loading reject the awaited builder', async () => {
  const refused = deferredClient(() => Promise.resolve(client))
    .from('plant')
    .select('id')
    .fail();
  await expect(Promise.resolve(refused)).rejects.toThrow('refused');
  const unreachable = deferredClient<typeof client>(() => Promise.reject(new Error('offline')))
    .from('plant')
    .select('id');
  await expect(Promise.resolve(unreachable)).rejects.toThrow('offline');
});
