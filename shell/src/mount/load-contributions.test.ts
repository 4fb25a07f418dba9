import { createI18n, type I18n, type TextLoaders } from '@arbora/i18n';
import { CONTRACT, type RemoteEntry } from '@arbora/registry';
import { defineRemote, textSection, type RemoteContribution, type RemoteDefinition } from '@arbora/remote';
import { logInAs, startAnonymous, testServer } from '@arbora/testing';
import { loadDefinition } from '../federation/load-remote';
import { loadContributions } from './load-contributions';

// The federation runtime loads scripts from the network, which tests do not have.
jest.mock('../federation/load-remote', () => ({ loadDefinition: jest.fn() }));

const POINT = 'dashboard.tile';
let i18n: I18n;
let definitions: RemoteDefinition[];

beforeEach(async () => {
  await logInAs(testServer(), { acl: ['sales'] });
  i18n = createI18n('cs', { onMissing: (_, namespace, key) => `no ${namespace}:${key}` });
  definitions = [];
  jest.mocked(loadDefinition).mockReset();
  jest.mocked(loadDefinition).mockImplementation((entry) => {
    const definition = definitions.find(({ name }) => name === entry.name);
    return definition ? Promise.resolve(definition) : Promise.reject(new Error('offline'));
  });
});

const textsOf = (word: string): TextLoaders & { cs: () => Promise<{ default: object }> } => {
  const load = () => Promise.resolve({ default: { word } });
  return { cs: load, en: load, pl: load };
};

/** Deploys a remote; returns its entry in the registry, as the build writes it. */
function deploy(name: `mf-${string}`, ...contributions: RemoteContribution[]): RemoteEntry {
  const definition = defineRemote({
    name,
    texts: textsOf(name),
    commonTexts: [textSection('ui', textsOf('kit'))],
    routes: [],
    contributions,
  });
  definitions.push(definition);
  return {
    name,
    version: '1',
    contract: CONTRACT,
    base: '/remotes/x/',
    entry: 'remoteEntry.js',
    namespace: definition.namespace,
    routes: [],
    slots: [],
    contributions: contributions.map(({ point, section }) => ({ point, section })),
    preload: { scripts: [], styles: [] },
    pages: {},
    texts: { cs: [], en: [], pl: [] },
  };
}
const given = (value: unknown, more: Partial<RemoteContribution> = {}): RemoteContribution => ({
  point: POINT,
  load: () => Promise.resolve({ default: value }),
  ...more,
});

test('the contributions of all remotes to a point are loaded, each with its remote', async () => {
  const remotes = [
    deploy('mf-booking-office', given('events'), given('unpaid'), given('elsewhere', { point: 'search.hits' })),
    deploy('mf-content-office', given('comments')),
    deploy('mf-shop', given('hits', { point: 'search.hits' })),
  ];
  expect(await loadContributions(POINT, { remotes }, i18n)).toEqual({
    loaded: [
      { remote: 'mf-booking-office', value: 'events' },
      { remote: 'mf-booking-office', value: 'unpaid' },
      { remote: 'mf-content-office', value: 'comments' },
    ],
    failed: [],
  });
  expect(jest.mocked(loadDefinition).mock.calls.map(([{ name }]) => name)).not.toContain('mf-shop');
});

test('a remote that fails, or one of whose contributions does, is named and does not affect the others', async () => {
  const broken = given('broken', { load: () => Promise.reject(new Error('offline')) });
  const remotes = [
    deploy('mf-booking-office', given('events'), broken),
    deploy('mf-content-office', given('comments')),
    deploy('mf-shop-office', given('groups')),
  ];
  definitions.pop();
  expect(await loadContributions(POINT, { remotes }, i18n)).toEqual({
    loaded: [{ remote: 'mf-content-office', value: 'comments' }],
    failed: ['mf-booking-office', 'mf-shop-office'],
  });
});

test('the code of contributions to sections that the person may not open is not loaded', async () => {
  const load = jest.fn(() => Promise.resolve({ default: 'users' }));
  const ofAdmins = given('users', { section: 'users', load });
  const remotes = [
    deploy('mf-account-office', ofAdmins),
    deploy('mf-shop-office', given('orders', { section: 'orders' }), ofAdmins),
  ];
  const orders = { remote: 'mf-shop-office', value: 'orders' };
  expect(await loadContributions(POINT, { remotes }, i18n)).toEqual({ loaded: [orders], failed: [] });
  expect(load).not.toHaveBeenCalled();
  expect(jest.mocked(loadDefinition).mock.calls.map(([{ name }]) => name)).toEqual(['mf-shop-office']);

  await logInAs(testServer(), { acl: ['admin'] });
  expect((await loadContributions(POINT, { remotes }, i18n)).loaded).toHaveLength(3);
  await startAnonymous();
  expect(await loadContributions(POINT, { remotes }, i18n)).toEqual({ loaded: [], failed: [] });
});

test('texts of the remote, its libraries and its contributions are there before it is shown', async () => {
  const texts = textSection('shell', textsOf('tile'));
  const remotes = [deploy('mf-content-office', given('comments', { texts }), given('x', { point: 'search.hits' }))];
  await loadContributions(POINT, { remotes }, i18n);
  const word = (namespace: string): string => i18n.snapshot().of(namespace).t('word');
  expect(['content-office', 'ui', 'shell'].map(word)).toEqual(['mf-content-office', 'kit', 'tile']);
});

test('a remote built before there were contributions has none', async () => {
  const { contributions: _, ...older } = deploy('mf-shop', given('events'));
  expect(await loadContributions(POINT, { remotes: [older] }, i18n)).toEqual({ loaded: [], failed: [] });
});
