import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { compressFiles } from './compress';
import { formatContents, packageOf, sizesOf, writeContents } from './contents';

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

test('maps of scripts are moved to a hidden folder and not compressed, and count only for what browsers load', async () => {
  const dist = await mkdtemp(path.join(os.tmpdir(), 'arbora-dist-'));
  const map = JSON.stringify({
    version: 3,
    sources: ['webpack://shell/./src/main.tsx'],
    names: [],
    mappings: `AAAA${',CAAA'.repeat(500)}`,
  });
  await mkdir(path.join(dist, 'server'));
  await mkdir(path.join(dist, '.maps'));
  await writeFile(path.join(dist, '.maps/of-an-earlier-build.js.map'), map);
  for (const file of ['main.js', 'server/server.js', 'main.css']) {
    await writeFile(path.join(dist, file), 'x'.repeat(600));
    await writeFile(path.join(dist, `${file}.map`), map);
  }
  await writeContents(dist);
  await compressFiles(dist);
  const files = await readdir(dist, { recursive: true });
  expect(files.filter((file) => file.includes('map')).sort()).toEqual([
    '.maps',
    '.maps/main.js.map',
    '.maps/server',
    '.maps/server/server.js.map',
  ]);
  expect(await readFile(path.join(dist, '.maps/main.js.map'), 'utf8')).toBe(map);
  expect(JSON.parse(await readFile(path.join(dist, 'contents.json'), 'utf8'))).toEqual({ 'main.js': { shell: 600 } });
  await rm(dist, { recursive: true });
});
