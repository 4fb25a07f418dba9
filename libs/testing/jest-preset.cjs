// Jest's settings for components and pages: TypeScript, style sheets and images as names, and a browser by jsdom. Plain
// JavaScript, as Jest reads it without a compiler.
const path = require('node:path');

/** Packages published as ES modules or TypeScript only, which Jest must transform to CommonJS. */
const ES_PACKAGES = [
  '@arbora',
  'jose',
  'ofetch',
  'destr',
  'ufo',
  'node-fetch-native',
  'jwt-decode',
  'mitt',
  'spayd',
  'bysquare',
  'lzma1',
  'p-retry',
  'is-network-error',
  'eslint-plugin-jsx-a11y-x',
];

function file(name) {
  return path.join(__dirname, 'src/jest', name);
}

function swc(syntax, jsx) {
  const parser = syntax === 'typescript' ? { syntax, tsx: jsx } : { syntax, jsx };
  return [
    require.resolve('@swc/jest'),
    { jsc: { parser, target: 'es2022', transform: { react: { runtime: 'automatic' } } }, module: { type: 'commonjs' } },
  ];
}

module.exports = {
  transform: {
    '\\.tsx$': swc('typescript', true),
    '\\.ts$': swc('typescript', false),
    '\\.m?jsx?$': swc('ecmascript', true),
  },
  transformIgnorePatterns: [`/node_modules/(?!(?:${ES_PACKAGES.join('|')})/)`],
  moduleNameMapper: {
    '\\.css$': file('css-stub.ts'),
    '\\.(svg|png|jpg|webp|avif|woff2)$': file('file-stub.ts'),
  },
  testEnvironment: file('browser-environment.ts'),
  setupFilesAfterEnv: [file('browser-setup.ts')],
  // Tolerates a busy machine.
  testTimeout: 60_000,
};
