import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { folderOf, REMOTES, ROOT } from '@arbora/build/paths';
import { LOCALES } from '@arbora/domain';
import { routeConflicts } from '@arbora/registry';
import type { RemoteDefinition } from '@arbora/remote';

// Server rendering requires that libs and pages load without a browser.

// libs/testing is not part of any page: the test library must be loaded in a test file.
const libs = readdirSync(path.join(ROOT, 'libs')).filter(
  (name) => name !== 'testing' && existsSync(path.join(ROOT, 'libs', name, 'src/index.ts')),
);

test('the test environment has no DOM', () => {
  expect(typeof document).toBe('undefined');
});

test.each(libs)('libs/%s loads in Node', async (name) => {
  await expect(import(path.join(ROOT, 'libs', name, 'src/index.ts'))).resolves.toBeDefined();
});

async function definitionOf(name: string): Promise<RemoteDefinition> {
  const module = (await import(path.join(folderOf(name), 'src/remote.ts'))) as { default: RemoteDefinition };
  return module.default;
}

test('no two pages or slots have the same path or name', async () => {
  expect(routeConflicts(await Promise.all(REMOTES.map(definitionOf)))).toEqual([]);
});

describe.each(REMOTES)('%s', (name) => {
  const load = () => definitionOf(name);

  test('the remote loads in Node with every page and slot', async () => {
    const { routes, slots } = await load();
    for (const { load: loadPart } of [...routes, ...slots]) {
      await expect(loadPart()).resolves.toHaveProperty('default');
    }
  });

  test('the remote has the title of every page in every language', async () => {
    const { routes, texts } = await load();
    for (const locale of LOCALES) {
      const { default: remoteTexts } = await texts[locale]();
      for (const { titleKey } of routes) {
        const title = titleKey
          .split('.')
          .reduce<unknown>((node, key) => (node as Record<string, unknown> | undefined)?.[key], remoteTexts);
        expect({ locale, titleKey, title }).toEqual({ locale, titleKey, title: expect.stringMatching(/\S/) as string });
      }
    }
  });
});
