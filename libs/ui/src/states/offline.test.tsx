import { QueryClient, QueryClientProvider, useQuery } from '@arbora/query';
import { onlineManager } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as v from 'valibot';
import { Form, FormError, SubmitButton, TextField, useAppForm } from '../form';
import { setNetwork } from '../testing/network';
import { renderWithSite } from '../testing/render-with-site';
import { ErrorState } from './error-state';
import { QueryView } from './query-view';

const OFFLINE = 'Jste bez připojení k internetu';
afterEach(() => {
  setNetwork(true);
  jest.restoreAllMocks();
});

describe('ErrorState', () => {
  const retry = jest.fn();
  beforeEach(() => retry.mockClear());

  test.each([
    ['a request without a response', { code: 'network', status: 0 }],
    ['a file that did not load', Object.assign(new Error('Loading chunk 7 failed'), { name: 'ChunkLoadError' })],
    ['a remote that did not load', { code: 'unavailable' }],
    ['an unknown error', undefined],
  ])('reports a missing network after %s and retries when it returns', (_, error) => {
    setNetwork(false);
    renderWithSite(<ErrorState title="Tuhle část se nepodařilo načíst" error={error} onRetry={retry} />);
    expect(screen.getByRole('alert')).toHaveTextContent(`${OFFLINE}Jakmile bude, zkusíme to znovu.`);
    expect(screen.getByRole('alert')).not.toHaveTextContent('Tuhle část');
    expect(retry).not.toHaveBeenCalled();
    setNetwork(true);
    expect(retry).toHaveBeenCalledTimes(1);
  });

  test('also retries if the browser had wrongly claimed to be online', () => {
    renderWithSite(<ErrorState error={{ code: 'network', status: 0 }} onRetry={retry} />);
    expect(screen.getByRole('alert')).toHaveTextContent('Nepodařilo se spojit se serverem.');
    setNetwork(false);
    expect(screen.getByRole('alert')).toHaveTextContent(OFFLINE);
    setNetwork(true);
    expect(retry).toHaveBeenCalledTimes(1);
  });

  test('repeats a request that was started before the network returned and failed after', () => {
    jest.useFakeTimers();
    setNetwork(false);
    setNetwork(true);
    const { unmount } = renderWithSite(<ErrorState error={{ code: 'unavailable' }} onRetry={retry} />);
    act(() => jest.advanceTimersByTime(2000));
    expect(retry).toHaveBeenCalledTimes(1);
    unmount();
    act(() => jest.advanceTimersByTime(60_000));
    renderWithSite(<ErrorState error={{ code: 'unavailable' }} onRetry={retry} />);
    act(() => jest.advanceTimersByTime(60_000));
    expect(retry).toHaveBeenCalledTimes(1);
    jest.useRealTimers();
  });

  test('does not blame the network for an error response', () => {
    setNetwork(false);
    renderWithSite(<ErrorState error={{ code: 'auth.forbidden', status: 403 }} onRetry={retry} />);
    expect(screen.getByRole('alert')).toHaveTextContent('K tomuto nemáte oprávnění.');
    setNetwork(true);
    expect(retry).not.toHaveBeenCalled();
  });

  test('does not announce a retry without onRetry', () => {
    setNetwork(false);
    renderWithSite(<ErrorState error={{ code: 'network' }} />);
    expect(screen.getByRole('alert')).toHaveTextContent('Až se připojíte, zkuste to, prosím, znovu.');
  });
});

test('a query waits for the network and resumes by itself', async () => {
  setNetwork(false);
  act(() => onlineManager.setOnline(false));
  const read = jest.fn(() => Promise.resolve(['lípa']));
  function Trees() {
    const query = useQuery({ queryKey: ['trees'], queryFn: read, retry: false });
    return <QueryView query={query}>{(rows) => <p>{rows.join()}</p>}</QueryView>;
  }
  renderWithSite(
    <QueryClientProvider client={new QueryClient()}>
      <Trees />
    </QueryClientProvider>,
  );
  expect(await screen.findByRole('alert')).toHaveTextContent(`${OFFLINE}Jakmile bude, zkusíme to znovu.`);
  expect(read).not.toHaveBeenCalled();
  setNetwork(true);
  expect(await screen.findByText('lípa')).toBeVisible();
  expect(read).toHaveBeenCalledTimes(1);
});

test('a form submitted offline shows its own message and keeps the input', async () => {
  setNetwork(false);
  const send = jest.fn(() => Promise.reject(Object.assign(new Error(), { code: 'network', status: 0 })));
  function Question() {
    const form = useAppForm(v.object({ name: v.string() }), { name: '' });
    return (
      <Form form={form} onSubmit={send}>
        <TextField name="name" label="Jméno" />
        <FormError errorText={() => 'Při zpracování došlo k chybě.'} />
        <SubmitButton>Odeslat</SubmitButton>
      </Form>
    );
  }
  renderWithSite(<Question />);
  await userEvent.type(screen.getByLabelText('Jméno'), 'Jana');
  await userEvent.click(screen.getByRole('button', { name: 'Odeslat' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(`${OFFLINE}. Co jste vyplnili, tu zůstává.`);
  expect(screen.getByLabelText('Jméno')).toHaveValue('Jana');
  setNetwork(true);
  expect(send).toHaveBeenCalledTimes(1);
});
