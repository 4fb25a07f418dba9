import path from 'node:path';
import { createNodeResolver, importX } from 'eslint-plugin-import-x';
import jsxA11y from 'eslint-plugin-jsx-a11y-x';
import { defineConfig } from 'eslint/config';
import tseslint from 'typescript-eslint';
import { confinement } from '../libs/tools/src/lint/confinement';
import { importBoundaries, type BoundaryOptions, type Restriction } from '../libs/tools/src/lint/import-boundaries';
import { literalText } from '../libs/tools/src/lint/literal-text';
import { folderOf, REMOTES, ROOT } from '../libs/build/src/paths';

/** Libraries of Arbora from the bottom up: each may import the preceding ones only. */
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
  'office',
  'build',
  'testing',
  'demo-data',
  'tools',
];
/** Libraries that run without React; the back end may use these only. */
const WITHOUT_REACT = ['domain', 'registry', 'routes', 'demo-data'];

const facades: Restriction[] = [
  {
    group: ['react-router', 'history'],
    message: 'Use @arbora/router: the package would be bundled again.',
  },
  { group: ['@tanstack/*'], message: 'Use @arbora/query: the package would be bundled again.' },
];
const noRemotes: Restriction = {
  group: [...REMOTES, 'parts', 'shell', 'backend'].map((name) => `@arbora/${name}`),
  message: 'Applications know each other by the registry, the event bus and slots, not by import.',
};
const noTools: Restriction = {
  group: ['@arbora/build', '@arbora/testing', '@arbora/tools'],
  message: 'For builds and tests only.',
};
const demoData: Restriction = {
  group: ['@arbora/demo-data'],
  message: 'Demo data is not installed in production: load it with import() where the configuration asks for it.',
  unlessLazy: true,
};
const inside: Restriction = {
  group: ['@arbora/*/src'],
  message: 'Import a library by its name: only what its exports name is for others.',
};
const noAntd: Restriction = {
  group: ['antd'],
  message: 'antd belongs to libs/office; others use its parts and @arbora/ui.',
};
const noOffice: Restriction = {
  group: ['@arbora/office'],
  message: 'Only the back office, in folders `office` of remotes, may use its kit: visitors would load it.',
};
/** The allowed antd components; everything else comes from libs/ui, for a consistent look of site and back office. */
const ANTD_PARTS = [
  'AutoComplete',
  'Calendar',
  'Cascader',
  'ColorPicker',
  'DatePicker',
  'Select',
  'Table',
  'TimePicker',
  'Transfer',
  'Tree',
  'TreeSelect',
  'Upload',
];
const antdParts: Restriction = {
  group: ['antd'],
  exceptNames: [...ANTD_PARTS, 'ConfigProvider', 'theme'],
  exceptGroup: ['antd/locale'],
  message: `Of antd, only ${ANTD_PARTS.join(', ')}: use @arbora/ui.`,
};
/** Plain CSS that remotes import: of packages, whose classes have their own prefix, and the back office's of antd. */
const PLAIN_STYLES = ['@photo-sphere-viewer/core/', 'react-image-crop/', './antd/antd.css', './antd/shape.css'];
/** Libraries that remotes bundle or share with the shell. */
const LIBS_OF_REMOTES = LAYERS.slice(0, LAYERS.indexOf('office') + 1);

const noDataRouter: Restriction = {
  group: ['single-spa', 'single-spa-react', '@module-federation/*'],
  message: 'Mounting is the business of shell and libs/remote.',
};

/** Components that render an element, for the rules about that element. */
const ELEMENTS = { Button: 'button', Image: 'img' };
/** Components that render a link; `to` is its path. */
const LINKS = ['Link', 'NavLink', 'AnyLink', 'TextLink', 'ButtonLink'];
/** Handlers that make an element interactive. */
const PRESSES = ['onClick', 'onMouseDown', 'onMouseUp', 'onKeyDown', 'onKeyUp'];

function restrict(restrictions: Restriction[]): object {
  const options: BoundaryOptions = { restrictions, intoLibrary: inside.message, intoApplication: noRemotes.message };
  return { 'arbora/import-boundaries': ['error', options] };
}

function namesOf(libs: readonly string[]): string[] {
  return libs.map((lib) => `@arbora/${lib}`);
}

const withoutReact: Restriction = {
  group: namesOf(LAYERS.filter((lib) => !WITHOUT_REACT.includes(lib))),
  message: 'The back end imports libraries without React only.',
};

const layerRules = LAYERS.map((lib, index) => ({
  files: [`libs/${lib}/**/*.{ts,tsx}`],
  rules: restrict([
    noRemotes,
    inside,
    { group: namesOf(LAYERS.slice(index + 1)), message: `libs/${lib} may import only what is below it.` },
    ...(lib === 'router' || lib === 'query' ? [] : facades),
    ...(lib === 'remote' || lib === 'build' ? [] : [noDataRouter]),
    lib === 'office' ? antdParts : noAntd,
  ]),
}));

/** Whether a remote is part of the back office: the folder `office` of another one, or the pages common to all. */
function isOffice(remote: string): boolean {
  return path.basename(folderOf(remote)) === 'office' || remote === 'mf-manager';
}

