import { isApiError } from './api-error';
import { changesOf, currentOf, saveRow } from './save-row';
import type { Query } from './typed/client';

interface Row {
  id: string;
  version: number;
  title: string;
}
const original: Row = { id: '1', version: 3, title: 'Zima' };

/** A fake query that resolves to the same response on each await. */
function answering(data: Row[] | null, error: { code: string; message: string } | null = null): Query<Row[]> {
  const answer = { data, error, count: null, status: error ? 409 : 200 };
  return { then: (...args: Parameters<Promise<unknown>['then']>) => Promise.resolve(answer).then(...args) } as never;
}
const failure = (write: Query<Row[]>, read: Query<Row[]>) =>
  saveRow(original, write, read).catch((error: unknown) => error);

test('changes contain only the differing properties, including lists and nulls', () => {
  const before: { title: string; perex: string | null; tags: string[]; places: number } = {
    title: 'Zima',
    perex: null,
    tags: ['a'],
    places: 3,
  };
  expect(changesOf(before, { title: 'Zima', perex: '', tags: ['a'], places: 4 })).toEqual({ perex: '', places: 4 });
  expect(changesOf(before, { ...before, tags: ['a', 'b'] })).toEqual({ tags: ['a', 'b'] });
  expect(changesOf(before, { ...before })).toEqual({});
});

test('a save resolves to the saved row', async () => {
  const saved = { ...original, version: 4 };
  await expect(saveRow(original, answering([saved]), answering([]))).resolves.toEqual(saved);
});

test.each([
  ['nothing was matched', answering([])],
  ['the view refused', answering(null, { code: 'P0001', message: 'content.changed_meanwhile' })],
])('a save with a version conflict fails: %s', async (_case, write) => {
  const current = { ...original, version: 5, title: 'Jaro' };
  const error = await failure(write, answering([current]));
  expect(error).toMatchObject({ status: 409, code: 'content.changed_meanwhile' });
  expect(currentOf(error)).toEqual(current);
});

test('a missing or read-only row is not a conflict', async () => {
  expect(isApiError(await failure(answering([]), answering([])), 'not_found')).toBe(true);
  const refused = await failure(answering([]), answering([original]));
  expect(isApiError(refused, 'auth.forbidden')).toBe(true);
  expect(currentOf(refused)).toBeNull();
});
