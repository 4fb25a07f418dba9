import { replyPage } from '@arbora/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aJob, JOB_ID, jobsSection, LIST, OTHER_ID, otherJob, UNDO } from '../../testing/jobs';
import { openSection } from '../../testing/open-section';
import { snackbars } from '../../testing/snackbars';
import { setWindowWidth } from '../../testing/test-browser';

const EMPLOYMENT = { full_time: 'job.fullTime', part_time: 'job.partTime', contract: 'job.contract' } as const;
const save = jest.fn((_lines: readonly object[]): Promise<number | null> => Promise.resolve(91));

function sectionWith(required?: true) {
  return jobsSection({
    columns: [
      { key: 'title', title: 'job.title' },
      { key: 'is_public', title: 'job.public', kind: 'flag' },
      { key: 'employment', title: 'job.employment' },
    ],
    editable: {
      columns: [
        { key: 'is_public', kind: 'flag' },
        {
          key: 'employment',
          kind: 'choice',
          required,
          values: Object.keys(EMPLOYMENT),
          valueLabel: (value, { t }) => t(EMPLOYMENT[value as keyof typeof EMPLOYMENT]),
        },
      ],
      identifyingColumns: [],
      save,
    },
  });
}
beforeEach(() => {
  setWindowWidth(1440);
  save.mockClear();
});

/** Opens the bulk change of both jobs: Gardener is hidden and full time, Driver is public and under contract. */
async function open(column: string, required?: true) {
  const rows = [aJob(), { ...otherJob, employment: 'contract' as const }];
  const { server } = await openSection(sectionWith(required), { routes: { [LIST]: replyPage(rows, 2), [UNDO]: 92 } });
  await screen.findByRole('link', { name: 'Gardener' });
  await userEvent.click(screen.getByRole('button', { name: 'Hromadná změna' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Hromadná změna: Jobs' }));
  const choose = async (name: string, option: string) =>
    userEvent.selectOptions(dialog.getByRole('combobox', { name }), option);
  await choose('Co změnit', column);
  const apply = async (name: string) => userEvent.click(await dialog.findByRole('button', { name }));
  return { server, dialog, choose, apply };
}
const optionsOf = (select: HTMLElement): string[] =>
  within(select)
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

test('a flag is set on rows without it after a preview, and unset again from the message', async () => {
  const { server, dialog, choose, apply } = await open('Public');
  expect(optionsOf(dialog.getByRole('combobox', { name: 'Hodnota' }))).toEqual(['', 'ano', 'ne']);
  expect(dialog.getByRole('button', { name: 'Použít' })).toBeDisabled();
  await choose('Hodnota', 'ano');
  expect(await dialog.findByRole('row', { name: /Gardener/ })).toHaveTextContent('ne → ano');
  expect(dialog.queryByRole('row', { name: /Driver/ })).toBeNull();
  await apply('Změnit 1 řádek');
  await waitFor(() => expect(save).toHaveBeenCalledWith([{ id: JOB_ID, version: 4, is_public: true }]));
  await waitFor(() => expect(snackbars[0]).toMatchObject({ action: { label: 'Vrátit zpět' } }));
  const reads = server.sent(LIST).length;
  snackbars[0]!.action!.run();
  await waitFor(() => expect(server.sent(UNDO)[0]?.body).toEqual({ p_change: 91 }));
  await waitFor(() => expect(snackbars[1]?.text).toBe('Změna je vrácená'));
  await waitFor(() => expect(server.sent(LIST).length).toBeGreaterThan(reads));
});

test('a flag is taken away, and cannot be emptied', async () => {
  const { dialog, choose, apply } = await open('Public');
  expect(optionsOf(dialog.getByRole('combobox', { name: 'Jak' }))).toEqual(['nastavit na']);
  await choose('Hodnota', 'ne');
  await apply('Změnit 1 řádek');
  await waitFor(() => expect(save).toHaveBeenCalledWith([{ id: OTHER_ID, version: 4, is_public: false }]));
});

test('a choice is set by its label and saved by its value', async () => {
  const { dialog, choose, apply } = await open('Employment');
  await choose('Hodnota', 'part time');
  expect(await dialog.findByRole('row', { name: /Gardener/ })).toHaveTextContent('full time → part time');
  expect(dialog.getByRole('row', { name: /Driver/ })).toHaveTextContent('contract → part time');
  await apply('Změnit 2 řádky');
  await waitFor(() =>
    expect(save).toHaveBeenCalledWith([
      { id: JOB_ID, version: 4, employment: 'part_time' },
      { id: OTHER_ID, version: 4, employment: 'part_time' },
    ]),
  );
});

test('a choice is emptied if it may be, and the preview says so', async () => {
  const { dialog, choose, apply } = await open('Employment');
  await choose('Jak', 'vymazat');
  expect(await dialog.findByRole('row', { name: /Gardener/ })).toHaveTextContent('full time → prázdné');
  await apply('Změnit 2 řádky');
  await waitFor(() => expect(save.mock.calls[0]?.[0]).toContainEqual({ id: JOB_ID, version: 4, employment: null }));
});

test('a required choice cannot be emptied', async () => {
  const { dialog } = await open('Employment', true);
  expect(optionsOf(dialog.getByRole('combobox', { name: 'Jak' }))).toEqual(['nastavit na']);
});

test('another column starts without the value of the previous one', async () => {
  const { dialog, choose } = await open('Employment');
  await choose('Hodnota', 'part time');
  await choose('Co změnit', 'Public');
  expect(dialog.getByRole('combobox', { name: 'Hodnota' })).toHaveValue('');
  expect(dialog.getByRole('combobox', { name: 'Hodnota' })).toBeValid();
  expect(dialog.getByRole('button', { name: 'Použít' })).toBeDisabled();
});
