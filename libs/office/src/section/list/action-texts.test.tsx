import { api } from '@arbora/api';
import { reply } from '@arbora/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { jobsSection } from '../../testing/jobs';
import { openSection } from '../../testing/open-section';
import { snackbars } from '../../testing/snackbars';
import { setWindowWidth } from '../../testing/test-browser';

type Action = NonNullable<NonNullable<Parameters<typeof jobsSection>[0]>['actions']>[number];

beforeEach(() => setWindowWidth(1440));

/** Presses an action of the first row. */
async function press(action: Partial<Action>, routes: Parameters<typeof openSection>[1] = {}): Promise<void> {
  await openSection(jobsSection({ actions: [{ name: 'close', label: 'action.close', ...action }] }), routes);
  await userEvent.click(await screen.findByRole('button', { name: 'Close: Gardener' }));
}

test('a question may depend on the rows', async () => {
  const run = jest.fn(() => Promise.resolve());
  await press({
    run,
    ask: ([job], formats) => ({
      title: 'action.forget',
      text: 'action.forgetText',
      values: { name: `${job!.branch}, ${formats.number(1200)}` },
    }),
  });
  await screen.findByRole('dialog', { name: 'Forget' });
  expect(screen.getByText(/^Forget Brno, 1.200 \(1\)\?$/)).toBeInTheDocument();
  expect(run).not.toHaveBeenCalled();
});

test('a message may depend on the result', async () => {
  await press({
    run: () => Promise.resolve(3),
    done: (closed) => ({ text: 'action.closed', values: { count: closed as number } }),
  });
  await waitFor(() => expect(snackbars[0]?.text).toBe('3 jobs are closed'));
});

test('a refusal has the text of the action for its code', async () => {
  const CALL = 'POST /api/backend/close';
  const refusal = (code: string) => ({ routes: { [CALL]: reply(409, { code, message: '' }) } });
  const action: Partial<Action> = {
    run: () => api.post('/backend/close', {}),
    errors: { 'booking.capacity': 'jobs.none' },
  };
  await press(action, refusal('booking.capacity'));
  await waitFor(() => expect(snackbars.at(-1)).toMatchObject({ type: 'error', text: 'No jobs yet' }));
});

test('a row that others refer to is named as in use', async () => {
  const CALL = 'POST /api/backend/close';
  await press(
    { run: () => api.post('/backend/close', {}) },
    { routes: { [CALL]: reply(409, { code: '23503', message: '' }) } },
  );
  await waitFor(() => expect(snackbars.at(-1)?.type).toBe('error'));
  expect(snackbars.at(-1)?.text).toBe('Smazat to nejde, něco jiného na to odkazuje.');
});
