import { ApiError } from '@arbora/api';
import { enter, replyPage } from '@arbora/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aJob, JOB_ID, jobsSection, LIST, OTHER_ID, otherJob, UNDO } from '../../testing/jobs';
import { openSection } from '../../testing/open-section';
import { snackbars } from '../../testing/snackbars';
import { setWindowWidth } from '../../testing/test-browser';

const save = jest.fn((_lines: readonly object[]): Promise<number | null> => Promise.resolve(91));
const section = jobsSection({
  columns: [
    { key: 'title', title: 'job.title' },
    { key: 'pay_from', title: 'job.pay', kind: 'number' },
    { key: 'branch', title: 'job.branch' },
  ],
  editable: {
    columns: [
      { key: 'pay_from', kind: 'number', max: 50_000 },
      { key: 'branch', kind: 'text', max: 50 },
    ],
    identifyingColumns: [],
    save,
  },
});
const rows = [aJob({ pay_from: 30_000 }), { ...otherJob, pay_from: 49_000 }];
beforeEach(() => {
  setWindowWidth(1440);
  save.mockReset();
  save.mockResolvedValue(91);
});

async function open(select?: string) {
  const { server } = await openSection(section, { routes: { [LIST]: replyPage(rows, 2), [UNDO]: 92 } });
  await screen.findByRole('link', { name: 'Gardener' });
  if (select) await userEvent.click(screen.getByRole('checkbox', { name: `Vybrat: ${select}` }));
  await userEvent.click(screen.getByRole('button', { name: 'Hromadná změna' }));
  return { server, dialog: within(await screen.findByRole('dialog', { name: 'Hromadná změna: Jobs' })) };
}
type Dialog = Awaited<ReturnType<typeof open>>['dialog'];
const choose = (dialog: Dialog, name: string, option: string): Promise<void> =>
  userEvent.selectOptions(dialog.getByRole('combobox', { name }), option);

test('all rows that match are changed by a percentage after a preview, in one save with undo', async () => {
  const { server, dialog } = await open();
  expect(await dialog.findByText('Týká se všech 2 řádků, které odpovídají filtrům.')).toBeInTheDocument();
  await choose(dialog, 'Jak', 'změnit o procenta');
  await enter(dialog.getByRole('textbox', { name: 'Hodnota' }), '-10');
  const row = await dialog.findByRole('row', { name: /Gardener/ });
  expect(row).toHaveTextContent(/30\s000 → 27\s000/);
  expect(save).not.toHaveBeenCalled();
  await userEvent.click(dialog.getByRole('button', { name: 'Změnit 2 řádky' }));
  await waitFor(() =>
    expect(snackbars[0]).toMatchObject({ text: 'Změněny 2 řádky', action: { label: 'Vrátit zpět' } }),
  );
  expect(save.mock.calls).toEqual([
    [
      [
        { id: JOB_ID, version: 4, pay_from: 27_000 },
        { id: OTHER_ID, version: 4, pay_from: 44_100 },
      ],
    ],
  ]);
  expect(screen.queryByRole('dialog')).toBeNull();
  snackbars[0]!.action!.run();
  await waitFor(() => expect(server.sent(UNDO)[0]?.body).toEqual({ p_change: 91 }));
});

test('a row whose result is beyond the limits is named and left out', async () => {
  const { dialog } = await open();
  await choose(dialog, 'Jak', 'přičíst');
  await enter(dialog.getByRole('textbox', { name: 'Hodnota' }), '2000');
  expect(await dialog.findByText(/^Driver: 51\s000 je mimo povolený rozsah$/)).toBeInTheDocument();
  await userEvent.click(dialog.getByRole('button', { name: 'Změnit 1 řádek' }));
  await waitFor(() => expect(save).toHaveBeenCalledWith([{ id: JOB_ID, version: 4, pay_from: 32_000 }]));
});

test('only the selected rows are changed, and a row that has the value already is left out', async () => {
  const { dialog } = await open('Driver');
  expect(dialog.getByText('Týká se 1 vybraného řádku.')).toBeInTheDocument();
  await choose(dialog, 'Co změnit', 'Branch');
  await enter(dialog.getByRole('textbox', { name: 'Hodnota' }), 'Praha');
  expect(await dialog.findByText('Změní se: 0, beze změny: 1, vynecháno: 0')).toBeInTheDocument();
  expect(dialog.getByRole('button', { name: 'Použít' })).toBeDisabled();
});

test('a text is cleared', async () => {
  const { dialog } = await open('Driver');
  await choose(dialog, 'Co změnit', 'Branch');
  await choose(dialog, 'Jak', 'vymazat');
  expect(dialog.queryByRole('textbox', { name: 'Hodnota' })).toBeNull();
  await userEvent.click(await dialog.findByRole('button', { name: 'Změnit 1 řádek' }));
  await waitFor(() => expect(save).toHaveBeenCalledWith([{ id: OTHER_ID, version: 4, branch: null }]));
});

test('an unusable value is refused, and a failed save keeps the dialog with its reason', async () => {
  save.mockRejectedValueOnce(new ApiError({ status: 409, code: 'content.changed_meanwhile', message: '', fields: {} }));
  const { dialog } = await open('Driver');
  const value = dialog.getByRole('textbox', { name: 'Hodnota' });
  await enter(value, 'asi');
  expect(value).toBeInvalid();
  expect(value).toHaveAccessibleDescription('Tuto hodnotu sem nelze zapsat.');
  await userEvent.clear(value);
  await enter(value, '1');
  await userEvent.click(await dialog.findByRole('button', { name: 'Změnit 1 řádek' }));
  expect(await dialog.findByRole('alert')).toBeInTheDocument();
  expect(snackbars).toEqual([]);
});
