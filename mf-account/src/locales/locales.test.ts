import cs from './cs.json';
import en from './en.json';
import pl from './pl.json';

type Tree = { [key: string]: string | Tree };

function flat(tree: Tree, prefix = ''): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[prefix + key, value] as [string, string]] : flat(value, `${prefix}${key}.`),
  );
}
/** Plural forms differ by language. */
const names = (tree: Tree) => [...new Set(flat(tree).map(([key]) => key.replace(/_(one|few|many|other)$/, '')))].sort();

test.each([
  ['English', en],
  ['Polish', pl],
])('%s has the texts that Czech has, in its own words', (_, other) => {
  expect(names(other)).toEqual(names(cs));
  const czech = new Map(flat(cs));
  expect(flat(other).filter(([key, text]) => czech.get(key) === text)).toEqual([]);
});

test('messages are those of the specification, word for word', () => {
  expect(cs.profile.saved).toBe('Úpravy uloženy');
  expect(cs.password).toMatchObject({
    saved: 'Nové heslo bylo úspěšně uloženo.',
    wrong: 'Nesprávné heslo.',
    failed: 'Při zpracování došlo k chybě.',
  });
});
