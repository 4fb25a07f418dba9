import path from 'node:path';
import { folderOf, REMOTES, ROOT } from '@arbora/build/paths';
import { ESLint } from 'eslint';
import config from '../../../../.config/eslint.config';

const APPLICATIONS = 'Applications know each other by the registry, the event bus and slots, not by import.';
const INSIDE = 'Import a library by its name: only what its exports name is for others.';

const eslint = new ESLint({
  cwd: ROOT,
  overrideConfigFile: true,
  baseConfig: config as ESLint.Options['baseConfig'],
  ruleFilter: ({ ruleId }) => ruleId === 'arbora/import-boundaries',
});

/** Returns the rule's messages on `text` as a file of the workspace. */
async function messagesOf(file: string, text: string): Promise<string[]> {
  const [result] = await eslint.lintText(text, { filePath: path.join(ROOT, file) });
  return result!.messages.map(({ message }) => message);
}

/** All syntactic forms of loading a module. */
const FORMS: readonly (readonly [string, (source: string) => string])[] = [
  ['import', (source) => `import { a } from '${source}';`],
  ['import for its effects', (source) => `import '${source}';`],
  ['import of a type', (source) => `import type { A } from '${source}';`],
  ['export from', (source) => `export { a } from '${source}';`],
  ['export *', (source) => `export * from '${source}';`],
  ['import()', (source) => `export const load = () => import('${source}');`],
  ['import() of a template', (source) => `export const load = () => import(\`${source}\`);`],
  ['type import()', (source) => `export type A = import('${source}').A;`],
  ['require', (source) => `export const a: unknown = require('${source}');`],
  ['import =', (source) => `import a = require('${source}');`],
  ['jest.mock', (source) => `jest.mock('${source}');`],
  ['jest.requireActual', (source) => `export const a: unknown = jest.requireActual('${source}');`],
];

const PACKAGES = ['shell', 'backend', 'e2e', 'libs/ui', ...REMOTES.map((name) => path.relative(ROOT, folderOf(name)))];

describe.each(PACKAGES)('in %s', (name) => {
  const up = path.relative(path.join(ROOT, name, 'src/x'), ROOT);
  const other = name === 'mf-shop' ? 'mf-content' : 'mf-shop';

  test.each(['src/x/a.ts', 'src/x/a.test.ts'])('%s may not import another application by path', async (file) => {
    const source = `${up}/${other}/src/remote`;
    for (const [form, write] of FORMS) {
      expect([form, await messagesOf(`${name}/${file}`, write(source))]).toEqual([
        form,
        [`'${source}' may not be imported here. ${APPLICATIONS}`],
      ]);
    }
  });

  test.each(['src/x/a.ts', 'src/x/a.test.ts'])('%s may not import another application by name', async (file) => {
    for (const [form, write] of FORMS) {
      const messages = await messagesOf(`${name}/${file}`, write(`@arbora/${other}/src/remote`));
      expect([form, messages]).toEqual([form, [expect.stringContaining(APPLICATIONS)]]);
    }
  });

  test('a library must be imported by name', async () => {
    const source = `${up}/libs/domain/src/ico`;
    for (const [form, write] of FORMS) {
      const messages = await messagesOf(`${name}/src/x/a.ts`, write(source));
      expect([form, messages]).toEqual([form, [expect.stringContaining(INSIDE)]]);
    }
  });

  test.each(['@arbora/domain/src/ico', '@arbora/domain/ico', '@arbora/domain/src'])(
    '%s is rejected',
    async (source) => {
      for (const [form, write] of FORMS) {
        const messages = await messagesOf(`${name}/src/x/a.test.ts`, write(source));
        expect([form, messages]).toEqual([form, [expect.stringContaining(INSIDE)]]);
      }
    },
  );

  test('files of the same package and libraries may be imported', async () => {
    for (const [, write] of FORMS) {
      expect(await messagesOf(`${name}/src/x/a.ts`, write('../y/b') + write('..'))).toEqual([]);
      expect(await messagesOf(`${name}/src/x/a.ts`, write('@arbora/domain'))).toEqual([]);
    }
  });
});

