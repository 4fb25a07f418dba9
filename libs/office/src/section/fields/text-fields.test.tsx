import { enter } from '@arbora/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openFields } from '../../testing/open-section';
import '../../testing/test-browser';
import { areaField, emailField, textField } from './text-fields';

const create = async () => userEvent.click(screen.getByRole('button', { name: 'Vytvořit' }));
const save = async () => userEvent.click(screen.getByRole('button', { name: 'Uložit změny' }));
const input = async (name: string) => screen.findByRole('textbox', { name: new RegExp(`^${name}`) });

test('a text is saved trimmed, and an empty one as null', async () => {
  const fields = [
    textField('town', { label: 'job.branch', max: 20 }),
    textField('title', { label: 'job.title', max: 20 }),
  ];
  const { saved } = await openFields(fields);
  await enter(await input('Branch'), '  Brno ');
  await create();
  await waitFor(() => expect(saved).toHaveBeenCalledWith({ town: 'Brno', title: null }, null));
});

test('a required text is asked for at its field, and nothing is saved', async () => {
  const { saved } = await openFields([textField('title', { label: 'job.title', max: 20, required: true })]);
  await enter(await input('Title'), '   ');
  await create();
  expect(await input('Title')).toBeInvalid();
  expect(await input('Title')).toHaveAccessibleDescription('Toto pole nesmí být prázdné.');
  expect(saved).not.toHaveBeenCalled();
});

test('a text column that is never null keeps an empty text', async () => {
  const { saved } = await openFields([textField('perex', { label: 'job.title', max: 20, empty: '' })], {
    perex: 'Old',
  });
  await userEvent.clear(await input('Title'));
  await save();
  await waitFor(() => expect(saved.mock.calls[0]?.[0]).toEqual({ perex: '' }));
});

test('the hint describes the input, and the input takes no more than the column', async () => {
  await openFields([textField('title', { label: 'job.title', hint: 'job.hint', max: 5 })]);
  expect(await input('Title')).toHaveAccessibleDescription('As in the contract.');
  expect(await input('Title')).toHaveAttribute('maxlength', '5');
});

test('a text of several lines keeps its line breaks', async () => {
  const { saved } = await openFields([areaField('perex', { label: 'job.title', max: 50, rows: 7 })], { perex: 'One' });
  expect(await input('Title')).toHaveAttribute('rows', '7');
  await userEvent.type(await input('Title'), '{Enter}two');
  await save();
  await waitFor(() => expect(saved.mock.calls[0]?.[0]).toEqual({ perex: 'One\ntwo' }));
});

test('a text in three languages names the language that visitors see instead of a missing one', async () => {
  const fields = [textField('title', { label: 'job.title', max: 20, required: true, languages: true })];
  const { saved } = await openFields(fields, { title: 'Zahradník', title_en: null, title_pl: null });
  const group = within(await screen.findByRole('group', { name: 'Title' }));
  const [czech, english, polish] = group.getAllByRole('textbox');
  expect(czech).toHaveValue('Zahradník');
  expect(polish).toHaveAccessibleDescription('Chybí. Návštěvník uvidí: Čeština.');
  await enter(english!, 'Gardener');
  expect(polish).toHaveAccessibleDescription('Chybí. Návštěvník uvidí: Angličtina.');
  expect(english).not.toHaveAccessibleDescription();
  await save();
  await waitFor(() => expect(saved.mock.calls[0]?.[0]).toEqual({ title_en: 'Gardener' }));
});

test('an e-mail address is normalized, may be missing, and must be one', async () => {
  const { saved } = await openFields([emailField('contact_email', { label: 'job.title' })], {
    contact_email: 'a@b.cz',
  });
  await userEvent.clear(await input('Title'));
  await enter(await input('Title'), 'nobody');
  await save();
  expect(await input('Title')).toBeInvalid();
  expect(saved).not.toHaveBeenCalled();
  await userEvent.clear(await input('Title'));
  await enter(await input('Title'), ' Jana@Arbora.example ');
  await save();
  await waitFor(() => expect(saved.mock.calls[0]?.[0]).toEqual({ contact_email: 'jana@arbora.example' }));
});

test('an e-mail address that is removed is saved as null', async () => {
  const { saved } = await openFields([emailField('contact_email', { label: 'job.title' })], {
    contact_email: 'a@b.cz',
  });
  await userEvent.clear(await input('Title'));
  await save();
  await waitFor(() => expect(saved.mock.calls[0]?.[0]).toEqual({ contact_email: null }));
});
