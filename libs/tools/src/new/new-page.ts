import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Locale } from '@arbora/domain';
import { namespaceOf } from './new-remote';
import { camelCase, quoted, routesFileOf, SourceChanges, titleCase } from './sources';

/** Packages whose pages have another structure: the back office and the component gallery. */
const UNSUPPORTED = ['mf-manager', 'mf-parts'];

export interface NewPage {
  remote: string;
  /** Path without locale and parameters: a page with parameters needs validation, which is written by hand. */
  pattern: string;
  titles: Record<Locale, string>;
}

async function addRule(
  changes: SourceChanges,
  remote: string,
  { rule, importRoutes }: { rule: string; importRoutes: string },
): Promise<void> {
  const source = await changes.read(remote);
  changes.set(
    remote,
    source
      .replace(
        "import { defineRemote } from '@arbora/remote';",
        "import { defineRemote, pageAt } from '@arbora/remote';",
      )
      .replace(/^(import .*'@arbora\/remote';\n)(?!import .*\broutes\b)/m, `$1${importRoutes}`),
  );
  await changes.addRule(remote, rule);
}

/** Returns the remote that has a page at the route. */
async function ownerOf(route: string, root: string): Promise<string | undefined> {
  for (const name of await readdir(root)) {
    const source = await readFile(path.join(root, name, 'src/remote.ts'), 'utf8').catch(() => '');
    if (source.includes(`pageAt(routes.${route},`)) return name;
  }
  return undefined;
}

/**
 * Generates a page below `root`: route, rule, titles, component and test. Returns the written files.
 * @throws Error for an invalid path or remote, before any file is written
 */
export async function newPage({ remote, pattern, titles }: NewPage, root: string): Promise<string[]> {
  const dir = path.join(root, remote);
  if (UNSUPPORTED.includes(remote) || !existsSync(path.join(dir, 'src/remote.ts')))
    throw new Error(`${remote} is no remote with public pages`);
  if (!/^(?:\/[a-z0-9-]+)+$/.test(pattern))
    throw new Error(`A new page has a path of small letters, as /tour: not ${pattern}`);
  const file = pattern.slice(1).replaceAll('/', '-');
  const key = camelCase(file);
  const component = titleCase(key);
  const folder = path.join(dir, 'src', file);
  if (existsSync(folder)) throw new Error(`${remote}/src/${file} exists already`);

  const changes = new SourceChanges(root);
  const routes = routesFileOf(root, remote);
  const route = await changes.routeOf(pattern, key, routes.file);
  const owner = await ownerOf(route, root);
  if (owner) throw new Error(`${owner} has a page at ${pattern} already`);
  await changes.addTitles(dir, key, titles);
  const rule = `    pageAt(routes.${route}, {
      titleKey: '${key}.title',
      load: () => import('./${file}/${file}.page'),
    }),
`;
  await addRule(changes, path.join(dir, 'src/remote.ts'), { rule, importRoutes: routes.import });
  changes.set(
    path.join(folder, `${file}.page.tsx`),
    `import { useText } from '@arbora/i18n';
import { definePage } from '@arbora/remote';
import { PageHeader } from '@arbora/ui';
import type { ReactElement } from 'react';

function ${component}(): ReactElement {
  const { t } = useText('${namespaceOf(remote)}');
  return <PageHeader title={t('${key}.title')} />;
}

export default definePage({ Component: ${component} });
`,
  );
  changes.set(
    path.join(folder, `${file}.test.tsx`),
    `import { renderPage } from '@arbora/testing';
import { screen } from '@testing-library/react';
import remote from '../remote';

test('the page has its title as heading', async () => {
  await renderPage(remote, '/cs${pattern}');
  expect(screen.getByRole('heading', { level: 1, name: ${quoted(titles.cs)} })).toBeVisible();
});
`,
  );
  return changes.write();
}
