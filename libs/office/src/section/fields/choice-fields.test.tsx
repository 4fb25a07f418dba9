import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openFields } from '../../testing/open-section';
import '../../testing/test-browser';
import { multiSelectField, selectField, tagsField } from './choice-fields';

const save = async () => userEvent.click(screen.getByRole('button', { name: 'Uložit změny' }));
const create = async () => userEvent.click(screen.getByRole('button', { name: 'Vytvořit' }));
const choice = async () => screen.findByRole('combobox', { name: /^Employment/ });
const KINDS = { full_time: 'full time', part_time: 'part time' } as const;
const employment = {
  label: 'job.employment',
  values: ['full_time', 'part_time'],
  valueLabel: (value: keyof typeof KINDS) => KINDS[value],
} as const;

test('one of the values is chosen by its label', async () => {
  const { saved } = await openFields([selectField('employment', employment)], { employment: 'full_time' });
  expect(await choice()).toHaveDisplayValue('full time');
  await userEvent.selectOptions(await choice(), 'part time');
  await save();
  await waitFor(() => expect(saved.mock.calls[0]?.[0]).toEqual({ employment: 'part_time' }));
});

test('an optional choice may be empty, which is saved as null', async () => {
  const { saved } = await openFields([selectField('employment', employment)], { employment: 'full_time' });
  await userEvent.selectOptions(await choice(), '–');
  await save();
  await waitFor(() => expect(saved.mock.calls[0]?.[0]).toEqual({ employment: null }));
});

test('a required choice starts with its initial value, or is asked for', async () => {
  const fields = [
    selectField('employment', { ...employment, required: true, initial: 'part_time' }),
    selectField('kind', { ...employment, label: 'job.branch', required: true }),
  ];
  const { saved } = await openFields(fields);
  expect(await choice()).toHaveDisplayValue('part time');
  await create();
  const kind = screen.getByRole('combobox', { name: /^Branch/ });
  expect(kind).toBeInvalid();
  expect(saved).not.toHaveBeenCalled();
  await userEvent.selectOptions(kind, 'full time');
  await create();
  await waitFor(() => expect(saved.mock.calls[0]?.[0]).toEqual({ employment: 'part_time', kind: 'full_time' }));
});

test('several of the values are chosen, and removed again', async () => {
  const { saved } = await openFields([multiSelectField('kinds', employment)], { kinds: ['full_time'] });
  await userEvent.click(await choice());
  await userEvent.click(await screen.findByTitle('part time'));
  await save();
  await waitFor(() => expect(saved.mock.calls[0]?.[0]).toEqual({ kinds: ['full_time', 'part_time'] }));
  await userEvent.type(await choice(), '{Backspace}{Backspace}');
  await save();
  await waitFor(() => expect(saved.mock.calls[1]?.[0]).toEqual({ kinds: [] }));
});

test('at least one value is asked for where one is required, and a new row has the initial ones', async () => {
  const field = multiSelectField('kinds', { ...employment, required: true, initial: ['part_time'] });
  const { saved } = await openFields([field]);
  await userEvent.type(await choice(), '{Backspace}');
  await create();
  expect(await choice()).toBeInvalid();
  expect(saved).not.toHaveBeenCalled();
  await userEvent.click(await screen.findByTitle('full time'));
  await create();
  await waitFor(() => expect(saved.mock.calls[0]?.[0]).toEqual({ kinds: ['full_time'] }));
});

test('pasted tags are split at commas, semicolons and line breaks', async () => {
  const { saved } = await openFields([tagsField('names', { label: 'job.title', max: 10 })], { names: ['lípa'] });
  await userEvent.click(await screen.findByRole('combobox', { name: /^Title/ }));
  await userEvent.paste('javor, buk;\ndub,');
  await save();
  await waitFor(() => expect(saved.mock.calls[0]?.[0]).toEqual({ names: ['lípa', 'javor', 'buk', 'dub'] }));
});

test('a tag that is longer than the column is refused', async () => {
  const { saved } = await openFields([tagsField('names', { label: 'job.title', max: 4 })], { names: ['lípa'] });
  await userEvent.click(await screen.findByRole('combobox', { name: /^Title/ }));
  await userEvent.paste('javor,');
  await save();
  expect(await screen.findByRole('combobox', { name: /^Title/ })).toBeInvalid();
  expect(saved).not.toHaveBeenCalled();
});
