import { packageOf, sizesOf, formatContents } from './contents';

test.each([
  ['webpack://shell/../node_modules/react-dom/cjs/react-dom-client.production.js', 'react-dom'],
  ['webpack://shell/../node_modules/@tanstack/react-query/build/index.js', '@tanstack/react-query'],
  ['webpack://shell/../node_modules/a/node_modules/b/index.js', 'b'],
  ['webpack://shell/../libs/ui/src/button/button.tsx', 'libs/ui'],
  ['webpack://shell/./src/main.tsx', 'shell'],
  ['webpack://shell/webpack/runtime/get javascript chunk filename', 'webpack'],
  [null, 'webpack'],
])('the source %s belongs to %s', (source, name) => {
  expect(packageOf(source)).toBe(name);
});

test('each character of a script belongs to the package that its source map names', () => {
  const sources = ['webpack://shell/../node_modules/react/index.js', 'webpack://shell/../libs/ui/src/a.ts'];
  // Six characters of the first source, then the rest of the second.
  const map = JSON.stringify({ version: 3, sources, names: [], mappings: 'AAAA,MCAA' });
  expect(sizesOf('reactxuiui', map)).toEqual({ react: 6, 'libs/ui': 4 });
});

test('the largest packages of the given scripts are listed with their shares', () => {
  const contents = { 'a.js': { react: 60, 'libs/ui': 20 }, 'b.js': { react: 20 }, 'c.js': { antd: 900 } };
  expect(formatContents(contents, ['a.js', 'b.js'], 1)).toBe('react 80 %');
  expect(formatContents(contents, ['a.js', 'b.js'])).toBe('react 80 %, libs/ui 20 %');
});
