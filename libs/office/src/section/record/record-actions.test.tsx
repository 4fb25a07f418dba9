import { enter, reply } from '@arbora/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aJob, JOB_ID, jobsSection, HISTORY, SAVE, UNDO } from '../../testing/jobs';
import { openRecord } from '../../testing/open-section';
import { snackbars } from '../../testing/snackbars';
import '../../testing/test-browser';
import { textField } from '../fields/text-fields';
import { REFERRED_TO } from './referred-to';

const DELETE = 'DELETE /api/rest/job_position';
const fields = [textField('title', { label: 'job.title', max: 50, required: true })];
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

test('a record is deleted from its drawer, which closes, with undo', async () => {
  const section = jobsSection({ form: { remove: true, fields } });
  const { server, onClosed } = await openRecord(section, JOB_ID, { [DELETE]: [{ id: JOB_ID }] });
  await press('Smazat');
  await waitFor(() =>
    expect(snackbars[0]).toMatchObject({ text: 'Smazáno: Gardener', action: { label: 'Vrátit zpět' } }),
  );
  expect(server.sent(DELETE)[0]?.query.get('id')).toBe(`in.(${JOB_ID})`);
  expect(onClosed).toHaveBeenCalled();
});

test('a record to which others refer stays, and the message says why', async () => {
  const section = jobsSection({ form: { remove: true, fields } });
  const { onClosed } = await openRecord(section, JOB_ID, { [DELETE]: reply(409, { code: REFERRED_TO, message: '' }) });
  await press('Smazat');
  await waitFor(() => expect(snackbars[0]?.text).toBe('Smazat to nejde, něco jiného na to odkazuje.'));
  expect(onClosed).not.toHaveBeenCalled();
});

test('without the right to delete there is no button for it', async () => {
  await openRecord(jobsSection({ form: { fields } }), JOB_ID);
  await screen.findByRole('textbox', { name: /^Title/ });
  expect(screen.queryByRole('button', { name: 'Smazat' })).toBeNull();
});

const confirming = jobsSection({
  form: {
    fields,
    confirmSave: ({ branch }) =>
      branch === 'Brno'
        ? {
            title: 'ask.title',
            text: 'ask.text',
            values: () => ({ branch: 'Brno' }),
            options: [
              { label: 'ask.now', change: { is_public: true } },
              { label: 'ask.later', change: {} },
            ],
          }
        : null,
  },
});

test.each([
  ['Now', { title: 'Gardener!', is_public: true }],
  ['Later', { title: 'Gardener!' }],
])('a question before the save adds the columns of its answer: %s', async (answer, body) => {
  const { server } = await openRecord(confirming, JOB_ID, { [SAVE]: [aJob({ version: 5 })] });
  await enter(await screen.findByRole('textbox', { name: /^Title/ }), '!');
  await press('Uložit změny');
  const question = within(await screen.findByRole('dialog', { name: 'Is it public?' }));
  expect(question.getByText('Should Brno see it?')).toBeInTheDocument();
  expect(server.sent(SAVE)).toHaveLength(0);
  await userEvent.click(question.getByRole('button', { name: answer }));
  await waitFor(() => expect(server.sent(SAVE)[0]?.body).toEqual(body));
});

test('a question that is closed without an answer saves nothing and keeps the input', async () => {
  const { server } = await openRecord(confirming, JOB_ID, { [SAVE]: [aJob({ version: 5 })] });
  await enter(await screen.findByRole('textbox', { name: /^Title/ }), '!');
  await press('Uložit změny');
  await screen.findByRole('dialog', { name: 'Is it public?' });
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Is it public?' })).toBeNull());
  expect(screen.getByRole('textbox', { name: /^Title/ })).toHaveValue('Gardener!');
  expect(server.sent(SAVE)).toHaveLength(0);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a record without a form shows its columns, its actions and its history, whose latest change is undone', async () => {
  const entry = {
    id: 2,
    change_id: 81,
    at: '2026-11-02T08:00:00Z',
    person_id: null,
    person_name: 'Jana',
    person_state: null,
  };
  const section = jobsSection({
    formatChange: ({ branch }) => `branch ${String(branch)}`,
    actions: [{ name: 'publish', label: 'action.publish', change: { is_public: true }, done: 'action.published' }],
  });
  const { server } = await openRecord(section, JOB_ID, {
    [HISTORY]: [
      { ...entry, after: { branch: 'Brno' }, undoes: null },
      { ...entry, id: 1, change_id: 80, after: { branch: 'Praha' }, undoes: 79 },
    ],
    [UNDO]: 82,
  } as never);
  const drawer = within(await screen.findByRole('dialog', { name: 'Gardener' }));
  expect(await drawer.findByRole('button', { name: 'Publish' })).toBeInTheDocument();
  const [latest, older] = await drawer.findAllByRole('listitem');
  expect(latest).toHaveTextContent(/Jana, branch Brno/);
  expect(older).toHaveTextContent(/branch Praha, vrácení změny$/);
  await userEvent.click(drawer.getByRole('button', { name: 'Vrátit zpět' }));
  await waitFor(() => expect(server.sent(UNDO)[0]?.body).toEqual({ p_change: 81 }));
  await waitFor(() => expect(snackbars[0]?.text).toBe('Změna je vrácená'));
});
