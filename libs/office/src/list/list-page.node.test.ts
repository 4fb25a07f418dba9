import { configureTransport, rest } from '@arbora/api';
import { QueryClient } from '@arbora/query';
import { listPage } from './list-page';

test('a page that has been deleted since it was read is replaced by the last one, without a failed request', async () => {
  const all = Array.from({ length: 11 }, (_, index) => ({ id: String(index) }));
  const statuses: number[] = [];
  configureTransport({
    fetch: (_input, init) => {
      const [from, to] = new Headers(init?.headers).get('range')!.split('-').map(Number) as [number, number];
      const status = from < all.length ? 200 : 416;
      statuses.push(status);
      const rows = all.slice(from, to + 1);
      const headers = { 'content-type': 'application/json', 'content-range': `${from}-${to}/${all.length}` };
      return Promise.resolve(new Response(JSON.stringify(rows), { status, headers }));
    },
  });
  const client = new QueryClient();
  const readSecondPage = () =>
    client.fetchQuery({
      queryKey: ['job_position', 2],
      queryFn: (context) => listPage(rest().from('job_position').select('id', { count: 'exact' }), 2, 10, context),
    });
  expect(await readSecondPage()).toEqual({ rows: [{ id: '10' }], total: 11, page: 2, size: 10 });
  all.pop();
  expect(await readSecondPage()).toMatchObject({ rows: all, total: 10, page: 1 });
  expect(statuses).toEqual([200, 200, 200]);
});
