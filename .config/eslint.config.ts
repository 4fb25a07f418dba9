import { createNodeResolver, importX } from 'eslint-plugin-import-x';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig } from 'eslint/config';
import tseslint from 'typescript-eslint';

/** Libraries of Arbora from the bottom up: each may import only those before it. */
const LAYERS = [
  'domain',
  'registry',
  'routes',
  'event-bus',
  'router',
  'query',
  'api',
  'auth',
  'i18n',
  'ui',
  'remote',
  'build',
  'testing',
];
const REMOTES = ['mf-content', 'mf-shop', 'mf-booking', 'mf-account', 'mf-manager', 'mf-parts'];
/** Libraries that run without React; the back end may use these only. */
const WITHOUT_REACT = ['domain', 'registry', 'routes'];

interface Restriction {
  group: string[];
  message: string;
}

const facades: Restriction[] = [
  {
    group: ['react-router', 'react-router/*', 'history'],
    message: 'Use @arbora/router: the package would be bundled again.',
  },
  { group: ['@tanstack/*'], message: 'Use @arbora/query: the package would be bundled again.' },
];
const noRemotes: Restriction = {
  group: [...REMOTES, 'parts', 'shell', 'backend'].map((name) => `@arbora/${name}`),
  message: 'Applications know each other by the registry, the event bus and slots, not by import.',
};
const noTools: Restriction = { group: ['@arbora/build', '@arbora/testing'], message: 'For builds and tests only.' };
const inside: Restriction = {
  group: ['@arbora/*/src/*', '../../../libs/*', '../../libs/*', '../libs/*'],
  message: 'Import a library by its name: only its index.ts is for others.',
};
const noAntd: Restriction = {
  group: ['antd', 'antd/*'],
  message: 'antd belongs to the manager; others use @arbora/ui.',
};
const noDataRouter: Restriction = {
  group: ['single-spa', 'single-spa-react', '@module-federation/*'],
  message: 'Mounting is the business of shell and libs/remote.',
};

function restrict(patterns: Restriction[]): object {
  return { 'no-restricted-imports': ['error', { patterns }] };
}

function namesOf(libs: readonly string[]): string[] {
  return libs.flatMap((lib) => [`@arbora/${lib}`, `@arbora/${lib}/*`]);
}

const layerRules = LAYERS.map((lib, index) => ({
  files: [`libs/${lib}/**/*.{ts,tsx}`],
  rules: restrict([
    noRemotes,
    inside,
    { group: namesOf(LAYERS.slice(index + 1)), message: `libs/${lib} may import only what is below it.` },
    ...(lib === 'router' || lib === 'query' ? [] : facades),
    ...(lib === 'remote' || lib === 'build' ? [] : [noDataRouter]),
    noAntd,
  ]),
}));

export default defineConfig(
  { ignores: ['**/dist/**', '**/node_modules/**', '.nx/**', '.arbora/**'] },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [...tseslint.configs.strict],
    plugins: { 'import-x': importX, 'react-hooks': reactHooks },
    settings: {
      'import-x/resolver-next': [createNodeResolver({ extensions: ['.ts', '.tsx', '.js', '.json'] })],
      'import-x/parsers': { '@typescript-eslint/parser': ['.ts', '.tsx'] },
    },
    rules: {
      ...reactHooks.configs.recommended.rules,
      'import-x/no-cycle': ['error', { ignoreExternal: true }],
      'import-x/no-duplicates': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      '@typescript-eslint/no-invalid-void-type': 'off',
      '@typescript-eslint/no-dynamic-delete': 'off',
      'no-console': 'off',
      eqeqeq: ['error', 'always', { null: 'ignore' }],
    },
  },
  ...layerRules,
  { files: ['shell/**/*.{ts,tsx}'], rules: restrict([noRemotes, inside, ...facades, noAntd]) },
  ...REMOTES.map((name) => ({
    files: [`${name === 'mf-parts' ? 'libs/parts' : name}/**/*.{ts,tsx}`],
    rules: restrict([noRemotes, inside, ...facades, noDataRouter, ...(name === 'mf-manager' ? [] : [noAntd])]),
  })),
  {
    files: ['backend/**/*.ts'],
    rules: restrict([
      noRemotes,
      inside,
      noTools,
      {
        group: namesOf(LAYERS.filter((lib) => !WITHOUT_REACT.includes(lib))),
        message: 'The back end imports libraries without React only.',
      },
    ]),
  },
  {
    files: ['e2e/**/*.ts'],
    // Playwright's fixtures are given by a function called `use`.
    rules: { ...restrict([noRemotes, inside]), 'react-hooks/rules-of-hooks': 'off' },
  },
  {
    files: ['**/*.test.{ts,tsx}', '**/webpack.config.ts', 'libs/testing/**/*.{ts,tsx}'],
    rules: { 'no-restricted-imports': 'off' },
  },
);
