import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

type Texts = { [key: string]: string | Texts };

const ROOT = path.resolve(__dirname, '../../..');
const PLURALS = { cs: ['one', 'few', 'many', 'other'], en: ['one', 'other'], pl: ['one', 'few', 'many', 'other'] };
type Locale = keyof typeof PLURALS;
const LOCALES = Object.keys(PLURALS) as Locale[];
const PLURAL = /_(one|few|many|other)$/;

/** Names and words that are the same in English. */
const SAME = ['E-mail', 'Vysočina', 'Plzeň', 'Brno', 'Ostrava', 'Bulletin', 'Export', 'Tip', 'Text', 'bulletin'];

/** Returns all folders of texts in the workspace. */
function textFolders(): string[] {
  const packages = readdirSync(path.join(ROOT, 'libs')).map((name) => `libs/${name}`);
  packages.push(...readdirSync(ROOT).filter((name) => /^(mf-.+|shell|backend)$/.test(name)));
  // A remote's pages of the back office are a package in its folder.
  const sources = packages.flatMap((name) => [`${name}/src`, `${name}/office/src`]);
  return sources
    .filter((source) => existsSync(path.join(ROOT, source)))
    .flatMap((source) =>
      readdirSync(path.join(ROOT, source), { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('locales/cs.json'))
        .map((file) => path.join(source, path.dirname(file))),
    );
}

function leaves(texts: Texts, prefix = ''): [string, string][] {
  return Object.entries(texts).flatMap(([key, text]) =>
    typeof text === 'string' ? [[prefix + key, text] as [string, string]] : leaves(text, `${prefix}${key}.`),
  );
}

describe.each(textFolders())('%s has complete texts', (folder) => {
  const texts = Object.fromEntries(
    LOCALES.map((locale) => {
      const file = path.join(ROOT, folder, `${locale}.json`);
      return [locale, new Map(leaves(JSON.parse(readFileSync(file, 'utf8')) as Texts))];
    }),
  ) as Record<Locale, Map<string, string>>;
  const names = (locale: Locale) =>
    [...new Set([...texts[locale].keys()].map((key) => key.replace(PLURAL, '')))].sort();

  test.each(['en', 'pl'] as const)('%s has the same keys as Czech', (locale) => {
    expect(names(locale)).toEqual(names('cs'));
  });

  test.each(LOCALES)('%s has every plural form', (locale) => {
    const counted = [...texts[locale].keys()].filter((key) => PLURAL.test(key)).map((key) => key.replace(PLURAL, ''));
    const missing = [...new Set(counted)].flatMap((name) =>
      PLURALS[locale].map((form) => `${name}_${form}`).filter((key) => !texts[locale].has(key)),
    );
    expect(missing).toEqual([]);
  });

  test.each(['cs', 'pl'] as const)('%s has no texts copied from English', (locale) => {
    const words = (text: string) => text.replace(/\{\{.*?\}\}/g, '');
    const copied = [...texts[locale]].filter(
      ([key, text]) => texts.en.get(key) === text && /\p{L}{3}/u.test(words(text)) && !SAME.includes(text),
    );
    expect(copied).toEqual([]);
  });
});
