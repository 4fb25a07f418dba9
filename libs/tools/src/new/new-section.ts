import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '@arbora/build/paths';
import { LOCALES, SECTION_ACCESS, type Locale } from '@arbora/domain';
import { newOffice, OFFICE } from './new-remote';
import { navigationSource, sectionSource, sectionTest, sectionTexts, textsIndex } from './section-files';
import { camelCase, SourceChanges, titleCase, routesFileOf } from './sources';
import { shapeOf } from './table-columns';

export interface NewSection {
  /** Remote that owns the subject; the section becomes part of its folder `office`. */
  remote: string;
  /** Path without locale: `/manager/`, a section of `SECTION_ACCESS`, and optional further segments. */
  pattern: string;
  /** Table that the section edits. */
  table: string;
  titles: Record<Locale, string>;
}

/** Returns the key of `SECTION_ACCESS` for the path. */
function accessOf(pattern: string): string {
  const section = /^\/manager\/([a-z0-9-]+)(?:\/[a-z0-9-]+)*$/.exec(pattern)?.[1];
  if (section === undefined) throw new Error(`A section has a path as /manager/assortment/sizes: not ${pattern}`);
  if (!(section in SECTION_ACCESS)) {
    const sections = Object.keys(SECTION_ACCESS).join(', ');
    throw new Error(`SECTION_ACCESS of libs/domain/src/account/roles.ts opens no ${section}, but: ${sections}`);
  }
  return section;
}

/** Position in the navigation behind the entries of all remotes. */
const LAST = 900;

/** Adds the section to the navigation of the remote's back office, unless its path is present. */
async function addToNavigation(
  changes: SourceChanges,
  route: string,
  key: string,
  titles: NewSection['titles'],
  dir: string,
): Promise<void> {
  const folder = path.join(dir, 'src/navigation');
  const file = path.join(folder, 'index.ts');
  if (!existsSync(file)) {
    changes.set(file, navigationSource());
    for (const locale of LOCALES) changes.set(path.join(folder, 'locales', `${locale}.json`), '{}\n');
  }
  const source = await changes.read(file);
  if (source.includes(`routes.${route},`)) return;
  const entry = `  { place: 'office', route: routes.${route}, title: '${key}', group: 'administration', order: ${LAST}, icon: editIcon },\n`;
  await changes.insertBefore(file, '] satisfies', entry);
  await changes.addImport(file, '@arbora/ui/icons', ['editIcon']);
  for (const locale of LOCALES) {
    const texts = path.join(folder, 'locales', `${locale}.json`);
    const all = JSON.parse(await changes.read(texts)) as Record<string, string>;
    changes.set(texts, `${JSON.stringify({ ...all, [key]: titles[locale] }, null, 2)}\n`);
  }
}

interface Rule {
  route: string;
  key: string;
  file: string;
}

async function addRule(changes: SourceChanges, { route, key, file }: Rule, dir: string): Promise<void> {
  const remote = path.join(dir, 'src/remote.ts');
  await changes.addRule(
    remote,
    `    managerPage(routes.${route}, '${key}.title', ${key}Texts, () => import('./${file}/${file}.page'), { search: sectionParams() }),
`,
  );
  await changes.addImport(remote, '@arbora/office/definition', ['managerPage', 'sectionParams']);
  await changes.addImport(remote, '@arbora/routes', ['routes']);
  await changes.addImport(remote, `./${file}/locales`, [`${key}Texts`]);
}

/**
 * Generates a section of a remote's back office below `root` from a table: route, rule, navigation entry, list, form,
 * texts and test. Returns the written files, and the columns without a generated column or field.
 * @throws Error for an invalid path or table, before any file is written
 */
export async function newSection(
  { remote, pattern, table, titles }: NewSection,
  root: string,
): Promise<{ files: string[]; others: string[]; isReadOnly: boolean; isNewOffice: boolean }> {
  if (!existsSync(path.join(root, remote, 'src/remote.ts'))) throw new Error(`There is no remote ${remote}`);
  const access = accessOf(pattern);
  const shape = await shapeOf(table, root);
  const named = shape.columns.find(({ kind, isNullable }) => kind === 'text' && !isNullable);
  if (!named) throw new Error(`${table} has no text that could name a row`);
  const dir = path.join(root, remote, OFFICE);
  const file = pattern.slice('/manager/'.length).replaceAll('/', '-');
  const key = camelCase(file);
  const folder = path.join(dir, 'src', file);
  if (existsSync(folder)) throw new Error(`${remote}/${OFFICE}/src/${file} exists already`);
  const isNewOffice = await newOffice(remote, root);

  const changes = new SourceChanges(root);
  await changes.addTitles(dir, key, titles);
  const route = await changes.routeOf(pattern, `manager${titleCase(key)}`, routesFileOf(root, remote).file);
  await addRule(changes, { route, key, file }, dir);
  await addToNavigation(changes, route, key, titles, dir);
  const section = { key, table, route, shape, named, titles };
  const files: Record<string, string> = {
    [`${file}.section.tsx`]: sectionSource(section),
    [`${file}.page.tsx`]: `import { sectionPage } from '@arbora/office';
import { ${key} } from './${file}.section';

export default sectionPage(${key});
`,
    [`${file}.test.tsx`]: sectionTest(section, pattern, access),
    'locales/index.ts': textsIndex(key),
    ...Object.fromEntries(LOCALES.map((locale) => [`locales/${locale}.json`, sectionTexts(section, locale)])),
  };
  for (const [name, text] of Object.entries(files)) changes.set(path.join(folder, name), text);
  const written = await changes.write();
  const style = ['--config', path.join(ROOT, '.oxfmtrc.json')];
  execFileSync(path.join(ROOT, 'node_modules/.bin/oxfmt'), [...style, path.join(dir, 'src')], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return {
    files: written,
    others: shape.others,
    isReadOnly: shape.columns.every(({ isWritten }) => !isWritten),
    isNewOffice,
  };
}
