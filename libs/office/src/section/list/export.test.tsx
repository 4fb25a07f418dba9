import { replyPage } from '@arbora/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readTable } from '../../files/read-table';
import { aJob, JOB_ID, jobsSection, LIST, otherJob } from '../../testing/jobs';
import { openSection } from '../../testing/open-section';
import { snackbars } from '../../testing/snackbars';
import { setWindowWidth } from '../../testing/test-browser';

const section = jobsSection({
  columns: [
    { key: 'title', title: 'job.title' },
    { key: 'branch', title: 'job.branch', exported: ({ branch }) => `in ${branch}`, titleInFile: 'filter.town' },
    { key: 'is_public', title: 'job.public', kind: 'flag' },
    { key: 'pay_from', title: 'job.pay', kind: 'money' },
    { key: 'created_at', title: 'job.created', kind: 'moment' },
    { key: 'starts_on', title: 'job.starts', kind: 'date', hidden: true },
  ],
  actions: [{ name: 'publish', label: 'action.publish', change: { is_public: true }, done: 'action.published' }],
});

const files: { name: string; blob: Blob }[] = [];
beforeEach(() => {
  setWindowWidth(1440);
  files.length = 0;
  let latest: Blob;
  window.URL.createObjectURL = (file) => ((latest = file as Blob), 'blob:x');
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(this: HTMLAnchorElement) {
    files.push({ name: this.download, blob: latest });
  });
});
afterEach(() => jest.restoreAllMocks());

const open = async () => userEvent.click(await screen.findByText('Export', { selector: 'summary' }));
const save = async (format: string) => userEvent.click(screen.getByRole('button', { name: format }));

async function linesOf({ name, blob }: { name: string; blob: Blob }) {
  const bytes = await new Promise<ArrayBuffer>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as ArrayBuffer);
    reader.readAsArrayBuffer(blob);
  });
  return readTable(Object.assign(new File([], name), { arrayBuffer: () => Promise.resolve(bytes) }));
}

test('all rows that match are saved with the visible columns, numbers and times in a form to calculate with', async () => {
  await openSection(section);
  await screen.findByRole('link', { name: 'Gardener' });
  await open();
  expect(screen.getByText('Všechny 2 záznamy')).toBeInTheDocument();
  await save('Tabulka CSV');
  await waitFor(() => expect(snackbars[0]?.text).toBe('Uloženy 2 řádky'));
  expect(files[0]?.name).toMatch(/^jobs-\d{4}-\d\d-\d\d\.csv$/);
  expect(await linesOf(files[0]!)).toEqual([
    ['Title', 'Town', 'Public', 'Pay', 'Created'],
    ['Gardener', 'in Brno', 'ne', '30000', '2026-11-01 09:00'],
    ['Driver', 'in Praha', 'ano', '30000', '2026-11-01 09:00'],
  ]);
});

test('only the selected rows are saved, as a workbook with numbers, without reading the list again', async () => {
  const { server } = await openSection(section, { search: '?columns=pay_from' });
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Vybrat: Driver' }));
  await open();
  expect(screen.getByText('Jen vybraný řádek')).toBeInTheDocument();
  await save('Sešit Excelu');
  await waitFor(() => expect(snackbars[0]?.text).toBe('Uložen 1 řádek'), { timeout: 10_000 });
  expect(files[0]?.name).toMatch(/\.xlsx$/);
  const [, ...lines] = await linesOf(files[0]!);
  expect(lines.map((line) => line.map(String))).toEqual([['Driver', '30000']]);
  expect(server.sent(LIST)).toHaveLength(1);
});

test('a list that cannot be read is not saved in part', async () => {
  const { server } = await openSection(section, { routes: { [LIST]: replyPage([aJob(), otherJob], 2) } });
  await screen.findByRole('link', { name: 'Gardener' });
  server.on({ [LIST]: new Response('{"code":"auth.forbidden","message":""}', { status: 403 }) as never });
  await open();
  await save('Tabulka CSV');
  await waitFor(() => expect(snackbars[0]?.type).toBe('error'));
  expect(files).toEqual([]);
});

test('an empty list cannot be exported', async () => {
  await openSection(section, { search: `?id=${JOB_ID}`, routes: { [LIST]: replyPage([], 0) } });
  await open();
  expect(screen.getByRole('button', { name: 'Tabulka CSV', hidden: true })).toBeDisabled();
});
