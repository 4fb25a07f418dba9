import { enter, reply } from '@arbora/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aJob, JOB_ID, jobsSection, LIST, SAVE, UNDO } from '../../testing/jobs';
import { openRecord } from '../../testing/open-section';
import { snackbars } from '../../testing/snackbars';
import '../../testing/test-browser';
import { onlyNew } from '../fields/field';
import { textField } from '../fields/text-fields';
import { moneyField } from '../fields/value-fields';

const section = jobsSection({
  form: {
    create: 'jobs.new',
    created: 'jobs.created',
    fields: [
      textField('title', { label: 'job.title', max: 50, required: true }),
      [
        moneyField('pay_from', { label: 'job.pay', currency: 'CZK' }),
        moneyField('pay_to', { label: 'job.starts', currency: 'CZK' }),
      ],
      onlyNew(textField('branch', { label: 'job.branch', max: 50 })),
    ],
    check: ({ pay_from, pay_to }) =>
      typeof pay_from === 'number' && typeof pay_to === 'number' && pay_to < pay_from ? { pay_to: 'invalid' } : {},
  },
});
const CREATE = 'POST /api/rest/job_position';
const input = async (name: string) => screen.findByRole('textbox', { name: new RegExp(`^${name}`) });
const press = async (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('only the changed columns are sent, with the version they are based on', async () => {
  const { server, onClosed } = await openRecord(section, JOB_ID, { [SAVE]: [aJob({ version: 5 })] });
  await enter(await input('Title'), ' (Brno)');
  await press('Uložit změny');
  await waitFor(() => expect(server.sent(SAVE)).toHaveLength(1));
  const { body, query } = server.sent(SAVE)[0]!;
  expect(body).toEqual({ title: 'Gardener (Brno)' });
  expect([query.get('id'), query.get('version')]).toEqual([`eq.${JOB_ID}`, 'eq.4']);
  await waitFor(() => expect(onClosed).toHaveBeenCalled());
});

test('a save is undone by the button in its message, with the latest change of the row', async () => {
  const { server } = await openRecord(section, JOB_ID, { [SAVE]: [aJob({ version: 5 })], [UNDO]: 82 });
  await enter(await input('Title'), '!');
  await press('Uložit změny');
  await waitFor(() => expect(snackbars[0]).toMatchObject({ text: 'Úpravy uloženy', action: { label: 'Vrátit zpět' } }));
  snackbars[0]!.action!.run();
  await waitFor(() => expect(server.sent(UNDO)[0]?.body).toEqual({ p_change: 81 }));
  await waitFor(() => expect(snackbars[1]?.text).toBe('Změna je vrácená'));
});

test('without a change nothing is sent', async () => {
  const { server, onClosed } = await openRecord(section, JOB_ID);
  await input('Title');
  await press('Uložit změny');
  await waitFor(() => expect(onClosed).toHaveBeenCalled());
  expect(server.sent(SAVE)).toHaveLength(0);
});

test('a new row is sent completely, with its columns for new rows only', async () => {
  const { server, onClosed } = await openRecord(section, 'new', { [CREATE]: [aJob()] });
  await enter(await input('Title'), 'Gardener');
  await enter(await input('Branch'), 'Brno');
  await press('Vytvořit');
  await waitFor(() =>
    expect(server.sent(CREATE)[0]?.body).toEqual({ title: 'Gardener', pay_from: null, pay_to: null, branch: 'Brno' }),
  );
  await waitFor(() => expect(snackbars[0]).toMatchObject({ text: 'Job created', action: { label: 'Vrátit zpět' } }));
  await waitFor(() => expect(onClosed).toHaveBeenCalledWith(JOB_ID));
});

test('the form of an existing row lacks the fields for new ones', async () => {
  await openRecord(section, JOB_ID);
  await input('Title');
  expect(screen.queryByRole('textbox', { name: /^Branch/ })).toBeNull();
});

test('a rule over several fields is shown at its field, also while another field is wrong', async () => {
  const { server } = await openRecord(section, JOB_ID, { [SAVE]: [aJob()] });
  await userEvent.clear(await input('Title'));
  await enter(await input('Starts'), '100');
  await press('Uložit změny');
  expect(await input('Starts')).toBeInvalid();
  expect(await input('Title')).toBeInvalid();
  expect(server.sent(SAVE)).toHaveLength(0);
});

test('a refused save shows its reason and keeps the input', async () => {
  await openRecord(section, JOB_ID, { [SAVE]: reply(403, { code: 'auth.forbidden', message: '' }) });
  await enter(await input('Title'), '!');
  await press('Uložit změny');
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  expect(await input('Title')).toHaveValue('Gardener!');
  expect(snackbars).toEqual([]);
});

test('a record that is gone says so, and leads back to the list', async () => {
  const { onClosed } = await openRecord(section, JOB_ID, { [LIST]: [] });
  const drawer = within(await screen.findByRole('dialog'));
  expect(await drawer.findByText('Tento záznam už neexistuje')).toBeInTheDocument();
  await userEvent.click(drawer.getByRole('button', { name: 'Zpět na seznam' }));
  await waitFor(() => expect(onClosed).toHaveBeenCalled());
});
