import { replyPage } from '@arbora/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aJob, JOB_ID, jobsSection, LIST, OTHER_ID, otherJob, SAVE, UNDO } from '../../testing/jobs';
import { openSection } from '../../testing/open-section';
import { snackbars } from '../../testing/snackbars';
import { setWindowWidth } from '../../testing/test-browser';
import { textField } from '../fields/text-fields';

const section = jobsSection({
  search: { label: 'jobs.search', by: ['title'] },
  form: { remove: true, fields: [textField('title', { label: 'job.title', max: 50, required: true })] },
  actions: [
    {
      name: 'publish',
      label: 'action.publish',
      appliesTo: ({ is_public }) => !is_public,
      change: { is_public: true },
      done: 'action.published',
    },
  ],
});
const DELETE = 'DELETE /api/rest/job_position';
beforeEach(() => setWindowWidth(1440));

const selectAll = async () =>
  userEvent.click(await screen.findByRole('checkbox', { name: 'Vybrat všechny na stránce' }));
const bar = (name: string) => within(screen.getByRole('group', { name }));

test('an action on the selected rows leaves out those that it does not apply to', async () => {
  const { server } = await openSection(section, { routes: { [SAVE]: [{ id: JOB_ID }], [UNDO]: 82 } });
  await selectAll();
  await userEvent.click(bar('Vybrány 2 řádky').getByRole('button', { name: 'Publish (1)' }));
  await waitFor(() =>
    expect(snackbars[0]).toMatchObject({ text: '1 job is public', action: { label: 'Vrátit zpět' } }),
  );
  const { query, body } = server.sent(SAVE)[0]!;
  expect([query.get('id'), body]).toEqual([`in.(${JOB_ID})`, { is_public: true }]);
  await waitFor(() => expect(screen.queryByRole('group', { name: /^Vybrán/ })).toBeNull());
  snackbars[0]!.action!.run();
  await waitFor(() => expect(server.sent(UNDO)[0]?.body).toEqual({ p_change: 81 }));
});

test('the selected rows are deleted together, with undo', async () => {
  const { server } = await openSection(section, { routes: { [DELETE]: [{ id: JOB_ID }, { id: OTHER_ID }] } });
  await selectAll();
  await userEvent.click(bar('Vybrány 2 řádky').getByRole('button', { name: 'Smazat' }));
  await waitFor(() => expect(snackbars[0]?.text).toBe('Smazáno: Gardener, Driver'));
  expect(snackbars[0]?.action?.label).toBe('Vrátit zpět');
  expect(server.sent(DELETE)[0]?.query.get('id')).toBe(`in.(${JOB_ID},${OTHER_ID})`);
});

test('a row is selected and unselected, and the whole selection is cleared', async () => {
  await openSection(section);
  const box = await screen.findByRole('checkbox', { name: 'Vybrat: Driver' });
  await userEvent.click(box);
  expect(bar('Vybrán 1 řádek').queryByRole('button', { name: /Publish/ })).toBeNull();
  await userEvent.click(box);
  expect(screen.queryByRole('group', { name: /^Vybrán/ })).toBeNull();
  await selectAll();
  await userEvent.click(bar('Vybrány 2 řádky').getByRole('button', { name: 'Zrušit výběr' }));
  expect(box).not.toBeChecked();
});

test('a selected page is extended to all found rows in sections with bulk changes', async () => {
  const editable = jobsSection({
    pageSize: 2,
    search: { label: 'jobs.search', by: ['title'] },
    editable: {
      columns: [{ key: 'branch', kind: 'text', max: 50 }],
      identifyingColumns: [],
      save: () => Promise.resolve(1),
    },
  });
  const third = aJob({ id: JOB_ID.replace(/1$/, '3'), title: 'Cook' });
  const { server } = await openSection(editable, {
    search: '?q=x',
    routes: { [LIST]: replyPage([aJob(), otherJob], 3) },
  });
  await selectAll();
  server.on({ [LIST]: replyPage([aJob(), otherJob, third], 3) });
  await userEvent.click(bar('Vybrány 2 řádky').getByRole('button', { name: 'Vybrat všechny 3 nalezené' }));
  expect(await screen.findByRole('group', { name: 'Vybrány 3 řádky' })).toBeInTheDocument();
  expect(server.sent(LIST).at(-1)?.query.get('or')).toContain('title.ilike.');
});

test('a section without actions on rows has no selection', async () => {
  await openSection(jobsSection());
  await screen.findByRole('link', { name: 'Gardener' });
  expect(screen.queryByRole('checkbox', { name: /^Vybrat/ })).toBeNull();
});

test('the list is used by keyboard alone', async () => {
  const { history } = await openSection(section);
  await screen.findByRole('link', { name: 'Gardener' });
  await userEvent.keyboard('/');
  expect(screen.getByRole('searchbox')).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
  expect(screen.getByRole('link', { name: 'Driver' })).toHaveFocus();
  await userEvent.keyboard('x');
  expect(screen.getByRole('checkbox', { name: 'Vybrat: Driver' })).toBeChecked();
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('checkbox', { name: 'Vybrat: Driver' })).not.toBeChecked();
  await userEvent.keyboard('{ArrowUp}{Enter}');
  expect(history.location.search).toBe(`?id=${JOB_ID}`);
});

test('keys typed into a field are no shortcuts', async () => {
  await openSection(section);
  await userEvent.type(await screen.findByRole('searchbox'), 'x/x');
  expect(screen.getByRole('searchbox')).toHaveValue('x/x');
  expect(screen.queryByRole('group', { name: /^Vybrán/ })).toBeNull();
});
