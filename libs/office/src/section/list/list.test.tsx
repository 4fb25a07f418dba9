import { reply, replyPage } from '@arbora/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aJob, jobsSection, LIST, OTHER_ID } from '../../testing/jobs';
import { openSection } from '../../testing/open-section';
import { setWindowWidth } from '../../testing/test-browser';

const TOWNS = [{ id: OTHER_ID, label: 'Praha' }];
const section = jobsSection({
  pageSize: 2,
  search: { label: 'jobs.search', by: ['title', 'branch'] },
  base: (query) => query.eq('pay_period', 'month'),
  filters: [
    {
      name: 'state',
      label: 'filter.state',
      all: 'filter.all',
      values: ['yes', 'no'],
      valueLabel: (value, { t }) => t(`filter.${value as 'yes'}`),
      apply: (query, value) => query.is('is_public', value === 'yes'),
    },
    {
      name: 'town',
      label: 'filter.town',
      all: 'filter.everywhere',
      source: { key: ['towns'], search: () => Promise.resolve(TOWNS), byIds: () => Promise.resolve(TOWNS) },
      apply: (query, value) => query.eq('id', value),
    },
  ],
});
beforeEach(() => setWindowWidth(1440));

const rowNames = (): (string | null)[] => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);

test('search, filters, sorting and page of the URL are sent to the server, after the fixed filter', async () => {
  const search = `?q=strom,+ke%C5%99&state=yes&town=${OTHER_ID}&sort=-branch&page=3`;
  const { server } = await openSection(section, { search, routes: { [LIST]: replyPage([aJob()], 9) } });
  await screen.findByRole('link', { name: 'Gardener' });
  const { query } = server.sent(LIST)[0]!;
  expect(query.get('pay_period')).toBe('eq.month');
  expect(query.get('or')).toBe('(title.ilike."%strom, keř%",branch.ilike."%strom, keř%")');
  expect(query.get('is_public')).toBe('is.true');
  expect(query.get('id')).toBe(`eq.${OTHER_ID}`);
  expect(query.get('order')).toBe('branch.desc.nullslast,created_at.desc.nullslast,id.asc.nullslast');
  expect(screen.getByRole('navigation', { name: 'Stránkování' }).querySelector('[aria-current]')).toHaveTextContent(
    '3',
  );
});

test('unknown values in the URL are ignored', async () => {
  const { server } = await openSection(section, { search: '?state=maybe&town=nowhere&sort=pay_from&page=x' });
  await screen.findByRole('link', { name: 'Gardener' });
  const { query } = server.sent(LIST)[0]!;
  expect([query.has('is_public'), query.has('id')]).toEqual([false, false]);
  expect(query.get('order')).toBe('created_at.desc.nullslast,id.asc.nullslast');
});

test('a filter of fixed values is chosen by its label, and starts at the first page', async () => {
  const { history, server } = await openSection(section, { search: '?page=2&q=x' });
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'State' }), 'draft');
  expect(history.location.search).toBe('?q=x&state=no');
  await waitFor(() => expect(server.sent(LIST).at(-1)?.query.get('is_public')).toBe('is.false'));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'All states');
  expect(history.location.search).toBe('?q=x');
});

test('a filter of rows of another table finds them by typing, and is cleared again', async () => {
  const { history } = await openSection(section);
  await userEvent.type(await screen.findByRole('combobox', { name: 'Town' }), 'Pra');
  await userEvent.click(await screen.findByTitle('Praha'));
  expect(history.location.search).toBe(`?town=${OTHER_ID}`);
  await userEvent.click(screen.getByRole('button', { name: 'Zrušit výběr' }));
  expect(history.location.search).toBe('');
});

test('typed text is searched', async () => {
  const { history, server } = await openSection(section, { search: '?page=2' });
  await userEvent.type(await screen.findByRole('searchbox', { name: 'Search jobs' }), 'lípa{Enter}');
  await waitFor(() => expect(history.location.search).toBe('?q=l%C3%ADpa'));
  await waitFor(() => expect(server.sent(LIST).at(-1)?.query.get('or')).toContain('lípa'));
});

test('the title of a column sorts ascending, descending, then by default', async () => {
  const { history } = await openSection(section);
  const press = async (state: string) => userEvent.click(await screen.findByRole('link', { name: `Branch: ${state}` }));
  await press('seřadit vzestupně');
  expect(history.location.search).toBe('?sort=branch');
  expect(await screen.findByRole('columnheader', { name: /Branch/ })).toHaveAttribute('aria-sort', 'ascending');
  await press('seřadit sestupně');
  expect(await screen.findByRole('columnheader', { name: /Branch/ })).toHaveAttribute('aria-sort', 'descending');
  await press('zrušit řazení');
  expect(history.location.search).toBe('');
  expect(screen.queryByRole('link', { name: /^Public:/ })).toBeNull();
});

test('the list names its rows and total, and its pages keep the filters', async () => {
  const routes = { [LIST]: replyPage([aJob(), aJob({ id: OTHER_ID, title: 'Driver' })], 5) };
  const { history } = await openSection(section, { search: '?state=yes', routes });
  await screen.findByRole('link', { name: 'Gardener' });
  expect(rowNames()).toEqual(['Gardener', 'Driver']);
  expect(screen.getByText('5 záznamů')).toBeInTheDocument();
  await userEvent.click(
    within(screen.getByRole('navigation', { name: 'Stránkování' })).getByRole('link', { name: 'Stránka 3' }),
  );
  expect(history.location.search).toBe('?state=yes&page=3');
});

test('an empty list says so; one without matches offers to reset search and filters', async () => {
  const { history, unmount } = await openSection(section, { routes: { [LIST]: replyPage([], 0) } });
  expect(await screen.findByText('No jobs yet')).toBeInTheDocument();
  expect(screen.getByText('Create the first one.')).toBeInTheDocument();
  expect(history.location.search).toBe('');
  unmount();

  const filtered = await openSection(section, { search: '?q=x', routes: { [LIST]: replyPage([], 0) } });
  await userEvent.click(await screen.findByRole('link', { name: 'Zobrazit vše' }));
  expect(filtered.history.location.search).toBe('');
});

test('an error is shown with a retry, which shows the rows once they are there', async () => {
  const routes = { [LIST]: reply(403, { code: 'auth.forbidden', message: '' }) };
  const { server } = await openSection(section, { routes });
  const retry = await screen.findByRole('button', { name: 'Zkusit znovu' });
  let respond: () => void = () => undefined;
  server.on({ [LIST]: () => new Promise((resolve) => (respond = () => resolve(replyPage([aJob()], 1)))) });
  await userEvent.click(retry);
  expect(screen.queryByRole('link', { name: 'Gardener' })).toBeNull();
  respond();
  expect(await screen.findByRole('link', { name: 'Gardener' })).toBeInTheDocument();
});
