import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { folderOf, REMOTES, ROOT } from '@arbora/build/paths';
import { unscopedSelectors } from './unscoped-selectors';

test.each([
  ['h1 { color: red }', ['h1']],
  ['.title, h1 { color: red }', ['h1']],
  ['* { margin: 0 }', ['*']],
  ['[data-home] > p { margin: 0 }', ['[data-home] > p']],
  [':root { --own: 1 }', [':root']],
  [':global(.title) { color: red }', [':global(.title)']],
  [':global .title { color: red }', [':global .title']],
  [':global(body):has(.drawer) { color: red }', [':global(body):has(.drawer)']],
  ['main:not(.wide) { color: red }', ['main:not(.wide)']],
  [':is(h1, .title) { color: red }', [':is(h1, .title)']],
  ['body:has(main > .title) { color: red }', ['body:has(main > .title)']],
  ['@media (min-width: 1px) { @supports (gap: 1px) { .a { gap: 0 } h1 { gap: 0 } } }', ['h1']],
  ['@font-face { font-family: Own }', ['@font-face']],
  ["@import './a.css'; .a { color: red }", ['@import']],
  ['/* .a */ p { color: red }', ['p']],
])('%s is rejected', (css, selectors) => {
  expect(unscopedSelectors(css)).toEqual(selectors);
});

test.each([
  '.title { color: red; h1 & { color: blue } > h1 { color: green } @media print { h2 { color: black } } }',
  'td > :is(.a, .b):hover, header:has(+ .body > .media) { color: red }',
  '.list li:first-child, a.link:is(h1, h2) { color: red }',
  '.stage :global(.psv-container) { color: red }',
  ":global(:root:not([data-home='seen'])) .trunk { color: red }",
  '@keyframes grow { from { width: 0 } to { width: 1px } }',
  '@container (width > 10rem) { .a::before { content: "h1 { }" } }',
])('%s is accepted', (css) => {
  expect(unscopedSelectors(css)).toEqual([]);
});

const PACKAGES = [...REMOTES.map(folderOf), path.join(ROOT, 'libs/ui'), path.join(ROOT, 'libs/office')];

test.each(PACKAGES.map((folder) => path.relative(ROOT, folder)))('%s styles only its own elements', (folder) => {
  const src = path.join(ROOT, folder, 'src');
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.module.css'));
  const unscoped = files.flatMap((file) =>
    unscopedSelectors(readFileSync(path.join(src, file), 'utf8')).map((selector) => `${file}: ${selector}`),
  );
  expect(unscoped).toEqual([]);
});
