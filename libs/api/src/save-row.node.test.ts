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
function queryOf(data: Row[] | null, error: { code: string; message: string } | null = null): Query<Row[]> {
  const response = { data, error, count: null, status: error ? 409 : 200 };
  return { then: (...args: Parameters<Promise<unknown>['then']>) => Promise.resolve(response).then(...args) } as never;
}
const failedSave = (write: Query<Row[]>, read: Query<Row[]>) =>
  saveRow(original, write, read).catch((error: unknown) => error);

test('changes contain only the properties that differ; lists are compared by content, null and an empty text differ', () => {
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
  await expect(saveRow(original, queryOf([saved]), queryOf([]))).resolves.toEqual(saved);
});

test.each([
  ['the update matches no row', queryOf([])],
  ['the database view raises the conflict', queryOf(null, { code: 'P0001', message: 'content.changed_meanwhile' })],
])('a save with a version conflict fails with the current row: %s', async (_case, write) => {
  const current = { ...original, version: 5, title: 'Jaro' };
  const error = await failedSave(write, queryOf([current]));
  expect(error).toMatchObject({ status: 409, code: 'content.changed_meanwhile' });
  expect(currentOf(error)).toEqual(current);
});

test('a missing or read-only row is not a conflict', async () => {
  expect(isApiError(await failedSave(queryOf([]), queryOf([])), 'not_found')).toBe(true);
  const refused = await failedSave(queryOf([]), queryOf([original]));
  expect(isApiError(refused, 'auth.forbidden')).toBe(true);
  expect(currentOf(refused)).toBeNull();
});
