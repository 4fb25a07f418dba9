import { ApiError } from '@arbora/api';
import { replyPage } from '@arbora/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { csvOf, type CsvCell } from '../../files/csv';
import { aJob, JOB_ID, jobsSection, LIST, OTHER_ID, otherJob, UNDO } from '../../testing/jobs';
import { openSection } from '../../testing/open-section';
import { snackbars } from '../../testing/snackbars';
import { setWindowWidth } from '../../testing/test-browser';

const save = jest.fn((_lines: readonly object[]): Promise<number | null> => Promise.resolve(91));
const section = jobsSection({
  editable: {
    columns: [
      { key: 'pay_from', kind: 'number', max: 50_000 },
      { key: 'is_public', kind: 'flag' },
    ],
    identifyingColumns: ['branch'],
    save,
  },
});
beforeEach(() => {
  setWindowWidth(1440);
  save.mockReset();
  save.mockResolvedValue(91);
});

/** Chooses a file with these lines in the dialog of the import. */
async function importLines(...lines: CsvCell[][]) {
  const { server } = await openSection(section, { routes: { [LIST]: replyPage([aJob(), otherJob], 2), [UNDO]: 92 } });
  await userEvent.click(await screen.findByRole('button', { name: 'Import ze souboru' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Import ze souboru: Jobs' }));
  const bytes = new TextEncoder().encode(csvOf(lines, 'cs')).buffer;
  const file = Object.assign(new File([], 'jobs.csv'), { arrayBuffer: () => Promise.resolve(bytes) });
  await userEvent.upload(await dialog.findByLabelText('Tabulka CSV nebo sešit Excelu'), file);
  return { server, dialog };
}

test('the differences of a file are previewed, written together with the versions read, and undone', async () => {
  const { server, dialog } = await importLines(
    ['Title', 'Branch', 'Public', 'Pay'],
    ['Gardener', 'Brno', 'ano', '31 000'],
    ['Driver', 'Praha', '', ''],
  );
  expect(await dialog.findByText('Změní se: 1, beze změny: 1, vynecháno: 0')).toBeInTheDocument();
  const row = dialog.getByRole('row', { name: /Gardener/ });
  expect(row).toHaveTextContent(/30\s000 → 31\s000/);
  expect(row).toHaveTextContent('ne → ano');
  expect(save).not.toHaveBeenCalled();
  await userEvent.click(dialog.getByRole('button', { name: 'Změnit 1 řádek' }));
  await waitFor(() =>
    expect(save).toHaveBeenCalledWith([{ id: JOB_ID, version: 4, pay_from: 31_000, is_public: true }]),
  );
  await waitFor(() => expect(snackbars[0]).toMatchObject({ text: 'Změněn 1 řádek', action: { label: 'Vrátit zpět' } }));
  snackbars[0]!.action!.run();
  await waitFor(() => expect(server.sent(UNDO)[0]?.body).toEqual({ p_change: 91 }));
});

test('rows are found by the id of an export, even by another name, which is reported as not written', async () => {
  const { dialog } = await importLines(
    ['ID záznamu', 'Title', 'Pay'],
    [OTHER_ID, 'Chauffeur', '31000'],
    [JOB_ID, 'Gardener', '32000'],
  );
  expect(await dialog.findByText('Změní se: 2, beze změny: 0, vynecháno: 1')).toBeInTheDocument();
  expect(dialog.getByText(/„Chauffeur“ ve sloupci Title se nezapíše.*\(je tu „Driver“\)/)).toBeInTheDocument();
});

test('unknown, repeated and unusable lines are named by their number and left out', async () => {
  const { dialog } = await importLines(
    ['Title', 'Branch', 'Pay'],
    ['Cook', 'Brno', '1'],
    ['Gardener', 'Brno', '30000'],
    ['Gardener', 'Brno', '5'],
    ['Driver', 'Praha', 'asi 5'],
  );
  await dialog.findByText('Změní se: 0, beze změny: 1, vynecháno: 3');
  expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Řádek 2: „Cook“ tu není',
    'Řádek 4: „Gardener“ je v souboru podruhé',
    'Řádek 5: „asi 5“ ve sloupci Pay nelze použít',
  ]);
  expect(dialog.getByRole('button', { name: 'Použít' })).toBeDisabled();
});

test('a column with another title is assigned by hand, and columns that nobody knows are named', async () => {
  const { dialog } = await importLines(['Position', 'Pay', 'Note'], ['Gardener', '31000', 'x']);
  expect(await dialog.findByText('Vyberte sloupec, podle kterého se řádky poznají.')).toBeInTheDocument();
  expect(dialog.getByText('Sloupce, které tu nejsou a nečtou se: Position, Note')).toBeInTheDocument();
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Title' }), 'Position');
  expect(await dialog.findByText('Změní se: 1, beze změny: 0, vynecháno: 0')).toBeInTheDocument();
  expect(dialog.getByText('Sloupce, které tu nejsou a nečtou se: Note')).toBeInTheDocument();
});

test('an empty file is refused, and a failed write keeps the dialog with its reason', async () => {
  save.mockRejectedValueOnce(new ApiError({ status: 409, code: 'content.changed_meanwhile', message: '', fields: {} }));
  const { dialog } = await importLines(['Title', 'Pay'], ['Gardener', '31000']);
  await userEvent.click(await dialog.findByRole('button', { name: 'Změnit 1 řádek' }));
  expect(await dialog.findByRole('alert')).toBeInTheDocument();
  expect(snackbars).toEqual([]);
  const empty = Object.assign(new File([], 'x.csv'), {
    arrayBuffer: () => Promise.resolve(new TextEncoder().encode('Title;Pay').buffer),
  });
  await userEvent.upload(dialog.getByLabelText('Tabulka CSV nebo sešit Excelu'), empty);
  expect(await dialog.findByText('V souboru nejsou žádné řádky.')).toBeInTheDocument();
  expect(dialog.getByRole('button', { name: 'Použít' })).toBeDisabled();
});
