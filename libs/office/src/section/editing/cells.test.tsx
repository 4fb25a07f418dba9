import { replyPage } from '@arbora/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError } from '@arbora/api';
import { aJob, JOB_ID, jobsSection, LIST, OTHER_ID, otherJob, UNDO } from '../../testing/jobs';
import { openSection } from '../../testing/open-section';
import { snackbars } from '../../testing/snackbars';
import { setWindowWidth } from '../../testing/test-browser';

const save = jest.fn((_lines: readonly object[]): Promise<number | null> => Promise.resolve(91));
const section = jobsSection({
  columns: [
    { key: 'title', title: 'job.title' },
    { key: 'branch', title: 'job.branch' },
    { key: 'pay_from', title: 'job.pay', kind: 'number' },
    { key: 'is_public', title: 'job.public', kind: 'flag' },
    { key: 'employment', title: 'job.employment' },
  ],
  editable: {
    columns: [
      { key: 'branch', kind: 'text', max: 50 },
      { key: 'pay_from', kind: 'number', max: 100_000, required: true },
      { key: 'is_public', kind: 'flag' },
      {
        key: 'employment',
        kind: 'choice',
        required: true,
        values: ['full_time', 'part_time'],
        valueLabel: (value) => value.replace('_', ' '),
      },
    ],
    identifyingColumns: [],
    save,
  },
});
beforeEach(() => {
  setWindowWidth(1440);
  save.mockClear();
});

async function open() {
  const page = await openSection(section, { routes: { [UNDO]: 92 } });
  await screen.findByRole('link', { name: 'Gardener' });
  return page;
}
const cell = (title: string, name: string): HTMLElement =>
  screen.getByRole('button', { name: new RegExp(`(upravit|přepnout): ${title}, ${name}$`) });

test('Enter opens a cell and saves it with the version of its row, and the focus moves to the next row', async () => {
  const { server } = await open();
  cell('Branch', 'Gardener').focus();
  await userEvent.keyboard('{Enter}');
  const input = screen.getByRole('textbox', { name: 'Branch: Gardener' });
  expect(input).toHaveValue('Brno');
  await userEvent.clear(input);
  await userEvent.keyboard(' Olomouc {Enter}');
  expect(cell('Branch', 'Driver')).toHaveFocus();
  await waitFor(() => expect(save).toHaveBeenCalledWith([{ id: JOB_ID, version: 4, branch: 'Olomouc' }]));
  await waitFor(() =>
    expect(snackbars[0]).toMatchObject({ text: 'Gardener – Branch: Olomouc', action: { label: 'Vrátit zpět' } }),
  );
  snackbars[0]!.action!.run();
  await waitFor(() => expect(server.sent(UNDO)[0]?.body).toEqual({ p_change: 91 }));
});

test('Escape and an unchanged value save nothing', async () => {
  await open();
  await userEvent.click(cell('Branch', 'Gardener'));
  await userEvent.keyboard('x{Escape}');
  expect(cell('Branch', 'Gardener')).toHaveFocus();
  expect(cell('Branch', 'Gardener')).toHaveTextContent('Brno');
  await userEvent.keyboard('{Enter}{Enter}');
  expect(save).not.toHaveBeenCalled();
});

test('an empty text is saved as none', async () => {
  await open();
  await userEvent.click(cell('Branch', 'Driver'));
  await userEvent.clear(screen.getByRole('textbox', { name: 'Branch: Driver' }));
  await userEvent.tab();
  await waitFor(() => expect(save).toHaveBeenCalledWith([{ id: OTHER_ID, version: 4, branch: null }]));
});

test.each(['asi pět', '', '100001'])('the number %j is refused in its cell, which stays open', async (text) => {
  await open();
  await userEvent.click(cell('Pay', 'Gardener'));
  const input = screen.getByRole('textbox', { name: 'Pay: Gardener' });
  await userEvent.clear(input);
  await userEvent.keyboard(`${text}{Enter}`);
  expect(input).toBeInvalid();
  expect(screen.getByRole('alert')).toHaveTextContent('Tuto hodnotu sem nelze zapsat.');
  expect(save).not.toHaveBeenCalled();
});

test('a number is read as people write it', async () => {
  await open();
  await userEvent.click(cell('Pay', 'Gardener'));
  await userEvent.clear(screen.getByRole('textbox', { name: 'Pay: Gardener' }));
  await userEvent.keyboard('31 500{ArrowDown}');
  await waitFor(() => expect(save).toHaveBeenCalledWith([{ id: JOB_ID, version: 4, pay_from: 31_500 }]));
});

test('a flag is switched at once, and a choice has its labels', async () => {
  await open();
  await userEvent.click(cell('Public', 'Driver'));
  await waitFor(() => expect(save).toHaveBeenLastCalledWith([{ id: OTHER_ID, version: 4, is_public: false }]));
  await userEvent.click(cell('Employment', 'Gardener'));
  const choice = screen.getByRole('combobox', { name: 'Employment: Gardener' });
  await userEvent.selectOptions(choice, 'part time');
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(save).toHaveBeenLastCalledWith([{ id: JOB_ID, version: 4, employment: 'part_time' }]));
});

test('a second change of a row is based on the version that the first one made', async () => {
  let finish: () => void = () => undefined;
  save.mockReturnValueOnce(new Promise((resolve) => (finish = () => resolve(90))));
  const { server } = await open();
  await userEvent.click(cell('Public', 'Gardener'));
  await userEvent.click(cell('Branch', 'Gardener'));
  await userEvent.keyboard('!{Enter}');
  expect(save).toHaveBeenCalledTimes(1);
  server.on({ [LIST]: replyPage([aJob({ version: 5, is_public: true }), otherJob], 2) });
  finish();
  await waitFor(() => expect(save).toHaveBeenCalledTimes(2));
  expect(save.mock.calls[1]).toEqual([[{ id: JOB_ID, version: 5, branch: 'Brno!' }]]);
});

test('arrow keys move between the cells', async () => {
  await open();
  cell('Branch', 'Gardener').focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(cell('Pay', 'Gardener')).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  expect(cell('Pay', 'Driver')).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}{ArrowUp}');
  expect(cell('Branch', 'Gardener')).toHaveFocus();
});

test('a refused save says why', async () => {
  save.mockRejectedValueOnce(new ApiError({ status: 409, code: 'content.changed_meanwhile', message: '', fields: {} }));
  await open();
  await userEvent.click(cell('Public', 'Gardener'));
  await waitFor(() => expect(snackbars[0]?.type).toBe('error'));
});
