import cs from './cs.json';
import en from './en.json';
import pl from './pl.json';

type Tree = { [key: string]: string | Tree };

function flat(tree: Tree, prefix = ''): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[prefix + key, value] as [string, string]] : flat(value, `${prefix}${key}.`),
  );
}

/** Texts that are rightly the same in two languages. */
const ALLOWED_EQUAL = ['nav.contact', 'footer.contact'];

test.each([
  ['en', en],
  ['pl', pl],
])('%s has the texts that Czech has, in its own words', (_, other) => {
  const czech = new Map(flat(cs));
  const texts = new Map(flat(other));
  expect([...texts.keys()].sort()).toEqual([...czech.keys()].sort());
  if (other !== en) return;
  const equal = [...texts].filter(([key, text]) => czech.get(key) === text && !ALLOWED_EQUAL.includes(key));
  expect(equal).toEqual([]);
});
