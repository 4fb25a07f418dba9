import { retry } from './retry';

const PAUSES = { firstPauseMs: 1, longestPauseMs: 4 };

test('work is retried until it succeeds, and each failure is reported', async () => {
  const failures: unknown[] = [];
  let attempts = 0;
  const work = async (): Promise<number> => {
    attempts += 1;
    if (attempts < 8) throw attempts % 2 ? new Error('down') : new TypeError('cannot read properties of null');
    return attempts;
  };
  expect(await retry(work, { ...PAUSES, onFailure: (error) => void failures.push(error) })).toBe(8);
  expect(failures).toHaveLength(7);
});

test('the last failure is thrown after the maximum number of retries', async () => {
  let attempts = 0;
  const work = () => Promise.reject(new Error(`failure ${(attempts += 1)}`));
  await expect(retry(work, { ...PAUSES, retries: 2 })).rejects.toThrow('failure 3');
});

test('a signal ends the pause', async () => {
  const stopping = new AbortController();
  let attempts = 0;
  const work = () => Promise.reject(new Error(`failure ${(attempts += 1)}`));
  // `onFailure` is called before the pause of a minute.
  const onFailure = (): void => void setImmediate(() => stopping.abort(new Error('stopped')));
  const pauses = { firstPauseMs: 60_000, longestPauseMs: 60_000 };
  await expect(retry(work, { ...pauses, signal: stopping.signal, onFailure })).rejects.toThrow('stopped');
  expect(attempts).toBe(1);
});