test.each(['@arbora/ui/icons', '@arbora/ui/testing/network', '@arbora/ui/locales/cs.json'])(
  '%s is in the exports of libs/ui',
  async (source) => {
    for (const [form, write] of FORMS) {
      expect([form, await messagesOf('mf-shop/src/a.test.tsx', write(source))]).toEqual([form, []]);
    }
  },
);

test.each([
  ['libs/api/src/a.ts', '@arbora/ui', 'libs/api may import only what is below it.'],
  ['libs/api/src/a.ts', '@arbora/ui/form', 'libs/api may import only what is below it.'],
  ['mf-shop/src/a.ts', '@tanstack/react-query', 'Use @arbora/query'],
  ['mf-shop/src/a.ts', 'antd/es/button', 'antd belongs to libs/office'],
  ['mf-manager/src/a.ts', 'antd', 'antd belongs to libs/office'],
  ['mf-shop/office/src/a.ts', 'antd/es/table', 'antd belongs to libs/office'],
  ['mf-shop/src/a.ts', '@arbora/office', 'Only the back office'],
  ['mf-shop/src/a.test.ts', '@arbora/office', 'Only the back office'],
  ['shell/src/a.ts', '@arbora/office', 'Only the back office'],
  ['libs/ui/src/a.ts', '@arbora/office', 'libs/ui may import only what is below it.'],
  ['libs/api/src/a.ts', '@arbora/demo-data', 'libs/api may import only what is below it.'],
  ['libs/build/src/a.ts', '@arbora/tools', 'libs/build may import only what is below it.'],
  ['libs/demo-data/src/a.ts', '@arbora/ui', 'The back end imports libraries without React only.'],
  ['backend/src/a.ts', '@arbora/ui', 'The back end imports libraries without React only.'],
])('%s may not import %s in any form', async (file, source, message) => {
  for (const [form, write] of FORMS) {
    expect([form, await messagesOf(file, write(source))]).toEqual([form, [expect.stringContaining(message)]]);
  }
});

test.each(['mf-manager/src/a.tsx', 'mf-shop/office/src/a.tsx', 'mf-shop/office/src/a.test.tsx'])(
  '%s, of the back office, may import its kit',
  async (file) => {
    for (const [form, write] of FORMS)
      expect([form, await messagesOf(file, write('@arbora/office'))]).toEqual([form, []]);
  },
);

test.each(['@arbora/demo-data', '@arbora/demo-data/drawings'])(
  '%s must be loaded lazily by the back end',
  async (source) => {
    const lazy = ['import of a type', 'import()', 'import() of a template', 'type import()'];
    for (const [form, write] of FORMS) {
      const expected = lazy.includes(form) ? [] : [expect.stringContaining('Demo data is not installed in production')];
      expect([form, await messagesOf('backend/src/a.ts', write(source))]).toEqual([form, expected]);
      for (const file of ['backend/src/a.test.ts', 'backend/tests/a.ts', 'backend/bench/a.ts']) {
        expect([form, await messagesOf(file, write(source))]).toEqual([form, []]);
      }
    }
  },
);

describe('an import of antd in libs/office', () => {
  const REFUSED = expect.stringContaining('use @arbora/ui');

  test.each([
    "import { DatePicker, Table, type ButtonProps } from 'antd';",
    "import { Select as Choice } from 'antd';",
    "import type { InputProps } from 'antd';",
    "import cs from 'antd/locale/cs_CZ';",
  ])('is accepted in the form %s', async (text) => {
    expect(await messagesOf('libs/office/src/a.tsx', text)).toEqual([]);
  });

  test.each([
    "import { Button, Table } from 'antd';",
    "import { Modal as Select } from 'antd';",
    "import * as antd from 'antd';",
    "import antd from 'antd';",
    "import Button from 'antd/es/button';",
    "export { Drawer } from 'antd';",
    "export * from 'antd';",
    "const parts = import('antd');",
  ])('is rejected in the form %s', async (text) => {
    expect(await messagesOf('libs/office/src/a.tsx', text)).toEqual([REFUSED]);
  });
});
