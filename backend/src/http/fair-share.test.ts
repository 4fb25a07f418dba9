import { fairShare, ShareExceededError } from './fair-share';

const LIMITS = { running: 2, waiting: 2, maxWaitMs: 60_000 };

/** A piece of work that the test completes. */
function piece(share: ReturnType<typeof fairShare>, key: string, name: string, log: string[]) {
  let resolve: (name: string) => void = () => undefined;
  let reject: (error: Error) => void = () => undefined;
  const promise = new Promise<string>((...settle) => ([resolve, reject] = settle));
  const done = share(key, () => {
    log.push(name);
    return promise;
  });
  // A rejection is asserted later.
  done.catch(() => undefined);
  return { end: () => resolve(name), fail: () => reject(new Error(name)), done };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

test('each key runs a few pieces of work, queues some in order and is refused the rest', async () => {
  const share = fairShare(LIMITS);
  const log: string[] = [];
  const [a, b, c, d, e] = ['a', 'b', 'c', 'd', 'e'].map((name) => piece(share, 'one', name, log));
  const other = piece(share, 'other', 'other', log);
  await expect(e!.done).rejects.toThrow(ShareExceededError);
  expect(log).toEqual(['a', 'b', 'other']);
  b!.end();
  await settled();
  expect(log).toEqual(['a', 'b', 'other', 'c']);
  a!.fail();
  await expect(a!.done).rejects.toThrow('a');
  await settled();
  expect(log).toEqual(['a', 'b', 'other', 'c', 'd']);
  for (const one of [c!, d!, other]) one.end();
  expect(await Promise.all([b!.done, c!.done, d!.done, other.done])).toEqual(['b', 'c', 'd', 'other']);
  const again = piece(share, 'one', 'again', log);
  again.end();
  expect(await again.done).toBe('again');
});

test('work that waits too long is refused, and the next in the queue moves up', async () => {
  const share = fairShare({ ...LIMITS, running: 1, maxWaitMs: 20 });
  const log: string[] = [];
  const first = piece(share, 'one', 'first', log);
  await expect(piece(share, 'one', 'second', log).done).rejects.toThrow(ShareExceededError);
  const third = piece(share, 'one', 'third', log);
  first.end();
  third.end();
  expect(await third.done).toBe('third');
  expect(log).toEqual(['first', 'third']);
});
