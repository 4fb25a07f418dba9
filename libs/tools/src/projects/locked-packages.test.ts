import { changedPackages } from './locked-packages';

const PACKAGES = {
  '': { name: 'arbora', workspaces: ['mf-*', 'libs/*'], devDependencies: { jest: '30.5.2' } },
  'libs/ui': { name: '@arbora/ui', dependencies: { react: '19.3.1' } },
  'libs/ui/node_modules/fflate': { version: '0.8.3' },
  'mf-shop': { name: '@arbora/mf-shop', dependencies: { '@arbora/ui': '*' } },
  'node_modules/@arbora/mf-shop': { resolved: 'mf-shop', link: true },
  'node_modules/@arbora/ui': { resolved: 'libs/ui', link: true },
  'node_modules/react': { version: '19.3.1' },
};

function lock(packages: object, version = 3): string {
  return JSON.stringify({ name: 'arbora', lockfileVersion: version, packages });
}

/** Compares the lock file with one that has other entries; undefined removes an entry. */
function changedBy(entries: object): string[] | null {
  return changedPackages(lock(PACKAGES), lock({ ...PACKAGES, ...entries }));
}

test('entries of workspace packages concern these packages', () => {
  expect(
    changedBy({
      'mf-shop': { name: '@arbora/mf-shop', dependencies: { '@arbora/ui': '*', react: '19.3.1' } },
      'libs/ui': { name: '@arbora/ui' },
    }),
  ).toEqual(['libs/ui', 'mf-shop']);
});

test('a new or removed workspace package, with its link, concerns this package', () => {
  expect(
    changedBy({
      'libs/office': { name: '@arbora/office' },
      'node_modules/@arbora/office': { resolved: 'libs/office', link: true },
    }),
  ).toEqual(['libs/office']);
  expect(changedBy({ 'mf-shop': undefined, 'node_modules/@arbora/mf-shop': undefined })).toEqual(['mf-shop']);
});

test.each([
  ['an installed package', { 'node_modules/react': { version: '19.3.2' } }],
  ['a package installed for one workspace package', { 'libs/ui/node_modules/fflate': { version: '0.8.4' } }],
  ['a new installed package', { 'node_modules/valibot': { version: '1.5.0' } }],
  ['a removed installed package', { 'node_modules/react': undefined }],
  ['a link in place of an installed package', { 'node_modules/react': { resolved: 'libs/ui', link: true } }],
  ['the root', { '': { name: 'arbora', devDependencies: { jest: '30.5.3' } } }],
])('%s concerns all packages, also beside a workspace package', (_name, entries) => {
  expect(changedBy(entries)).toBeNull();
  expect(changedBy({ ...entries, 'mf-shop': { name: '@arbora/mf-shop' } })).toBeNull();
});

test('the format of the lock file concerns all packages, the order of its entries none', () => {
  expect(changedPackages(lock(PACKAGES), lock(PACKAGES, 4))).toBeNull();
  expect(changedPackages(lock(PACKAGES), lock(Object.fromEntries(Object.entries(PACKAGES).reverse())))).toEqual([]);
});
