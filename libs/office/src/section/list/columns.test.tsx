import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { jobsSection, JOB_ID } from '../../testing/jobs';
import { openSection } from '../../testing/open-section';
import { setWindowWidth } from '../../testing/test-browser';
import { eyeIcon } from '@arbora/ui/icons';

const publish = { name: 'publish', label: 'action.publish', icon: eyeIcon, change: { is_public: true }, done: 'action.published' } as const; // oxfmt-ignore
beforeEach(() => setWindowWidth(1440));

const titles = (): (string | null)[] => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
const menu = async () => userEvent.click(await screen.findByText('Sloupce', { selector: 'summary' }));

test('hidden columns are shown by choice, in the order of the section, and the choice is in the URL', async () => {
  const { history } = await openSection(jobsSection(), { search: '?page=1&q=' });
  await screen.findByRole('link', { name: 'Gardener' });
  expect(titles()).toEqual(['Title', 'Branch', 'Public']);
  await menu();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Pay' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Branch' }));
  expect(titles()).toEqual(['Title', 'Public', 'Pay']);
  expect(new URLSearchParams(history.location.search).get('columns')).toBe('title,is_public,pay_from');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Pay' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Branch' }));
  expect(new URLSearchParams(history.location.search).has('columns')).toBe(false);
});

test('the first column cannot be hidden', async () => {
  await openSection(jobsSection(), { search: '?columns=branch' });
  await screen.findByRole('link', { name: 'Gardener' });
  expect(titles()).toEqual(['Title', 'Branch']);
  await menu();
  expect(screen.queryByRole('checkbox', { name: 'Title' })).toBeNull();
});

test('values are formatted by the kind of their column', async () => {
  await openSection(jobsSection(), { search: '?columns=is_public,pay_from' });
  const row = within((await screen.findByRole('link', { name: 'Gardener' })).closest('tr')!);
  expect(row.getByText(/^ne$/i)).toBeInTheDocument();
  expect(row.getByText(/30\s000/)).toHaveTextContent('Kč');
});

test('low rows show actions as icons, high ones with their label; the browser remembers the height', async () => {
  const section = jobsSection({ actions: [publish] });
  const { unmount } = await openSection(section);
  const action = async () => screen.findByRole('button', { name: 'Publish: Gardener' });
  expect(await action()).not.toHaveTextContent('Publish');
  await menu();
  await userEvent.click(screen.getByRole('radio', { name: 'Vysoké' }));
  expect(await action()).toHaveTextContent('Publish');
  unmount();

  await openSection(section);
  expect(await action()).toHaveTextContent('Publish');
  await menu();
  await userEvent.click(screen.getByRole('radio', { name: 'Nízké' }));
  expect(await action()).not.toHaveTextContent('Publish');
});

test('on a narrow window rows are cards with the same facts and actions', async () => {
  setWindowWidth(390);
  await openSection(jobsSection({ actions: [publish] }));
  const list = within(await screen.findByRole('list', { name: 'Jobs' }));
  const [card] = list.getAllByRole('listitem');
  expect(screen.queryByRole('table')).toBeNull();
  expect(within(card!).getByRole('link', { name: 'Gardener' })).toHaveAttribute(
    'href',
    `/cs/manager/jobs?id=${JOB_ID}`,
  );
  expect(within(card!).getByText('Branch').nextSibling).toHaveTextContent('Brno');
  expect(within(card!).getByRole('button', { name: 'Publish: Gardener' })).toBeInTheDocument();
});

test('a section of pictures is a grid of them', async () => {
  await openSection(jobsSection({ picture: ({ title }) => (title === 'Gardener' ? 'aa/lipa.jpg' : null) }));
  const list = within(await screen.findByRole('list', { name: 'Jobs' }));
  const [first, second] = list.getAllByRole('listitem');
  expect(first!.querySelector('img')?.getAttribute('src')).toContain('lipa');
  expect(second!.querySelector('img')).toBeNull();
  expect(within(second!).getByRole('link', { name: 'Driver' })).toBeInTheDocument();
});

test('a row opens by a click beside its controls, or on its own page', async () => {
  const { history, unmount } = await openSection(jobsSection());
  await userEvent.click(await screen.findByText('Brno'));
  expect(history.location.search).toBe(`?id=${JOB_ID}`);
  unmount();

  const ownPage = await openSection(jobsSection({ pageOf: ({ id }) => `/manager/offers/${id}` }));
  expect(await screen.findByRole('link', { name: 'Gardener' })).toHaveAttribute('href', `/cs/manager/offers/${JOB_ID}`);
  ownPage.unmount();
});
