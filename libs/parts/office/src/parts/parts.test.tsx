import { setWindowWidth } from '@arbora/office/testing';
import { renderPage, testServer } from '@arbora/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import parts from '../remote';
// Loaded with the file, as the libraries of the back office take longer than the limit of a test on a busy machine.
import './parts.page';

beforeEach(() => setWindowWidth(1440));

const open = (url: string) => renderPage(parts, url, { server: testServer({}) });
/** A component; queries by role on the whole page would take seconds. */
const part = (name: string): HTMLElement => document.querySelector<HTMLElement>(`[data-part="${name}"]`)!;
const openCzech = async () => {
  await open('/cs/dev/office');
  await screen.findByText('Fields of texts: empty');
};

test.each(['/cs/dev/office', '/en/dev/office'])(
  '%s shows every component under a unique name, without requests',
  async (url) => {
    const { server } = await open(url);
    await screen.findByText('Fields of texts: empty');
    expect(document.querySelector('h1')).toBeVisible();
    const names = [...document.querySelectorAll('[data-part]')].map((one) => one.getAttribute('data-part'));
    expect(names.length).toBeGreaterThan(60);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
    await waitFor(() => expect(document.querySelectorAll('[aria-multiline]')).toHaveLength(3));
    expect(server.requests).toEqual([]);
  },
);

test('the table of contents links to every group', async () => {
  await openCzech();
  const links = [...document.querySelectorAll('nav[aria-label="Obsah stránky"] a')];
  expect(links.length).toBeGreaterThan(5);
  expect(links.map((link) => document.querySelector(link.getAttribute('href')!))).not.toContain(null);
});

test('every group of fields is shown with an error at a field', async () => {
  await openCzech();
  for (const group of ['texts', 'languages', 'values', 'choices', 'picture', 'rich text']) {
    const fields = part(`Fields of ${group}: with errors`);
    await waitFor(() => expect(fields.querySelectorAll('[aria-invalid="true"]')).not.toHaveLength(0));
  }
});

test('lists and histories show their rows, or that these could not be read', async () => {
  await openCzech();
  expect(await within(part('SectionList: rows')).findByText('Řidič rozvozu')).toBeVisible();
  expect(await within(part('SectionList: failed')).findByText('Služba teď neodpovídá', { exact: false })).toBeVisible();
  expect(await within(part('RecordHistory: changes')).findByText(/Petr Javor/)).toBeVisible();
});

test('a refused change shows its reason, as the gallery saves nothing', async () => {
  await openCzech();
  await userEvent.click(within(part('RecordDrawer')).getByRole('button', { name: 'form' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Zahradník' }));
  await userEvent.type(await drawer.findByRole('textbox', { name: /^Pobočka/ }), ' a okolí');
  await userEvent.click(drawer.getByRole('button', { name: 'Uložit změny' }));
  expect(await drawer.findByText('Služba teď neodpovídá', { exact: false })).toBeVisible();
});

test('two versions of a record are chosen from, column by column', async () => {
  await openCzech();
  await userEvent.click(within(part('ConflictDialog')).getByRole('button', { name: 'Otevřít' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Mezitím to uložil někdo jiný' }));
  expect(dialog.getAllByRole('group').map((group) => group.querySelector('legend')?.textContent)).toEqual([
    'Pobočka',
    'Mzda od',
  ]);
});
