import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { LOCALES, typeset } from '@arbora/domain';
import type { DeclaredEntry, NavigationEntry, RouteRule } from '@arbora/registry';
import { folderOf } from './paths';

/**
 * Returns the entries that `src/navigation` of a remote declares, with their titles in all languages.
 * @throws Error for an entry without a title, or of another remote's page
 */
export async function navigationOf(
  name: string,
  rules: readonly Pick<RouteRule, 'pattern'>[],
): Promise<NavigationEntry[]> {
  const folder = path.join(folderOf(name), 'src/navigation');
  if (!existsSync(folder)) return [];
  const { default: declared } = (await import(path.join(folder, 'index.ts'))) as { default: readonly DeclaredEntry[] };
  const texts = await Promise.all(
    LOCALES.map(async (locale) => {
      const text = await readFile(path.join(folder, 'locales', `${locale}.json`), 'utf8');
      return [locale, JSON.parse(locale === 'en' ? text : typeset(text)) as Record<string, string>] as const;
    }),
  );
  return declared.map(({ route, title, alsoCurrentAt, ...entry }) => {
    const { pattern } = route;
    if (!rules.some((rule) => rule.pattern === pattern))
      throw new Error(`${name} has no page at ${pattern} to link to`);
    const titles = texts.map(([locale, all]) => {
      if (all[title] === undefined) throw new Error(`${name}: src/navigation/locales/${locale}.json has no ${title}`);
      return [locale, all[title]];
    });
    return {
      ...entry,
      path: pattern,
      titles: Object.fromEntries(titles) as NavigationEntry['titles'],
      ...(alsoCurrentAt && { alsoCurrentAt: alsoCurrentAt.pattern }),
    };
  });
}
