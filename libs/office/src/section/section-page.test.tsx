import { defineRemote } from '@arbora/remote';
import { renderPage, replyPage, testServer } from '@arbora/testing';
import { routes } from '@arbora/routes';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { officeTexts } from '../locales';
import { managerPage } from '../manager-page';
import { aJob, jobsSection, LIST } from '../testing/jobs';
import { kitTexts } from '../testing/kit-texts';
import { setWindowWidth } from '../testing/test-browser';
import { definePageView } from './page-view';
import { sectionPage } from './section-page';
import { sectionParams } from './section-params';

const texts = () => Promise.resolve({ default: { title: 'Kit' } });
const open = jobsSection({ lead: 'jobs.lead', header: () => <p>above the list</p> });
const closed = jobsSection({
  name: 'closed',
  title: 'action.close',
  parent: { title: 'jobs.parent', route: routes.manager },
});
const forAdmins = jobsSection({
  name: 'admins',
  title: 'action.forget',
  mayOpen: ({ user }) => user?.isAdmin === true,
});
const calendar = definePageView({
  name: 'calendar',
  texts: 'kit',
  title: 'action.preview',
  route: routes.managerJobs,
  queries: () => [],
  Component: () => <p>the calendar</p>,
});
const remote = defineRemote({
  name: 'mf-office-tests',
  texts: { cs: texts, en: texts, pl: texts },
  commonTexts: [officeTexts],
  routes: [
    managerPage(
      routes.managerJobs,
      'title',
      kitTexts,
      () => Promise.resolve({ default: sectionPage(open, closed, forAdmins, calendar) }),
      { search: sectionParams() },
    ),
  ],
});
beforeEach(() => setWindowWidth(1440));

function openPage(search = '', isAdmin = false) {
  const server = testServer({ [LIST]: replyPage([aJob()], 1) });
  return renderPage(remote, `/cs/manager/jobs${search}`, { server, person: { acl: [isAdmin ? 'admin' : 'jobs'] } });
}
const tabs = async () => within(await screen.findByRole('navigation', { name: 'Co zobrazit' })).getAllByRole('link');

test('sections and views are tabs, without those that are not for the person', async () => {
  const { unmount } = await openPage();
  expect((await tabs()).map(({ textContent }) => textContent)).toEqual(['Jobs', 'Close', 'Preview']);
  unmount();
  await openPage('', true);
  expect((await tabs()).map(({ textContent }) => textContent)).toEqual(['Jobs', 'Close', 'Forget', 'Preview']);
});

test('the first section is shown with its lead and header, and another one by its name in the URL', async () => {
  const { history } = await openPage();
  expect(await screen.findByRole('heading', { level: 1, name: 'Jobs' })).toBeInTheDocument();
  expect(screen.getByText('Open positions.')).toBeInTheDocument();
  expect(screen.getByText('above the list')).toBeInTheDocument();
  await userEvent.click((await tabs())[1]!);
  expect(history.location.search).toBe('?list=closed');
  expect(await screen.findByRole('heading', { level: 1, name: 'Close' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'All subjects' })).toHaveAttribute('href', '/cs/manager');
  expect(screen.queryByText('above the list')).toBeNull();
});

test('a view has its own component in its tab', async () => {
  const { server } = await openPage('?list=calendar');
  expect(await screen.findByText('the calendar')).toBeInTheDocument();
  expect((await tabs())[2]).toHaveAttribute('aria-current', 'page');
  expect(server.sent(LIST)).toHaveLength(0);
});

test.each(['?list=unknown', '?list=admins'])(
  'the first section is shown for %s, which is not for the person',
  async (search) => {
    await openPage(search);
    expect(await screen.findByRole('heading', { level: 1, name: 'Jobs' })).toBeInTheDocument();
  },
);
