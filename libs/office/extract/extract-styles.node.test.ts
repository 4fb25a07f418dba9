import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { themes } from '@arbora/ui/tokens';
import { antdStyles, withSwitchingColors } from './extract-styles';

const SRC = join(__dirname, '../src');

function filesBelow(folder: string, ending: RegExp): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => ending.test(file))
    .map((file) => join(folder, file));
}

/** Returns the values, not types, that a source imports from antd. */
function importedFrom(source: string): string[] {
  const imports = [...source.matchAll(/^import \{([^}]*)\} from 'antd';$/gm)];
  return imports.flatMap(([, names]) => names!.split(',').map((name) => name.trim())).filter(isComponent);
}

function isComponent(name: string): boolean {
  return name !== '' && name !== 'ConfigProvider' && !name.startsWith('type ');
}

test('every used antd component has a specimen', () => {
  const used = filesBelow(SRC, /(?<!\.test)\.tsx$/).flatMap((file) => importedFrom(readFileSync(file, 'utf8')));
  const specimens = importedFrom(readFileSync(join(__dirname, 'specimens.tsx'), 'utf8'));
  expect(used).toContain('Table');
  expect([...new Set(used)].filter((name) => !specimens.includes(name))).toEqual([]);
});

describe('the style sheet', () => {
  const css = antdStyles();

  test.each(['select', 'table'])('has rules for .ant-%s, and none for unused components', (part) => {
    expect(css).toMatch(new RegExp(`\.ant-${part}[ ,.:{-]`));
    expect(css).not.toMatch(/(?:^|\})\.ant-(?:btn|input|modal|drawer|picker|slider|upload)/);
  });

  test('uses the colours of the site in both themes', () => {
    expect(css).toContain('--ant-color-primary:var(--color-primary)');
    expect(css).toContain('--ant-color-text:var(--color-text)');
    expect(css).toContain(`--ant-color-error:light-dark(${themes.light.accent},${themes.dark['error-text']})`);
  });

  test('has no rules outside antd', () => {
    const selectors = [...css.matchAll(/(?<=[}]|^)([^{}@]+)\{/g)].flatMap(([, list]) => list!.split(','));
    expect(selectors.length).toBeGreaterThan(500);
    expect(selectors.filter((selector) => !/\.ant|ant-|^(?:from|to|[\d.]+%)$/.test(selector.trim()))).toEqual([]);
  });

  test('declares every variable that it uses', () => {
    const declared = new Set([...css.matchAll(/(--ant-[\w-]+):/g)].map(([, name]) => name));
    // A variable with a fallback need not be declared.
    const used = new Set([...css.matchAll(/var\((--ant-[\w-]+)\)/g)].map(([, name]) => name));
    expect(used.size).toBeGreaterThan(100);
    expect([...used].filter((name) => !declared.has(name))).toEqual([]);
  });
});

test('the style sheets of the themes may differ in colours only', () => {
  expect(withSwitchingColors('a{color:#123456;margin:0}', 'a{color:#fedcba;margin:0}')).toBe(
    'a{color:light-dark(#123456,#fedcba);margin:0}',
  );
  const { light, dark } = themes;
  expect(withSwitchingColors(`a{color:${light.text}}`, `a{color:${dark.text}}`)).toBe('a{color:var(--color-text)}');
  expect(() => withSwitchingColors('a{margin:0}', 'a{margin:1px}')).toThrow('more than colours');
});
