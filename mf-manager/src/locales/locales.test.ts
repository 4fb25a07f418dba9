import cs from './cs.json';
import en from './en.json';
import pl from './pl.json';

interface Texts {
  [key: string]: string | Texts;
}

const PLURALS = { cs: ['one', 'few', 'many', 'other'], en: ['one', 'other'], pl: ['one', 'few', 'many', 'other'] };

function leaves(texts: Texts, path = ''): [string, string][] {
  return Object.entries(texts).flatMap(([key, text]) =>
    typeof text === 'string' ? [[path + key, text]] : leaves(text, `${path}${key}.`),
  );
}
const plural = /_(one|few|many|other)$/;
const keysOf = (texts: Texts): string[] => [...new Set(leaves(texts).map(([key]) => key.replace(plural, '')))].sort();

test('all languages have the same texts', () => {
  expect(keysOf(cs)).toEqual(keysOf(en));
  expect(keysOf(pl)).toEqual(keysOf(en));
});

test.each(Object.entries({ cs, en, pl } as Record<keyof typeof PLURALS, Texts>))(
  '%s has every plural form',
  (locale, texts) => {
    const keys = leaves(texts).map(([key]) => key);
    const counted = new Set(keys.filter((key) => plural.test(key)).map((key) => key.replace(plural, '')));
    for (const base of counted) {
      const forms = PLURALS[locale as keyof typeof PLURALS];
      expect(keys).toEqual(expect.arrayContaining(forms.map((form) => `${base}_${form}`)));
    }
  },
);

test('no Czech or Polish text was left in English', () => {
  const english = new Map(leaves(en));
  const SAME = ['action.named', 'csv.email', 'registrations.search', 'registration.email'];
  for (const texts of [cs, pl]) {
    const equal = leaves(texts).filter(([key, text]) => english.get(key) === text && !SAME.includes(key));
    expect(equal).toEqual([]);
  }
});
