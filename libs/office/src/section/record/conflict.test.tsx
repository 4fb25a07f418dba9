import { enter } from '@arbora/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Row } from '@arbora/domain';
import { aJob, JOB_ID, jobsSection, LIST, SAVE } from '../../testing/jobs';
import { openRecord } from '../../testing/open-section';
import { snackbars } from '../../testing/snackbars';
import '../../testing/test-browser';
import { textField } from '../fields/text-fields';
import { flagField } from '../fields/value-fields';

const section = jobsSection({
  form: {
    fields: [
      textField('title', { label: 'job.title', max: 50, required: true }),
      textField('branch', { label: 'job.branch', max: 50 }),
      flagField('is_public', { label: 'job.public' }),
    ],
    check: ({ title, branch }) => (title === 'Ours' && branch === 'Theirs' ? { branch: 'invalid' } : {}),
  },
});
const input = async (name: string) => screen.findByRole('textbox', { name: new RegExp(`^${name}`) });
const press = async (name: string) => userEvent.click(screen.getByRole('button', { name }));
async function replace(name: string, text: string): Promise<void> {
  await userEvent.clear(await input(name));
  await enter(await input(name), text);
}

/** Opens the job, which somebody else changes meanwhile: a save of version 4 finds no row. */
async function openChanged(changes: Partial<Row<'job_position'>>) {
  const page = await openRecord(section, JOB_ID, {
    [SAVE]: ({ query }: { query: URLSearchParams }) =>
      query.get('version') === 'eq.5' ? [aJob({ ...changes, version: 6 })] : [],
  });
  await input('Title');
  page.server.on({ [LIST]: [aJob({ ...changes, version: 5 })] });
  return page;
}
const sentOver = (server: { sent: (route: string) => { body: unknown; query: URLSearchParams }[] }) =>
  server.sent(SAVE).map(({ body, query }) => [query.get('version'), body]);

test('changes of different columns are merged and saved without a question', async () => {
  const { server, onClosed } = await openChanged({ branch: 'Praha' });
  await replace('Title', 'Mine');
  await press('Uložit změny');
  await waitFor(() => expect(sentOver(server)).toEqual([['eq.4', { title: 'Mine' }], ['eq.5', { title: 'Mine' }]])); // oxfmt-ignore
  await waitFor(() => expect(onClosed).toHaveBeenCalled());
  expect(screen.queryByRole('dialog', { name: 'Mezitím to uložil někdo jiný' })).toBeNull();
});

test('a column that both have changed is shown in both versions, and the own one is kept by default', async () => {
  const { server } = await openChanged({ title: 'Theirs', branch: null });
  await replace('Title', 'Mine');
  await press('Uložit změny');
  const dialog = within(await screen.findByRole('dialog', { name: 'Mezitím to uložil někdo jiný' }));
  expect(dialog.getAllByRole('group')).toHaveLength(1);
  const versions = dialog.getAllByRole('radio');
  expect(versions.map((one) => one.closest('label')?.textContent)).toEqual(['VašeMine', 'UloženéTheirs']);
  expect(versions[0]).toBeChecked();
  await userEvent.click(dialog.getByRole('button', { name: 'Použít výběr' }));
  expect(await input('Title')).toHaveValue('Mine');
  expect(await input('Branch')).toHaveValue('');
  await press('Uložit změny');
  await waitFor(() => expect(sentOver(server).at(-1)).toEqual(['eq.5', { title: 'Mine' }]));
});

test('the saved version of one column is taken, and the own one of another', async () => {
  const { server } = await openChanged({ title: 'Theirs', branch: null });
  await replace('Title', 'Mine');
  await replace('Branch', 'Olomouc');
  await press('Uložit změny');
  const dialog = within(await screen.findByRole('dialog', { name: 'Mezitím to uložil někdo jiný' }));
  const branch = within(dialog.getByRole('group', { name: 'Branch' }));
  expect(branch.getByRole('radio', { name: /Uložené/ }).closest('label')).toHaveTextContent('(prázdné)');
  await userEvent.click(within(dialog.getByRole('group', { name: 'Title' })).getByRole('radio', { name: /Uložené/ }));
  await userEvent.click(dialog.getByRole('button', { name: 'Použít výběr' }));
  expect(await input('Title')).toHaveValue('Theirs');
  await press('Uložit změny');
  await waitFor(() => expect(sentOver(server).at(-1)).toEqual(['eq.5', { branch: 'Olomouc' }]));
});

test('all of one side are taken at once', async () => {
  await openChanged({ title: 'Theirs', branch: null });
  await replace('Title', 'Mine');
  await replace('Branch', 'Olomouc');
  await press('Uložit změny');
  const dialog = within(await screen.findByRole('dialog', { name: 'Mezitím to uložil někdo jiný' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Vzít všechno uložené' }));
  expect(dialog.getAllByRole('radio', { checked: true, name: /Uložené/ })).toHaveLength(2);
  await userEvent.click(dialog.getByRole('button', { name: 'Vzít všechno moje' }));
  expect(dialog.getAllByRole('radio', { checked: true, name: /Vaše/ })).toHaveLength(2);
});

test('the same change by both is no conflict', async () => {
  const { server } = await openChanged({ title: 'Same' });
  await replace('Title', 'Same');
  await replace('Branch', 'Olomouc');
  await press('Uložit změny');
  await waitFor(() => expect(sentOver(server).map(([version]) => version)).toEqual(['eq.4', 'eq.5']));
});

test('a merge that breaks a rule over several fields is not saved but shown in the form', async () => {
  const { server } = await openChanged({ branch: 'Theirs' });
  await replace('Title', 'Ours');
  await press('Uložit změny');
  await waitFor(async () => expect(await input('Branch')).toBeInvalid());
  expect(await input('Branch')).toHaveValue('Theirs');
  expect(await input('Title')).toHaveValue('Ours');
  expect(server.sent(SAVE)).toHaveLength(1);
  expect(snackbars).toEqual([]);
});
