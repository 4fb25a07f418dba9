import { ApiError } from '@arbora/api';
import { renderPart } from '@arbora/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { kit } from '../testing/open-section';
import { setWindowWidth } from '../testing/test-browser';
import type { ListColumn } from './list-column';
import { ManagerList, type ManagerListProps } from './manager-list';
import { NameCell } from './name-cell';

interface Plant {
  id: string;
  name: string;
  height: string | null;
}
const PLANTS: Plant[] = [
  { id: '1', name: 'Oak', height: '20 m' },
  { id: '2', name: 'Rose', height: null },
];
const columns: ListColumn<Plant>[] = [
  { key: 'name', title: 'Name', role: 'name', render: ({ name }) => <NameCell name={name} badge={<b>new</b>} below="in pots" /> },
  { key: 'height', title: 'Height', render: ({ height }) => height },
  { key: 'actions', title: 'Actions', role: 'actions', render: ({ name }) => <button>Sell {name}</button> },
]; // oxfmt-ignore
const refetch = jest.fn();
const found = { data: PLANTS, error: null, isFetching: false, refetch };
const loading = { ...found, data: undefined, isFetching: true };
const error = new ApiError({ status: 403, code: 'auth.forbidden', message: '' });

const WIDE = 1440;
const NARROW = 390;
const widths = [
  ['table', WIDE],
  ['cards', NARROW],
] as const;

async function open(width: number, props: Partial<ManagerListProps<Plant>>) {
  setWindowWidth(width);
  refetch.mockClear();
  const list = (
    <ManagerList<Plant>
      query={found}
      columns={columns}
      keyOf={({ id }) => id}
      label="Plants"
      nothingYet={{ title: 'No plants', text: 'Add one.', action: <button>New plant</button> }}
      {...props}
    />
  );
  return renderPart(kit, list, { url: '/cs/manager/plants' });
}
const rowsOf = (width: number): HTMLElement[] =>
  width === WIDE ? screen.getAllByRole('row').slice(1) : within(screen.getByRole('list', { name: 'Plants' })).getAllByRole('listitem'); // oxfmt-ignore

describe.each(widths)('as %s', (_shape, width) => {
  test('the rows have their name, values and actions', async () => {
    await open(width, {});
    const [oak, rose] = rowsOf(width);
    expect(oak).toHaveTextContent(/^Oaknewin pots(Height)?20 mSell Oak$/);
    expect(rose).toHaveTextContent(/^Rosenewin potsSell Rose$/);
    expect(screen.queryByRole('navigation')).toBeNull();
  });

  test('a list that loads has the shapes of rows, and does not claim to be empty', async () => {
    const { container } = await open(width, { query: loading });
    expect(screen.getByRole('status')).toHaveTextContent('Načítáme…');
    expect(container.querySelectorAll('[aria-hidden].row')).toHaveLength(6);
    expect(screen.queryByText('No plants')).toBeNull();
    expect(screen.queryByRole('table')).toBeNull();
  });

  test('an empty list says so and offers the first row', async () => {
    await open(width, { query: { ...found, data: [] } });
    expect(screen.getByText('No plants')).toBeInTheDocument();
    expect(screen.getByText('Add one.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'New plant' })).toBeInTheDocument();
    expect(screen.queryByRole('table')).toBeNull();
  });

  test('a list that failed tells why, and loads again on request', async () => {
    await open(width, { query: { ...loading, isFetching: false, error } });
    const alert = within(screen.getByRole('alert'));
    await userEvent.click(alert.getByRole('button', { name: 'Zkusit znovu' }));
    expect(refetch).toHaveBeenCalledTimes(1);
    expect(screen.queryByText('No plants')).toBeNull();
  });

  test('a list that failed to refresh keeps its rows', async () => {
    await open(width, { query: { ...found, error } });
    expect(screen.getByRole('alert')).toHaveTextContent('Nepodařilo se načíst novější údaje');
    expect(rowsOf(width)).toHaveLength(2);
  });

  test('details of a row open on request, and only rows that have some offer them', async () => {
    const of = ({ name }: Plant) => (name === 'Oak' ? <p>Grows for centuries</p> : null);
    await open(width, { details: { label: 'More', of } });
    const [oak, rose] = rowsOf(width);
    expect(within(rose!).queryByText('More')).toBeNull();
    expect(within(rose!).queryByRole('button', { name: 'More' })).toBeNull();
    await userEvent.click(width === WIDE ? within(oak!).getByRole('button', { name: 'More' }) : within(oak!).getByText('More'));
    expect(screen.getByText('Grows for centuries')).toBeVisible();
  }); // oxfmt-ignore
});

test.each([
  ['', '/cs/manager/plants'],
  ['?sort=name', '/cs/manager/plants?sort=name'],
])('a list without matches links to all rows, at the URL without filters "%s"', async (withoutFilters, href) => {
  await open(WIDE, { query: { ...found, data: [] }, withoutFilters: withoutFilters || '/manager/plants' });
  expect(screen.getByText('Nic takového jsme nenašli')).toBeInTheDocument();
  expect(screen.queryByText('No plants')).toBeNull();
  expect(screen.getByRole('link', { name: 'Zobrazit vše' })).toHaveAttribute('href', href);
});

test('a page of a list links to the other pages, and is marked while the next one loads', async () => {
  const page = { rows: PLANTS, total: 5, page: 1, size: 2 };
  await open(WIDE, { query: { ...found, data: page, isFetching: true, isPlaceholderData: true } as never });
  const pages = within(screen.getByRole('navigation', { name: 'Stránkování' }));
  expect(pages.getByRole('link', { name: 'Stránka 3' })).toHaveAttribute('href', '/cs/manager/plants?page=3');
  expect(screen.getByRole('table').closest('[aria-busy="true"]')).not.toBeNull();
});
