import path from 'node:path';
import { folderOf, REMOTES, ROOT } from '@arbora/build/paths';
import { ESLint } from 'eslint';
import config from '../../../../.config/eslint.config';

const eslint = new ESLint({
  cwd: ROOT,
  overrideConfigFile: true,
  baseConfig: config as ESLint.Options['baseConfig'],
  ruleFilter: ({ ruleId }) => ruleId === 'no-restricted-syntax',
});

/** Returns the number of violations in `text` as a file of the workspace. */
async function violations(text: string, file = 'mf-shop/src/a.ts'): Promise<number> {
  const [result] = await eslint.lintText(text, { filePath: path.join(ROOT, file) });
  return result!.messages.length;
}

test.each([
  ["import './a.css';", 'a style sheet for the whole document'],
  ["import '@arbora/ui/global.css';", 'a style sheet of a library'],
  ["export const load = () => import('./a.css');", 'a style sheet that is loaded later'],
  ["window.addEventListener('scroll', () => {});", 'a listener'],
  ["if (typeof window !== 'undefined') document.addEventListener('click', () => {});", 'a listener under a condition'],
  ["addEventListener('scroll', () => {});", 'a listener without its object'],
  ['setInterval(() => {}, 1000);', 'an interval'],
  ['export const timer = window.setTimeout(() => {}, 1000);', 'a timer in a constant'],
  ['window.fetch = () => {};', 'a replaced function'],
  ['export const f = () => { (window as Own).fetch = g; };', 'a function replaced through another type'],
  ['export function f() { globalThis.count += 1; }', 'a changed global'],
  ["window['own'] = 1;", 'a global by its name'],
  ['delete window.name;', 'a deleted global'],
  ['Object.assign(window, { own: 1 });', 'properties assigned to the window'],
  ["Object.defineProperty(Array.prototype, 'last', {});", 'a property defined on a prototype'],
  ['Object.prototype.own = 1;', 'a changed prototype'],
  ['history.pushState = () => {};', 'a replaced navigation'],
  ['window.history.pushState = () => {};', 'a replaced navigation of the window'],
  ['console.error = () => {};', 'a replaced console'],
])('%s is rejected: %s', async (text) => {
  expect(await violations(text)).toBe(1);
});

test.each([
  "import css from './a.module.css';",
  "export const f = () => { window.addEventListener('scroll', g); return () => window.removeEventListener('scroll', g); };",
  'export function f() { const timer = setInterval(g, 1000); return () => clearInterval(timer); }',
  "export const f = () => { document.title = 'a'; location.href = '/'; };",
  "export const f = () => { history.pushState(null, '', '/'); localStorage.setItem('a', 'b'); };",
  "element.addEventListener('change', f);",
  'export const copy = Object.assign({}, window.name);',
])('%s is accepted', async (text) => {
  expect(await violations(text)).toBe(0);
});

const FOLDERS = REMOTES.map((name) => path.relative(ROOT, folderOf(name)));

test.each([...FOLDERS, 'libs/ui', 'libs/api', 'libs/remote', 'libs/office'])('%s is confined', async (folder) => {
  expect(await violations("import './a.css'; window.own = 1;", `${folder}/src/a.ts`)).toBe(2);
});

test.each(['mf-shop/src/a.test.ts', 'libs/ui/src/testing/a.ts', 'shell/src/a.ts'])('%s is not', async (file) => {
  expect(await violations("import './a.css'; window.own = 1;", file)).toBe(0);
});
