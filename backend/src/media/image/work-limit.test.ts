import { createWorkLimit } from './work-limit';

/** Work that the test completes. */
function openWork() {
  const ends: ((error?: Error) => void)[] = [];
  const begin = () => new Promise<void>((resolve, reject) => ends.push((error) => (error ? reject(error) : resolve())));
  return { ends, begin };
}

test('a limited number of tasks runs, whether they succeed or fail, and each queued one gets its turn', async () => {
  const limit = createWorkLimit(2, 10);
  const { ends, begin } = openWork();
  const works = Array.from({ length: 5 }, () => limit(begin).catch((error: Error) => error.message));
  const endNext = async (error?: Error) => {
    ends.shift()?.(error);
    await new Promise(setImmediate);
  };
  expect(ends).toHaveLength(2);
  await endNext(new Error('broken'));
  expect(ends).toHaveLength(2);
  await endNext();
  await endNext();
  expect(ends).toHaveLength(2);
  await endNext();
  await endNext();
  expect(await Promise.all(works)).toEqual(['broken', undefined, undefined, undefined, undefined]);
  const last = limit(begin);
  expect(ends).toHaveLength(1);
  await endNext();
  await last;
});

test('a task beyond the queue is refused with unavailable', async () => {
  const limit = createWorkLimit(1, 1);
  const { ends, begin } = openWork();
  const works = [limit(begin), limit(begin)];
  await expect(limit(begin)).rejects.toMatchObject({ code: 'unavailable', retryAfter: 2 });
  ends.shift()?.();
  await works[0];
  await new Promise(setImmediate);
  ends.shift()?.();
  await works[1];
});

test('background work starts when nothing else runs, one at a time, and delays no request', async () => {
  const limit = createWorkLimit(2, 2);
  const { ends, begin } = openWork();
  const order: string[] = [];
  const quiet = (name: string) => async () => {
    order.push(name);
    await limit(begin);
  };
  const urgent = limit(begin);
  expect([limit.whenIdle(quiet('one')), limit.whenIdle(quiet('two'))]).toEqual([true, true]);
  expect(limit.whenIdle(quiet('too many'))).toBe(false);
  expect(order).toEqual([]);
  ends.shift()?.();
  await urgent;
  await new Promise(setImmediate);
  expect(order).toEqual(['one']);
  // The other slot is free for requests, and a new one delays the next background task.
  const next = limit(begin);
  expect(ends).toHaveLength(2);
  ends.shift()?.();
  await new Promise(setImmediate);
  expect(order).toEqual(['one']);
  ends.shift()?.();
  await next;
  await new Promise(setImmediate);
  expect(order).toEqual(['one', 'two']);
  ends.shift()?.();
});
