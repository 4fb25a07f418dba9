import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { RelationSource } from '../../relations/relation-source';
import { openFields } from '../../testing/open-section';
import '../../testing/test-browser';
import { relationField, relationsField } from './relation-fields';

const PLANTS = [
  { id: 'p1', label: 'Acer campestre' },
  { id: 'p2', label: 'Acer platanoides' },
  { id: 'p3', label: 'Betula pendula' },
];
const source: RelationSource = {
  key: ['plants'],
  search: (text) => Promise.resolve(PLANTS.filter(({ label }) => label.includes(text))),
  byIds: (ids) => Promise.resolve(PLANTS.filter(({ id }) => ids.includes(id))),
};

const save = async () => userEvent.click(screen.getByRole('button', { name: 'Uložit změny' }));
const input = async () => screen.findByRole('combobox', { name: /^Title/ });

test('a row of another table is found by typing, and the current one is shown by its label', async () => {
  const { saved } = await openFields([relationField('plant_id', { label: 'job.title', source })], { plant_id: 'p3' });
  expect(await screen.findByText('Betula pendula')).toBeInTheDocument();
  await userEvent.type(await input(), 'platan');
  await userEvent.click(await screen.findByTitle('Acer platanoides'));
  await save();
  await waitFor(() => expect(saved.mock.calls[0]?.[0]).toEqual({ plant_id: 'p2' }));
});

test('a reference that may be missing is removed, which is saved as null', async () => {
  const { saved } = await openFields([relationField('plant_id', { label: 'job.title', source })], { plant_id: 'p3' });
  await screen.findByText('Betula pendula');
  await userEvent.click(screen.getByRole('button', { name: 'Zrušit výběr' }));
  await save();
  await waitFor(() => expect(saved.mock.calls[0]?.[0]).toEqual({ plant_id: null }));
});

test('a required reference is asked for', async () => {
  const { saved } = await openFields([relationField('plant_id', { label: 'job.title', source, required: true })]);
  await input();
  await userEvent.click(screen.getByRole('button', { name: 'Vytvořit' }));
  expect(await input()).toBeInvalid();
  expect(saved).not.toHaveBeenCalled();
});

test('references to several rows are added and saved in their order', async () => {
  const { saved } = await openFields([relationsField('plants', { label: 'job.title', source })], { plants: ['p3'] });
  await screen.findByText('Betula pendula');
  await userEvent.type(await input(), 'campestre');
  await userEvent.click(await screen.findByTitle('Acer campestre'));
  await save();
  await waitFor(() => expect(saved.mock.calls[0]?.[0]).toEqual({ plants: ['p3', 'p1'] }));
});

test('a search without a result says so', async () => {
  await openFields([relationField('plant_id', { label: 'job.title', source })], { plant_id: null });
  await userEvent.type(await input(), 'Quercus');
  expect(await screen.findByText('Nic se nenašlo')).toBeInTheDocument();
});
