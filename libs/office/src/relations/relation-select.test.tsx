import { ApiError } from '@arbora/api';
import { renderPart } from '@arbora/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactElement } from 'react';
import { kit } from '../testing/open-section';
import '../testing/test-browser';
import { RelationSelect } from './relation-select';
import type { Related, RelationSource } from './relation-source';

const PEOPLE: Related[] = [
  { id: 'p1', label: 'Jana Lípová' },
  { id: 'p2', label: 'Petr Dub', state: 'blocked' },
  { id: 'p3', label: 'Eva Jasanová' },
];
const search = jest.fn<Promise<Related[]>, [string, string]>();
const byIds = jest.fn<Promise<Related[]>, [readonly string[], string]>();
const source: RelationSource = { key: ['people'], search, byIds };
const onChange = jest.fn();
beforeEach(() => {
  onChange.mockClear();
  search.mockReset();
  search.mockImplementation((text) => Promise.resolve(PEOPLE.filter(({ label }) => label.includes(text))));
  byIds.mockReset();
  byIds.mockImplementation((ids) => Promise.resolve(PEOPLE.filter(({ id }) => ids.includes(id))));
});

type Props = Partial<Parameters<typeof RelationSelect>[0]>;
function Person({ value: initial = [], ...props }: Props): ReactElement {
  const [value, setValue] = useState<readonly string[]>(initial);
  const change = (ids: string[]): void => {
    onChange(ids);
    setValue(ids);
  };
  return <RelationSelect aria-label="Person" source={source} {...props} value={value} onChange={change} />;
}
const open = async (props: Props = {}) => renderPart(kit, <Person {...props} />);
const select = (): HTMLElement => screen.getByRole('combobox', { name: 'Person' });
const press = async () => userEvent.click(select());
const offered = (): (string | null)[] =>
  [...document.querySelectorAll('.ant-select-item-option')].map(({ textContent }) => textContent);

test('rows are read when the list opens, and offered with the state of a person', async () => {
  await open();
  expect(search).not.toHaveBeenCalled();
  await press();
  await waitFor(() => expect(offered()).toEqual(['Jana Lípová', 'Petr Dub zablokovaný účet', 'Eva Jasanová']));
  expect(search.mock.calls).toEqual([['', 'cs']]);
});

test('the search is sent once typing has paused, and its result replaces the list', async () => {
  await open();
  await press();
  await userEvent.type(select(), ' Eva ');
  await waitFor(() => expect(offered()).toEqual(['Eva Jasanová']));
  expect(search.mock.calls.map(([text]) => text)).toEqual(['', 'Eva']);
});

test('a row is chosen by keyboard, and the search starts anew', async () => {
  await open();
  await userEvent.type(select(), 'Eva');
  await waitFor(() => expect(offered()).toEqual(['Eva Jasanová']));
  // antd reads the code of the key, which user-event does not send.
  fireEvent.keyDown(select(), { key: 'Enter', keyCode: 13 });
  expect(onChange).toHaveBeenCalledWith(['p3']);
  expect(select()).toHaveValue('');
  await waitFor(() => expect(select()).toHaveAttribute('aria-expanded', 'false'));
  await press();
  await waitFor(() => expect(offered()).toHaveLength(3));
});

test('the selected row has its label, read by its id', async () => {
  await open({ value: ['p2'] });
  expect(await screen.findByText('Petr Dub')).toBeInTheDocument();
  expect(screen.getByText('zablokovaný účet')).toBeInTheDocument();
  expect(byIds.mock.calls).toEqual([[['p2'], 'cs']]);
});

test('a selection is cleared', async () => {
  await open({ value: ['p1'], clearable: true, placeholder: 'Everyone' });
  await screen.findByText('Jana Lípová');
  await userEvent.click(screen.getByRole('button', { name: 'Zrušit výběr' }));
  expect(onChange).toHaveBeenCalledWith([]);
  expect(screen.getByText('Everyone')).toBeInTheDocument();
  expect(screen.queryByText('Jana Lípová')).toBeNull();
});

test('a selection that may not be cleared has no button for it', async () => {
  await open({ value: ['p1'] });
  await screen.findByText('Jana Lípová');
  expect(screen.queryByRole('button', { name: 'Zrušit výběr' })).toBeNull();
});

test('several rows are chosen, and one of them is removed', async () => {
  await open({ many: true, value: ['p1'] });
  await press();
  await waitFor(() => expect(offered()).toHaveLength(3));
  await userEvent.click(screen.getByTitle('Eva Jasanová'));
  expect(onChange).toHaveBeenLastCalledWith(['p1', 'p3']);
  await userEvent.keyboard('{Backspace}');
  expect(onChange).toHaveBeenLastCalledWith(['p1']);
});

test('excluded rows are not offered', async () => {
  await open({ without: ['p1', 'p3'] });
  await press();
  await waitFor(() => expect(offered()).toEqual(['Petr Dub zablokovaný účet']));
});

test('a selected row that no longer exists is named as such instead of by its id', async () => {
  await open({ value: ['gone'], clearable: true });
  expect(await screen.findByText('nedostupný záznam')).toBeInTheDocument();
  expect(screen.queryByText('gone')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Zrušit výběr' }));
  expect(onChange).toHaveBeenCalledWith([]);
});

test('a search that runs, that finds nothing and that fails are told apart', async () => {
  let respond: (rows: Related[]) => void = () => undefined;
  search.mockReturnValueOnce(new Promise((resolve) => (respond = resolve)));
  await open();
  await press();
  expect(await screen.findByText('Hledá se…')).toBeInTheDocument();
  respond([]);
  expect(await screen.findByText('Nic se nenašlo')).toBeInTheDocument();
  search.mockRejectedValueOnce(new ApiError({ status: 403, code: 'auth.forbidden', message: '' }));
  await userEvent.type(select(), 'x');
  expect(await screen.findByText('K tomuto nemáte oprávnění.')).toBeInTheDocument();
  expect(screen.queryByText('Nic se nenašlo')).toBeNull();
});
