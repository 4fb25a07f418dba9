import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { MAPS } from '@arbora/registry';
import { openSourceMaps, type SourceMaps } from './source-maps';

/** Columns 0 to 9 of line 1 are line 3, column 5 of the first source; those from 10 on are the second source's. */
const MAP = JSON.stringify({
  version: 3,
  sources: ['webpack://mf-shop/./src/cart/cart.page.tsx', 'webpack://mf-shop/../libs/ui/src/button.tsx?ab12'],
  names: ['total'],
  mappings: 'AAEIA,UCFJ',
});

let siteDir: string;
let maps: SourceMaps;
beforeEach(async () => {
  siteDir = await mkdtemp(path.join(os.tmpdir(), 'arbora-maps-'));
  await write('mf-shop/9bc1', '929.js', MAP);
  maps = openSourceMaps(siteDir, (name) => name.startsWith('mf-'));
});
afterEach(() => rm(siteDir, { recursive: true }));

async function write(version: string, file: string, map: string): Promise<void> {
  const target = path.join(siteDir, 'remotes', version, MAPS, `${file}.map`);
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(target, map);
}

test.each([
  ['mf-shop/9bc1/929.js:1:1', 'mf-shop/src/cart/cart.page.tsx:3:5 (total)'],
  ['mf-shop/9bc1/929.js:1:10', 'mf-shop/src/cart/cart.page.tsx:3:5 (total)'],
  ['mf-shop/9bc1/929.js:1:11', 'libs/ui/src/button.tsx:1:1'],
])('the frame %s is the place %s in the source', async (frame, place) => {
  expect(await maps.resolve(frame)).toBe(place);
});

test('a frame of a server bundle is resolved by the map of the bundle', async () => {
  await write('mf-shop/9bc1', 'server/server.js', MAP);
  expect(await maps.resolve('mf-shop/9bc1/server/server.js:1:11')).toBe('libs/ui/src/button.tsx:1:1');
});

test.each([
  ['of a file without a map', 'mf-shop/9bc1/1.js:1:1'],
  ['of a version that is gone', 'mf-shop/0000/929.js:1:1'],
  ['of a line that the map does not have', 'mf-shop/9bc1/929.js:9:1'],
  ['with a line of zero', 'mf-shop/9bc1/1.js:0:0'],
])('a frame %s stays as it is', async (_what, frame) => {
  expect(await maps.resolve(frame)).toBe(frame);
});

test.each(['', '{', 'null', '[]', '{"version":3}', '{"version":3,"sources":["a"],"names":[],"mappings":5}'])(
  'a frame of a file with the broken map %j stays as it is',
  async (text) => {
    await write('mf-shop/9bc1', '2.js', text);
    expect(await maps.resolve('mf-shop/9bc1/2.js:1:1')).toBe('mf-shop/9bc1/2.js:1:1');
  },
);

test('files beyond the maps of deployed packages are not read', async () => {
  await write('shop/9bc1', '929.js', MAP);
  await writeFile(path.join(siteDir, 'secret.js.map'), MAP);
  await writeFile(path.join(siteDir, 'remotes/mf-shop/9bc1/929.js.map'), MAP);
  for (const frame of [
    'shop/9bc1/929.js:1:1',
    'mf-shop/9bc1/../../../../secret.js:1:1',
    'mf-shop/../../secret.js:1:1',
    'mf-shop/9bc1/server/../../929.js:1:1',
    'mf-shop/9bc1/..%2f929.js:1:1',
    'mf-shop/9bc1/..\\929.js:1:1',
    '../mf-shop/9bc1/929.js:1:1',
    'mf-shop/9bc1/929.js:1:1\nmf-shop/9bc1/929.js:1:1',
    'mf-shop/9bc1/929.js\u0000.js:1:1',
    'mf-shop/9bc1/929.js:99999999999:1',
  ]) {
    expect(await maps.resolve(frame)).toBe(frame);
  }
});

test('so many maps are loaded in a minute that frames of made-up reports do not load the server', async () => {
  jest.useFakeTimers({ now: 0, doNotFake: ['nextTick', 'setImmediate'] });
  try {
    for (let file = 0; file < 30; file++) {
      await write('mf-shop/9bc1', `x${file}.js`, MAP);
      expect(await maps.resolve(`mf-shop/9bc1/x${file}.js:1:11`)).toBe('libs/ui/src/button.tsx:1:1');
    }
    expect(await maps.resolve('mf-shop/9bc1/929.js:1:11')).toBe('mf-shop/9bc1/929.js:1:11');
    jest.setSystemTime(60_000);
    expect(await maps.resolve('mf-shop/9bc1/929.js:1:11')).toBe('libs/ui/src/button.tsx:1:1');
  } finally {
    jest.useRealTimers();
  }
});
