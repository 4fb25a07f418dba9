import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Compilation } from 'webpack';
import { runWebpack } from './bundle';
import { providedExportsOf, usedExportsOf } from './shared-exports';

let dir: string;
beforeAll(async () => {
  dir = await mkdtemp(path.join(os.tmpdir(), 'arbora-exports-'));
  await write('node_modules/soil/package.json', '{ "name": "soil", "version": "1.0.0", "sideEffects": false }');
  await write('node_modules/soil/index.js', 'export const dig = () => 1; export const rake = () => 2;');
  await write('node_modules/seed/package.json', '{ "name": "seed", "version": "1.0.0", "type": "commonjs" }');
  await write('node_modules/seed/index.js', 'exports.sow = () => 1;');
});
afterAll(() => rm(dir, { recursive: true }));

async function write(file: string, text: string): Promise<void> {
  await mkdir(path.dirname(path.join(dir, file)), { recursive: true });
  await writeFile(path.join(dir, file), text);
}

/** Builds `source` with a federation plugin with these options. */
async function compile(source: string, role: 'shell' | 'remote', shared: object): Promise<Compilation> {
  await write('entry.js', source);
  const entry = path.join(dir, 'entry.js');
  const library = { singleton: true, requiredVersion: false as const, ...shared };
  const { compilation } = await runWebpack({
    mode: 'production',
    context: dir,
    entry: role === 'shell' ? { main: entry } : {},
    output: { path: path.join(dir, 'dist'), uniqueName: 'part' },
    optimization: { minimize: false },
    plugins: [
      new ModuleFederationPlugin({
        name: 'part',
        shared: { soil: library, seed: library },
        manifest: false,
        dts: false,
        ...(role === 'remote' && { exposes: { './remote': entry } }),
      }),
    ],
  });
  return compilation;
}

test('a build reports the names that it uses of the shared libraries', async () => {
  const source = `
    import { dig } from 'soil';
    import * as seed from 'seed';
    export default () => [dig(), Object.keys(seed)];
    console.log(dig);`;
  const compilation = await compile(source, 'remote', { import: false });
  expect(usedExportsOf(compilation)).toEqual({ soil: ['dig'], seed: null });
});

test('a build reports the exports of its shared libraries', async () => {
  const source = `import { dig } from 'soil'; import { sow } from 'seed'; console.log(dig(), sow());`;
  const compilation = await compile(source, 'shell', { eager: true, version: '1.0.0' });
  expect(providedExportsOf(compilation)).toEqual({ soil: ['dig', 'rake'], seed: ['sow'] });
});
