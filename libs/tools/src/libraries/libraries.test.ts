import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '@arbora/build/paths';
import { packedManifest } from './packed-manifest';
import { manifestOf, PUBLISHED_LIBRARIES, publishedVersion } from './published';

const MANIFEST = {
  name: '@arbora/tree',
  version: '2.1.0',
  private: true,
  exports: {
    '.': './src/index.ts',
    './icons': './src/icon/icons.tsx',
    './*.specimen': './src/*.specimen.tsx',
    './global.css': './src/global.css',
  },
  dependencies: { '@arbora/domain': '*', react: '19.3.1' },
  devDependencies: { jest: '30.0.0' },
};

test('a packed library may be published, with types and libraries of its version', () => {
  expect(packedManifest(MANIFEST, { node: '>=20' })).toEqual({
    name: '@arbora/tree',
    version: '2.1.0',
    engines: { node: '>=20' },
    exports: {
      '.': { types: './types/index.d.ts', default: './src/index.ts' },
      './icons': { types: './types/icon/icons.d.ts', default: './src/icon/icons.tsx' },
      './global.css': './src/global.css',
      './package.json': './package.json',
    },
    dependencies: { '@arbora/domain': '2.1.0', react: '19.3.1' },
  });
});

test('a published library depends on published libraries only', () => {
  const published: readonly string[] = PUBLISHED_LIBRARIES.map((library) => `@arbora/${library}`);
  const missing = PUBLISHED_LIBRARIES.flatMap((library) =>
    Object.keys(manifestOf(library).dependencies).filter(
      (name) => name.startsWith('@arbora/') && !published.includes(name),
    ),
  );
  expect(missing).toEqual([]);
});

test('the changelog begins with the version of the libraries', () => {
  const [latest] = /^## (.+)$/m.exec(readFileSync(path.join(ROOT, 'CHANGELOG.md'), 'utf8'))?.slice(1) ?? [];
  expect(latest).toBe(publishedVersion());
});
