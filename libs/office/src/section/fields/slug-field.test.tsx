import { enter } from '@arbora/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openFields } from '../../testing/open-section';
import '../../testing/test-browser';
import { slugField } from './slug-field';
import { textField } from './text-fields';

const fields = [
  textField('title', { label: 'job.title', max: 100 }),
  textField('locale', { label: 'job.branch', max: 2 }),
  slugField('slug', { label: 'job.public', from: 'title', unique: { resource: 'news_item', within: 'locale' } }),
];
const FREE = { 'GET /api/rest/news_item': [] };
const input = async (name: string) => screen.findByRole('textbox', { name: new RegExp(`^${name}`) });
const create = async () => userEvent.click(screen.getByRole('button', { name: 'Vytvořit' }));

test('the address of a new row follows the title until it is edited', async () => {
  const { saved } = await openFields(fields, null, FREE);
  await enter(await input('Title'), 'Řez růží');
  expect(await input('Public')).toHaveValue('rez-ruzi');
  await enter(await input('Public'), '-2027');
  await enter(await input('Title'), ' na podzim');
  expect(await input('Public')).toHaveValue('rez-ruzi-2027');
  await create();
  await waitFor(() => expect(saved.mock.calls[0]?.[0]).toMatchObject({ slug: 'rez-ruzi-2027' }));
});

test('the address of a saved row stays when its title changes, and is proposed by a button', async () => {
  await openFields(fields, { title: 'Řez', locale: 'cs', slug: 'rez' }, FREE);
  await enter(await input('Title'), ' růží');
  expect(await input('Public')).toHaveValue('rez');
  await userEvent.click(screen.getByRole('button', { name: 'Navrhnout podle názvu' }));
  expect(await input('Public')).toHaveValue('rez-ruzi');
  expect(screen.queryByRole('button', { name: 'Navrhnout podle názvu' })).toBeNull();
});

test('an address that another row has is refused while it is typed', async () => {
  const { server } = await openFields(fields, null, {
    'GET /api/rest/news_item': ({ query }) => (query.get('slug') === 'eq.rez' ? [{ slug: 'rez' }] : []),
  });
  await enter(await input('Branch'), 'cs');
  await enter(await input('Title'), 'Řez');
  await waitFor(async () => expect(await input('Public')).toBeInvalid());
  expect(await input('Public')).toHaveAccessibleDescription(/Tuto adresu už má/);
  expect(server.sent('GET /api/rest/news_item').at(-1)?.query.get('locale')).toBe('eq.cs');
});

test.each([
  ['Řez růží', /Jen malá písmena/],
  ['', /nesmí být prázdné/],
])('the address %j is refused', async (text, fault) => {
  const { saved } = await openFields(fields, null, FREE);
  await enter(await input('Title'), 'x');
  await userEvent.clear(await input('Public'));
  if (text) await enter(await input('Public'), text);
  await create();
  expect(await input('Public')).toHaveAccessibleDescription(fault);
  expect(saved).not.toHaveBeenCalled();
});