/** The rules that need no types. `.oxlintrc.json` holds those on promises and React. */
export default defineConfig(
  { ignores: ['**/dist/**', '**/node_modules/**', '.nx/**', '.arbora/**'] },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [...tseslint.configs.strict],
    plugins: {
      'import-x': importX,
      arbora: {
        rules: { 'import-boundaries': importBoundaries, 'literal-text': literalText },
      },
    },
    languageOptions: { parserOptions: { tsconfigRootDir: ROOT } },
    settings: {
      'import-x/resolver-next': [createNodeResolver({ extensions: ['.ts', '.tsx', '.js', '.json'] })],
      'import-x/parsers': { '@typescript-eslint/parser': ['.ts', '.tsx'] },
    },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      '@typescript-eslint/no-invalid-void-type': 'off',
      '@typescript-eslint/no-dynamic-delete': 'off',
      // Packages extend it by declaration merging.
      '@typescript-eslint/no-empty-object-type': ['error', { allowWithName: '^TextNamespaces$' }],
      'no-console': 'off',
      eqeqeq: ['error', 'always', { null: 'ignore' }],
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    ignores: ['libs/parts/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            { regex: '\\.specimen$', message: 'Specimens are for libs/parts only, not for bundles of the site.' },
          ],
        },
      ],
    },
  },
  {
    files: ['**/*.tsx'],
    extends: [jsxA11y.configs.strict],
    settings: { 'jsx-a11y-x': { components: ELEMENTS } },
    rules: {
      'jsx-a11y-x/anchor-has-content': ['error', { components: LINKS }],
      'jsx-a11y-x/anchor-is-valid': ['error', { components: LINKS, specialLink: ['to'] }],
      // Safari drops the list role of a list without markers unless it is explicit.
      'jsx-a11y-x/no-redundant-roles': ['error', { ul: ['list'], ol: ['list'] }],
      // The backdrop belongs to its dialog, which Escape closes. A click outside the controls focuses the dialog, so it
      // must handle keys.
      'jsx-a11y-x/no-noninteractive-element-interactions': [
        'error',
        { img: ['onError', 'onLoad'], dialog: ['onCancel', 'onClose', 'onKeyDown', 'onMouseDown'] },
      ],
      // Drag events are excluded: the adjacent file field is the keyboard alternative.
      'jsx-a11y-x/no-static-element-interactions': ['error', { handlers: PRESSES }],
    },
  },
  {
    files: ['{mf-*,mf-*/office,shell,libs/ui,libs/office}/src/**/*.tsx'],
    ignores: ['**/*.test.tsx', '**/*.specimen.tsx'],
    rules: { 'arbora/literal-text': 'error' },
  },
  {
    files: [
      ...REMOTES.map((name) => path.relative(ROOT, folderOf(name))),
      ...LIBS_OF_REMOTES.map((lib) => `libs/${lib}`),
    ].map((folder) => `${folder}/src/**/*.{ts,tsx}`),
    ignores: [
      '**/*.test.{ts,tsx}',
      '**/*.specimen.tsx',
      '**/test-*.{ts,tsx}',
      '**/testing/**',
      // The global object of a worker is its own.
      '**/*-worker.ts',
    ],
    rules: { 'no-restricted-syntax': ['error', ...confinement(PLAIN_STYLES)] },
  },
  {
    files: ['{mf-*,mf-*/office,shell,backend,libs/*,libs/parts/office}/src/**/*.{ts,tsx}'],
    ignores: [
      '**/*.test.{ts,tsx}',
      '**/test-*.{ts,tsx}',
      '**/testing/**',
      'libs/{build,tools}/**',
      'libs/ui/src/tokens/write-tokens-css.ts',
    ],
    rules: { 'import-x/no-extraneous-dependencies': ['error', { includeTypes: true }] },
  },
  ...layerRules,
  { files: ['shell/**/*.{ts,tsx}'], rules: restrict([noRemotes, inside, ...facades, noAntd, noOffice]) },
  ...REMOTES.map((name) => ({
    files: [`${path.relative(ROOT, folderOf(name))}/**/*.{ts,tsx}`],
    rules: restrict([noRemotes, inside, ...facades, noDataRouter, noAntd, ...(isOffice(name) ? [] : [noOffice])]),
  })),
  { files: ['libs/demo-data/**/*.ts'], rules: restrict([noRemotes, inside, noTools, withoutReact]) },
  { files: ['backend/**/*.ts'], rules: restrict([noRemotes, inside, noTools, withoutReact]) },
  { files: ['backend/src/**/*.ts'], rules: restrict([noRemotes, inside, noTools, withoutReact, demoData]) },
  { files: ['e2e/**/*.ts'], rules: restrict([noRemotes, inside]) },
  {
    // Tests and build configurations may use every library and package, but no other application.
    files: [
      '**/*.test.{ts,tsx}',
      '**/webpack.config.ts',
      'libs/testing/**/*.{ts,tsx}',
      'libs/office/src/testing/**/*.{ts,tsx}',
      'backend/tests/queries/**/*.ts',
    ],
    rules: restrict([noRemotes, inside]),
  },
  {
    files: [
      'shell',
      ...REMOTES.filter((name) => !isOffice(name)).map((name) => path.relative(ROOT, folderOf(name))),
    ].map((folder) => `${folder}/**/*.test.{ts,tsx}`),
    ignores: ['**/office/**', 'mf-manager/**'],
    rules: restrict([noRemotes, inside, noOffice]),
  },
);
