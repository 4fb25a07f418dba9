import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openFields } from '../../testing/open-section';
import '../../testing/test-browser';
import { richTextField } from './rich-text-field';

const save = async () => userEvent.click(screen.getByRole('button', { name: 'Uložit změny' }));
const editor = async (name: string) =>
  screen.findByRole('textbox', { name: new RegExp(`^${name}`) }, { timeout: 10_000 });

test('an article is edited with tools and saved as HTML', async () => {
  const { saved } = await openFields([richTextField('body', { label: 'job.title', max: 500, empty: '' })], {
    body: '<p>Lípa</p>',
  });
  expect(await editor('Title')).toHaveTextContent('Lípa');
  const tools = within(await screen.findByRole('toolbar', { name: 'Úpravy textu: Title' }));
  await userEvent.click(tools.getByRole('button', { name: 'Odrážky' }));
  await save();
  await waitFor(() => expect(saved.mock.calls[0]?.[0]).toEqual({ body: '<ul><li>Lípa</li></ul>' }));
});

test('an article without a change is not saved again', async () => {
  const { saved, onClosed } = await openFields([richTextField('body', { label: 'job.title', max: 500, empty: '' })], {
    body: '<p>Lípa</p>',
  });
  await editor('Title');
  await save();
  await waitFor(() => expect(onClosed).toHaveBeenCalled());
  expect(saved).not.toHaveBeenCalled();
});

test('an article in three languages has an editor for each', async () => {
  const field = richTextField('body', { label: 'job.title', max: 500, empty: '', languages: true });
  const row = { body: '<p>Lípa</p>', body_en: '<p>Lime</p>', body_pl: null };
  const { saved } = await openFields([field], row);
  expect(await editor('Angličtina')).toHaveTextContent('Lime');
  expect(await editor('Polština')).toHaveAccessibleDescription('Chybí. Návštěvník uvidí: Angličtina.');
  const tools = within(screen.getByRole('toolbar', { name: 'Úpravy textu: Angličtina' }));
  await userEvent.click(tools.getByRole('button', { name: 'Odrážky' }));
  await save();
  await waitFor(() => expect(saved.mock.calls[0]?.[0]).toEqual({ body_en: '<ul><li>Lime</li></ul>' }));
});
