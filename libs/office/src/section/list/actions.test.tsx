import { reply } from '@arbora/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { JOB_ID, jobsSection, LIST, SAVE, UNDO } from '../../testing/jobs';
import { openSection } from '../../testing/open-section';
import { snackbars } from '../../testing/snackbars';
import { setWindowWidth } from '../../testing/test-browser';

type Action = NonNullable<NonNullable<Parameters<typeof jobsSection>[0]>['actions']>[number];

beforeEach(() => setWindowWidth(1440));

/** Opens a list whose rows have this action. */
async function open(action: Partial<Action>, routes: Parameters<typeof openSection>[1] = {}) {
  const section = jobsSection({
    actions: [{ name: 'close', label: 'action.close', done: 'action.closed', ...action }],
  });
  const page = await openSection(section, routes);
  await screen.findByRole('link', { name: 'Gardener' });
  return page;
}
const press = async (name = 'Close: Gardener') => userEvent.click(screen.getByRole('button', { name }));

test('a change writes its columns to the row, with undo; a function is evaluated then', async () => {
  const { server } = await open(
    { change: () => ({ closes_on: '2027-01-01' }) },
    { routes: { [SAVE]: [{ id: JOB_ID }], [UNDO]: 1 } },
  );
  await press();
  await waitFor(() => expect(snackbars[0]?.text).toBe('1 job is closed'));
  expect(server.sent(SAVE)[0]?.body).toEqual({ closes_on: '2027-01-01' });
  snackbars[0]!.action!.run();
  await waitFor(() => expect(server.sent(UNDO)[0]?.body).toEqual({ p_change: 81 }));
});

test('a change is reported without undo if its history cannot be read', async () => {
  await open(
    { change: { is_public: false } },
    { routes: { [SAVE]: [{ id: JOB_ID }], 'GET /api/rest/history_list': reply(403, { code: 'x', message: '' }) } },
  );
  await press();
  await waitFor(() => expect(snackbars[0]?.text).toBe('1 job is closed'));
  expect(snackbars[0]?.action).toBeUndefined();
});

test('a custom action gets the row, reads the list again, and is undone by its own undo', async () => {
  const [run, undo] = [jest.fn(() => Promise.resolve()), jest.fn(() => Promise.resolve())];
  const { server } = await open({ run, undo });
  await press();
  await waitFor(() => expect(snackbars[0]?.action?.label).toBe('Vrátit zpět'));
  expect(run).toHaveBeenCalledWith([expect.objectContaining({ id: JOB_ID })]);
  await waitFor(() => expect(server.sent(LIST)).toHaveLength(2));
  snackbars[0]!.action!.run();
  await waitFor(() => expect(snackbars[1]?.text).toBe('Změna je vrácená'));
  expect(undo).toHaveBeenCalledWith([expect.objectContaining({ id: JOB_ID })]);
});

test('an action that fails says why, and reads the list again, as part of it may be done', async () => {
  const { server } = await open({ run: () => Promise.reject(new Error('no network')) });
  await press();
  await waitFor(() => expect(snackbars[0]?.type).toBe('error'));
  await waitFor(() => expect(server.sent(LIST)).toHaveLength(2));
});

test('an irreversible action asks first, with the names of the rows', async () => {
  const run = jest.fn(() => Promise.resolve());
  await open({ run, ask: { title: 'action.forget', text: 'action.forgetText' } });
  await press();
  const question = within(await screen.findByRole('dialog', { name: 'Forget' }));
  expect(question.getByText('Forget Gardener (1)?')).toBeInTheDocument();
  await userEvent.click(question.getByRole('button', { name: 'Zpět' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Forget' })).toBeNull());
  expect(run).not.toHaveBeenCalled();
  await press();
  await userEvent.click(
    within(await screen.findByRole('dialog', { name: 'Forget' })).getByRole('button', { name: 'Close' }),
  );
  await waitFor(() => expect(run).toHaveBeenCalledTimes(1));
});

test('an action with choices writes the chosen one', async () => {
  const options = [
    { label: 'filter.yes', change: { is_public: true } },
    { label: 'filter.no', change: { is_public: false } },
  ] as const;
  const choices = { title: 'action.moveTo', options } as const;
  const { server } = await open({ choices }, { routes: { [SAVE]: [{ id: JOB_ID }] } });
  await press();
  const dialog = within(await screen.findByRole('dialog', { name: 'Where to?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'draft' }));
  await waitFor(() => expect(server.sent(SAVE)[0]?.body).toEqual({ is_public: false }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('an action with a dialog opens it with the row, and the dialog closes itself', async () => {
  await open({
    dialog: ({ rows, onClose }) => (
      <div role="dialog" aria-label={`Note on ${rows[0]!.title}`}>
        <button type="button" onClick={onClose}>
          Done
        </button>
      </div>
    ),
  });
  await press();
  await userEvent.click(within(screen.getByRole('dialog', { name: 'Note on Gardener' })).getByRole('button'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('an action that opens a page is in the row only', async () => {
  const { history } = await open({ to: ({ id }) => `/manager/offers/${id}` });
  await press();
  expect(history.location.pathname).toBe(`/cs/manager/offers/${JOB_ID}`);
});

test('rows have only the actions that apply to them, and none that are for the drawer', async () => {
  const { unmount } = await open({ appliesTo: ({ is_public }) => is_public, change: { is_public: false } });
  expect(screen.getByRole('button', { name: 'Close: Driver' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Close: Gardener' })).toBeNull();
  unmount();
  await open({ inRow: false, change: { is_public: false } });
  expect(screen.queryByRole('button', { name: /^Close:/ })).toBeNull();
});
