import { useQuery } from '@arbora/query';
import { renderPart, reply, testServer, type TestRoutes } from '@arbora/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { kit } from '../../testing/open-section';
import { snackbars } from '../../testing/snackbars';
import { useLinkTable } from './use-link-table';

const PATH = '/api/rest/news_item__product';
const KEY = ['linked'];
const ITEMS = ['a', 'b', 'c'].map((id, index) => ({ id, position: index + 1 }));
const TABLE = { table: 'news_item__product', owner: 'item_id', member: 'product_id' } as const;

function Links(): ReactElement {
  const { data = [] } = useQuery({ queryKey: KEY, queryFn: () => ITEMS, staleTime: Infinity });
  const { order, add, remove } = useLinkTable(TABLE, 'n1', KEY);
  return (
    <>
      <output>{data.map(({ id }) => id).join()}</output>
      <button type="button" onClick={() => order(['c', 'a', 'b'])}>
        Order
      </button>
      <button type="button" onClick={() => add({ id: 'd', position: 0 })}>
        Add
      </button>
      <button type="button" onClick={() => remove('b')}>
        Remove
      </button>
    </>
  );
}
async function press(name: string, routes: TestRoutes) {
  const server = testServer(routes);
  await renderPart(kit, <Links />, { server, person: { acl: ['editor'] } });
  await screen.findByText('a,b,c');
  await userEvent.click(screen.getByRole('button', { name }));
  return server;
}

test('a new order writes all links with their positions, and is shown at once', async () => {
  const server = await press('Order', { [`POST ${PATH}`]: () => new Promise(() => undefined) });
  expect(await screen.findByText('c,a,b')).toBeInTheDocument();
  await waitFor(() =>
    expect(server.sent(`POST ${PATH}`)[0]?.body).toEqual([
      { item_id: 'n1', product_id: 'c', position: 1 },
      { item_id: 'n1', product_id: 'a', position: 2 },
      { item_id: 'n1', product_id: 'b', position: 3 },
    ]),
  );
});

test('an added link comes last', async () => {
  const server = await press('Add', { [`POST ${PATH}`]: [{ product_id: 'd' }] });
  await waitFor(() =>
    expect(server.sent(`POST ${PATH}`)[0]?.body).toEqual({ item_id: 'n1', product_id: 'd', position: 4 }),
  );
});

test('a removed link is that of this owner and member only', async () => {
  const server = await press('Remove', { [`DELETE ${PATH}`]: [{ product_id: 'b' }] });
  await waitFor(() => expect(server.sent(`DELETE ${PATH}`)).toHaveLength(1));
  const { query } = server.sent(`DELETE ${PATH}`)[0]!;
  expect([query.get('item_id'), query.get('product_id')]).toEqual(['eq.n1', 'eq.b']);
});

test('a refused change returns the list to its former state, and says why', async () => {
  await press('Remove', { [`DELETE ${PATH}`]: reply(403, { code: 'auth.forbidden', message: '' }) });
  await waitFor(() => expect(snackbars[0]?.type).toBe('error'));
  expect(screen.getByText('a,b,c')).toBeInTheDocument();
});
