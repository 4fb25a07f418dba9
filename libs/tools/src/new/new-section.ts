import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '@arbora/build/paths';
import { LOCALES, SECTION_ACCESS, type Locale } from '@arbora/domain';
import { sectionSource, sectionTest, sectionTexts, textsIndex } from './section-files';
import { camelCase, SourceChanges, titleCase } from './sources';
import { shapeOf } from './table-columns';

const REMOTE = 'mf-manager';

export interface NewSection {
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

/** Adds the section to the back office's navigation, unless its path is present. */
async function addToNavigation(
  changes: SourceChanges,
  route: string,
  key: string,
  access: string,
  titles: NewSection['titles'],
  root: string,
): Promise<void> {
  const file = path.join(root, 'shell/src/layout/person-navigation.ts');
  const source = await changes.read(file);
  if (source.includes(`routes.${route},`)) return;
  const entry = `  { ...item(routes.${route}, 'manager.${key}', editIcon), section: '${access}' },\n`;
  const registrations = source.indexOf('  { ...item(routes.managerRegistrations,');
  if (registrations < 0) throw new Error(`${file} has no line for the registrations`);
  changes.set(file, source.slice(0, registrations) + entry + source.slice(registrations));
  for (const locale of LOCALES) {
    const texts = path.join(root, `shell/src/locales/${locale}.json`);
    const line = `    "${key}": ${JSON.stringify(titles[locale])},\n`;
    changes.set(texts, (await changes.read(texts)).replace(/^ {4}"registrations": /m, `${line}$&`));
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
    `    pageAt(routes.${route}, {
      search: sectionParams(),
      titleKey: '${key}.title',
      section: ${key}Texts,
      load: () => import('./${file}/${file}.page'),
    }),
`,
  );
  const first = "import { sectionParams } from './section/section-params';\n";
  await changes.insertBefore(remote, first, `import { ${key}Texts } from './${file}/locales';\n`);
}

/**
 * Generates a section of the back office below `root` from a table: route, rule, navigation entry, list, form, texts
 * and test. Returns the written files, and the columns without a generated column or field.
 * @throws Error for an invalid path or table, before any file is written
 */
export async function newSection(
  { pattern, table, titles }: NewSection,
  root: string,
): Promise<{ files: string[]; others: string[]; isReadOnly: boolean }> {
  const access = accessOf(pattern);
  const shape = await shapeOf(table, root);
  const named = shape.columns.find(({ kind, isNullable }) => kind === 'text' && !isNullable);
  if (!named) throw new Error(`${table} has no text that could name a row`);
  const dir = path.join(root, REMOTE);
  const file = pattern.slice('/manager/'.length).replaceAll('/', '-');
  const key = camelCase(file);
  const folder = path.join(dir, 'src', file);
  if (existsSync(folder)) throw new Error(`${REMOTE}/src/${file} exists already`);

  const changes = new SourceChanges(root);
  await changes.addTitles(dir, key, titles);
  const route = await changes.routeOf(pattern, `manager${titleCase(key)}`);
  await addRule(changes, { route, key, file }, dir);
  await addToNavigation(changes, route, key, access, titles, root);
  const section = { key, table, route, shape, named, titles };
  const files: Record<string, string> = {
    [`${file}.section.tsx`]: sectionSource(section),
    [`${file}.page.tsx`]: `import { sectionPage } from '../section/section-page';
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
  execFileSync(path.join(ROOT, 'node_modules/.bin/oxfmt'), [...style, folder], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return { files: written, others: shape.others, isReadOnly: shape.columns.every(({ isWritten }) => !isWritten) };
}
