import { renderPart } from '@arbora/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactElement } from 'react';
import { kit } from '../../testing/open-section';
import '../../testing/test-browser';
import { OrderedList } from './ordered-list';

const NAMES = ['Acer', 'Betula', 'Quercus'];
const HEIGHT = 40;
const onOrder = jest.fn();
const onRemove = jest.fn();

/** jsdom has no layout: the items are stacked. */
beforeEach(() => {
  onOrder.mockClear();
  onRemove.mockClear();
  jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function stacked(this: HTMLElement) {
    const index = NAMES.findIndex((name) => this.closest('li')?.textContent?.startsWith(name));
    return DOMRect.fromRect({ y: Math.max(index, 0) * HEIGHT, width: 300, height: HEIGHT });
  });
});
afterEach(() => jest.restoreAllMocks());

function List(): ReactElement {
  const [ids, setIds] = useState(NAMES);
  const change = (next: string[]): void => {
    onOrder(next);
    setIds(next);
  };
  return (
    <OrderedList label="Plants" items={ids.map((id) => ({ id, name: id }))} onOrder={change} onRemove={onRemove} />
  );
}
const handle = (name: string): HTMLElement => screen.getByRole('button', { name: `Posunout: ${name}` });

test('an item is lifted by space, moved by arrows and dropped by space, and each step is announced', async () => {
  await renderPart(kit, <List />);
  handle('Acer').focus();
  expect(handle('Acer')).toHaveAccessibleDescription(/Mezerníkem položku zvednete/);
  await userEvent.keyboard(' ');
  expect(await screen.findByText('Acer: místo 1.')).toBeInTheDocument();
  await userEvent.keyboard('{ArrowDown}');
  expect(await screen.findByText('Acer: místo 2.')).toBeInTheDocument();
  await userEvent.keyboard(' ');
  expect(await screen.findByText('Acer: položeno na místo 2.')).toBeInTheDocument();
  await waitFor(() => expect(onOrder).toHaveBeenCalledWith(['Betula', 'Acer', 'Quercus']));
  const items = within(screen.getByRole('list', { name: 'Plants' })).getAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual(['Betula', 'Acer', 'Quercus']);
});

test('Escape returns a lifted item to its place', async () => {
  await renderPart(kit, <List />);
  handle('Acer').focus();
  await userEvent.keyboard(' ');
  await screen.findByText('Acer: místo 1.');
  await userEvent.keyboard('{ArrowDown}');
  await screen.findByText('Acer: místo 2.');
  await userEvent.keyboard('{Escape}');
  expect(await screen.findByText('Acer: zůstává na svém místě.')).toBeInTheDocument();
  expect(onOrder).not.toHaveBeenCalled();
});

test('an item is removed by its own button', async () => {
  await renderPart(kit, <List />);
  await userEvent.click(screen.getByRole('button', { name: 'Odebrat: Betula' }));
  expect(onRemove).toHaveBeenCalledWith('Betula');
});
