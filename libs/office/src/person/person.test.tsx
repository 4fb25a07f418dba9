import { rest, rows } from '@arbora/api';
import { useQuery } from '@arbora/query';
import { renderPart, reply, replyPage, testServer } from '@arbora/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { aJob, jobsSection, LIST, otherJob } from '../testing/jobs';
import { kit, openSection } from '../testing/open-section';
import { setWindowWidth } from '../testing/test-browser';
import { personColumn, personEmailColumn } from './person-columns';
import { PersonItems } from './person-items';
import { Author, MarkedPerson, PersonMark } from './person-mark';

const shown = async (part: ReactElement): Promise<string | null> => (await renderPart(kit, part)).container.textContent;

test.each([
  ['blocked', 'Jana zablokovaný účet'],
  ['erased', 'Jana smazaný účet'],
  [null, 'Jana'],
] as const)('the state %s of an account is shown beside the name', async (state, text) => {
  expect(await shown(<MarkedPerson name="Jana" state={state} />)).toBe(text);
});

test('an account without a state has no mark', async () => {
  expect(await shown(<PersonMark state={null} />)).toBe('');
});

test.each([
  ['a job', { id: null, name: null, state: null }, 'automaticky'],
  ['a person', { id: 'p', name: 'Jana', state: null }, 'Jana'],
  ['a blocked person', { id: 'p', name: 'Jana', state: 'blocked' }, 'Jana zablokovaný účet'],
  ['a person without a name', { id: 'p', name: null, state: null }, 'účet beze jména'],
  ['an erased person', { id: 'p', name: null, state: 'erased' }, ' smazaný účet'],
] as const)('a change by %s names its author', async (_name, author, text) => {
  expect(await shown(<Author {...author} />)).toBe(text);
});

test('a row’s person is named, else by the e-mail, and an erased one has neither', async () => {
  setWindowWidth(1440);
  const people = [
    { person_name: 'Jana', person_email: 'jana@x.cz', person_state: null },
    { person_name: null, person_email: 'petr@x.cz', person_state: 'blocked' },
    { person_name: 'Eva', person_email: 'erased-1@x.cz', person_state: 'erased' },
  ] as const;
  const section = jobsSection({
    columns: [
      { key: 'title', title: 'job.title' },
      personColumn({ title: 'job.branch' }),
      personEmailColumn({ title: 'job.hint' }),
    ] as never,
  });
  const found = people.map((person, index) => ({ ...aJob({ id: `${index}`, title: `Job ${index}` }), ...person }));
  await openSection(section, { routes: { [LIST]: replyPage(found) } });
  await screen.findByRole('link', { name: 'Job 0' });
  const cells = screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell').slice(-2));
  expect(cells.map((pair) => pair.map(({ textContent }) => textContent))).toEqual([
    ['Jana', 'jana@x.cz'],
    ['petr@x.cz zablokovaný účet', 'petr@x.cz'],
    [' smazaný účet', ''],
  ]);
});

function Items(): ReactElement {
  const query = useQuery({ queryKey: ['jobs'], queryFn: () => rows(rest().from('job_position').select('id,title')) });
  return <PersonItems title="Jobs" nothing="No jobs" query={query} itemOf={({ title }) => <b>{title}</b>} />;
}

test('the items of a person are listed below their title, which is there while they load', async () => {
  let respond: (items: unknown) => void = () => undefined;
  const server = testServer({ [LIST]: () => new Promise<never>((resolve) => (respond = resolve as never)) });
  await renderPart(kit, <Items />, { server });
  expect(screen.getByRole('heading', { name: 'Jobs' })).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('Načítáme…');
  await waitFor(() => expect(server.sent(LIST)).toHaveLength(1));
  respond([aJob(), otherJob]);
  const items = within(await screen.findByRole('list')).getAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual(['Gardener', 'Driver']);
});

test('a person without items, and items that cannot be read, are told', async () => {
  const server = testServer({ [LIST]: reply(403, { code: 'auth.forbidden', message: '' }) });
  await renderPart(kit, <Items />, { server });
  const retry = await screen.findByRole('button', { name: 'Zkusit znovu' });
  expect(screen.queryByText('No jobs')).toBeNull();
  server.on({ [LIST]: [] });
  await userEvent.click(retry);
  expect(await screen.findByText('No jobs')).toBeInTheDocument();
});
