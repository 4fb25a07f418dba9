import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { LOCALES, type Locale } from '@arbora/domain';

const ROUTES = 'libs/routes/src/routes.ts';

export function camelCase(text: string): string {
  return text.replace(/-([a-z0-9])/g, (_match, letter: string) => letter.toUpperCase());
}

export function titleCase(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Returns a string literal in the formatter's style. */
export function quoted(text: string): string {
  return text.includes("'") ? JSON.stringify(text) : `'${text}'`;
}

/** Inserts text before the last `mark` of a file. @throws Error if the mark is missing */
export async function insertBefore(file: string, mark: string, text: string): Promise<void> {
  const source = await readFile(file, 'utf8');
  const at = source.lastIndexOf(mark);
  if (at < 0) throw new Error(`${file} has no line ${JSON.stringify(mark.trim())}`);
  await writeFile(file, source.slice(0, at) + text + source.slice(at));
}

/** Returns the route's name in `libs/routes`, adding a route for a new path. */
export async function routeOf(pattern: string, name: string, root: string): Promise<string> {
  const file = path.join(root, ROUTES);
  const source = await readFile(file, 'utf8');
  const existing = new RegExp(`^export const (\\w+) = .*pageRoute\\('${pattern}'\\)`, 'm').exec(source)?.[1];
  if (existing) return existing;
  if (new RegExp(`^export const ${name} =`, 'm').test(source))
    throw new Error(`${ROUTES} has another route called ${name}`);
  await writeFile(file, `${source}export const ${name} = /* @__PURE__ */ pageRoute('${pattern}');\n`);
  return name;
}

/** Adds the page's title to the texts of its remote. */
export async function addTitles(dir: string, key: string, titles: Record<Locale, string>): Promise<void> {
  for (const locale of LOCALES) {
    const file = path.join(dir, `src/locales/${locale}.json`);
    const texts = JSON.parse(await readFile(file, 'utf8')) as Record<string, unknown>;
    if (key in texts) throw new Error(`${file} has texts called ${key} already`);
    await writeFile(file, `${JSON.stringify({ ...texts, [key]: { title: titles[locale] } }, null, 2)}\n`);
  }
}
