import path from 'node:path';
import { folderOf, REMOTES, ROOT } from '@arbora/build/paths';
import { ESLint } from 'eslint';
import config from '../../../../.config/eslint.config';

const eslint = new ESLint({
  cwd: ROOT,
  overrideConfigFile: true,
  baseConfig: config as ESLint.Options['baseConfig'],
  ruleFilter: ({ ruleId }) => ruleId.startsWith('jsx-a11y-x/'),
});

/** Returns the accessibility rules that `element` violates in a component of the package in `folder`. */
async function violatedRules(element: string, folder = 'mf-shop'): Promise<string[]> {
  const filePath = path.join(ROOT, folder, 'src/a.tsx');
  const [result] = await eslint.lintText(`export const A = () => ${element};`, { filePath });
  return result!.messages.map(({ ruleId }) => ruleId!.replace('jsx-a11y-x/', ''));
}

test.each(['shell', 'libs/ui', ...REMOTES.map((name) => path.relative(ROOT, folderOf(name)))])(
  'an image without alternative text is rejected in %s',
  async (folder) => {
    expect(await violatedRules('<img src="a.webp" />', folder)).toEqual(['alt-text']);
  },
);

test.each([
  ['<Image src="a.webp" />', 'alt-text'],
  ['<TextLink to="/a" />', 'anchor-has-content'],
  ['<TextLink to="#">a</TextLink>', 'anchor-is-valid'],
  ['<div onKeyDown={go} />', 'no-static-element-interactions'],
  ['<div role="button" onKeyDown={go} onClick={go} />', 'interactive-supports-focus'],
  ['<article onKeyDown={go} />', 'no-noninteractive-element-interactions'],
  ['<button role="button" />', 'no-redundant-roles'],
  ['<input autoFocus />', 'no-autofocus'],
])('%s violates %s', async (element, rule) => {
  expect(await violatedRules(element)).toEqual([rule]);
});

test.each([
  '<ul role="list" />',
  '<TextLink to="/a" onClick={go}>a</TextLink>',
  '<dialog onMouseDown={go} />',
  '<div onDrop={go} />',
  '<div role="presentation" onKeyDown={go} />',
])('%s is accepted', async (element) => {
  expect(await violatedRules(element)).toEqual([]);
});
