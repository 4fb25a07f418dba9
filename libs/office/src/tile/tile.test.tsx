import { ApiError } from '@arbora/api';
import { renderPart } from '@arbora/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { kit } from '../testing/open-section';
import { Figure } from './figure';
import { Tile, TileNote, TileRow, TileRows, TileSide } from './tile';

interface Orders {
  total: number;
  rows: string[];
}
const refetch = jest.fn();
const loading = { data: undefined, error: null, isFetching: true, refetch };
const failed = { ...loading, isFetching: false, error: new ApiError({ status: 403, code: 'auth.forbidden', message: '' }) }; // oxfmt-ignore
const orders = { data: { total: 12, rows: ['Oak', 'Lime'] }, error: null, isFetching: false, refetch };

async function open(query: { data: Orders | undefined; error: unknown; isFetching: boolean; refetch: () => void }) {
  refetch.mockClear();
  await renderPart(
    kit,
    <Tile<Orders>
      title="Orders"
      link={{ to: '/manager/orders', text: 'All orders' }}
      query={query}
      figure={({ total }) => `${total} new`}
      nothing="No orders"
    >
      {({ rows }) => (
        <TileRows label="Latest">
          {rows.map((name) => (
            <TileRow key={name}>
              {name}
              <TileSide>
                today <TileNote>at noon</TileNote>
              </TileSide>
            </TileRow>
          ))}
        </TileRows>
      )}
    </Tile>,
  );
}
/** The title and the link are there in every state. */
function expectFrame(): void {
  expect(screen.getByRole('heading', { name: 'Orders' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'All orders' })).toHaveAttribute('href', '/cs/manager/orders');
}

test('a tile shows its figure and its rows with their details', async () => {
  await open(orders);
  expectFrame();
  expect(screen.getByText('12 new')).toBeInTheDocument();
  const rows = within(screen.getByRole('list', { name: 'Latest' })).getAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual(['Oaktoday at noon', 'Limetoday at noon']);
  expect(screen.queryByRole('status')).toBeNull();
});

test('a tile that loads says so, and has neither a figure nor rows', async () => {
  await open(loading);
  expectFrame();
  expect(screen.getByRole('status')).toHaveTextContent('Načítáme…');
  expect(screen.queryByText(/new|No orders/)).toBeNull();
  expect(screen.queryByRole('list')).toBeNull();
});

test('a tile that failed tells why, and loads again on request', async () => {
  await open(failed);
  expectFrame();
  const alert = within(screen.getByRole('alert'));
  expect(screen.queryByText(/new|No orders/)).toBeNull();
  await userEvent.click(alert.getByRole('button', { name: 'Zkusit znovu' }));
  expect(refetch).toHaveBeenCalledTimes(1);
});

test('a tile that failed to refresh keeps its figure and rows', async () => {
  await open({ ...orders, error: failed.error });
  expect(screen.getByRole('alert')).toHaveTextContent('Nepodařilo se načíst novější údaje');
  expect(screen.getByText('12 new')).toBeInTheDocument();
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
});

test('a tile without rows keeps its figure', async () => {
  await open({ ...orders, data: { total: 0, rows: [] } });
  expect(screen.getByText('0 new')).toBeInTheDocument();
  expect(screen.getByText('No orders')).toBeInTheDocument();
  expect(screen.queryByRole('list')).toBeNull();
});

test('a figure is a link to the counted rows, with its number in the format of the language', async () => {
  await renderPart(
    kit,
    <ul>
      <Figure value={1234} to="/manager/orders?state=new">
        new orders
      </Figure>
    </ul>,
  );
  const link = screen.getByRole('link', { name: /new orders/ });
  expect(link).toHaveAttribute('href', '/cs/manager/orders?state=new');
  expect(link).toHaveTextContent(/^1\s234new orders$/);
});
