import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { differencesFromShell, differencesInExchange, type Declarations } from '@arbora/deployment';
import { DeclarationReader } from './declaration-reader';
import { usedDeclarations } from './declarations-of';
import { programOf, readDeclarations } from './read-declarations';

const LIBRARY = '@arbora/soil';

let dir: string;
let count = 0;
beforeAll(async () => void (dir = await mkdtemp(path.join(os.tmpdir(), 'arbora-declarations-'))));
afterAll(() => rm(dir, { recursive: true }));

/** Returns the declarations of a library with this source, which may declare `Host` and `Events`. */
async function declare(source: string): Promise<Declarations> {
  const file = path.join(dir, `library-${++count}.ts`);
  const required = ['Host', 'Events'].filter((name) => !source.includes(`interface ${name}`));
  await writeFile(file, [source, ...required.map((name) => `export interface ${name} {}`)].join('\n'));
  // Without the types of the browser, which take the most time.
  const program = programOf([file], { lib: ['lib.es5.d.ts'] });
  const events = { file, type: 'Events' };
  const reader = new DeclarationReader(program, [events]);
  const exchanged = reader.membersOf(events, 'event');
  const mount = reader.describe({ file, type: 'Host' });
  return { exchanged, mount, exports: { [LIBRARY]: reader.values(file) }, types: reader.types };
}

/** What a remote that was built with `remote` finds different in a shell that was built with `shell`. */
async function differences(remote: string, shell: string): Promise<string[]> {
  return differencesFromShell(await declare(remote), await declare(shell));
}

test.each([
  ['an export', 'export declare function a(): void;', 'export declare function a(): void; export const b = 1;'],
  [
    'a property of a result',
    'interface Session { user: string } export declare function a(): Session;',
    'interface Session { user: string; role: string } export declare function a(): Session;',
  ],
  [
    'an optional parameter',
    'export declare function a(text: string): void;',
    'export declare function a(text: string, code?: number): void;',
  ],
  [
    'an optional property of a parameter',
    'export declare function a(of: { text: string }): void;',
    'export declare function a(of: { text: string; code?: number }): void;',
  ],
  [
    'a value of a parameter',
    `export declare function a(type: 'info' | 'error'): void;`,
    `export declare function a(type: 'error' | 'warning' | 'info'): void;`,
  ],
  ['a mount prop', 'export interface Host { a(): void }', 'export interface Host { a(): void; b(): void }'],
  [
    'an argument of a callback',
    'export declare function a(done: (text: string) => void): void;',
    'export declare function a(done: (text: string, code: number) => void): void;',
  ],
  ['an event', 'export interface Events { one: string }', 'export interface Events { one: string; two: string }'],
])('a shell may add %s', async (_, remote, shell) => {
  expect(await differences(remote, shell)).toEqual([]);
});

test('names of types and parameters and the order of declarations make no difference', async () => {
  const remote = `
    export interface Basket { items: string[]; owner: { name: string } | null | undefined }
    export declare function basket(id: number | string): Promise<Basket | null>;`;
  const shell = `
    export declare function basket(key: string | number): Promise<null | Trolley>;
    export interface Trolley { owner: undefined | null | { name: string }; items: string[] }`;
  expect(await differences(remote, shell)).toEqual([]);
});

test.each([
  [
    'a removed property of a result',
    'interface Session { user: string; role: string } export declare function a(): Session;',
    'interface Session { user: string } export declare function a(): Session;',
    'role of Session is missing',
  ],
  [
    'a property that may be absent',
    'interface Session { user: string } export declare function a(): Promise<Session[]>;',
    'interface Session { user?: string } export declare function a(): Promise<Session[]>;',
    'user of Session is optional',
  ],
  [
    'another type',
    'export interface Host { open(path: string): void }',
    'export interface Host { open(path: Date): void }',
    'parameter 1 of Host.open differs',
  ],
  [
    'another result',
    'export declare function a(): string;',
    'export declare function a(): string | null;',
    'result of a differs',
  ],
  [
    'a required parameter',
    'export declare function a(text: string): void;',
    'export declare function a(text: string, code: number): void;',
    'parameter 2 of a is required',
  ],
  [
    'a required property of a parameter',
    'interface Options { text: string } export declare function a(of: Options): void;',
    'interface Options { text: string; code: number } export declare function a(of: Options): void;',
    'code of Options is required',
  ],
  [
    'a removed property of a parameter',
    'interface Options { text?: string } export declare function a(of: Options): void;',
    'interface Options { code?: number } export declare function a(of: Options): void;',
    'text of Options is missing',
  ],
  [
    'a removed value of a parameter',
    `type Kind = 'info' | 'error' | 'warning'; export declare function a(type: Kind): void;`,
    `type Kind = 'info' | 'error'; export declare function a(type: Kind): void;`,
    '"warning" of Kind is missing',
  ],
  [
    'a removed argument of a callback',
    'export declare function a(done: (text: string) => void): void;',
    'export declare function a(done: () => void): void;',
    'parameter 1 of a() parameter 1 is missing',
  ],
  [
    'a type within a type of a type',
    'export interface Host { site: Site } interface Site { at: Place } interface Place { lat: number }',
    'export interface Host { site: Site } interface Site { at: Place } interface Place { lat: string }',
    'lat of Place differs',
  ],
  [
    'a class without a method',
    'export class Failure extends Error { code(): string { return ""; } retry(): void {} }',
    'export class Failure extends Error { code(): string { return ""; } private retry(): void {} }',
    'retry of Failure is missing',
  ],
])('a remote does not fit a shell with %s', async (_, remote, shell, difference) => {
  expect(await differences(remote, shell)).toEqual([difference]);
});

test('a remote that was built later does not fit a shell without its additions', async () => {
  const shell = 'interface Session { user: string } export declare function a(): Session;';
  const remote =
    'interface Session { user: string; role: string; team?: string } export declare function a(): Session;';
  expect(await differences(remote, shell)).toEqual(['role of Session is missing']);
});

test('remotes may differ in events that only one knows or that have optional additions', async () => {
  const older = await declare('export interface Events { one: { a: string }; two: string }');
  const newer = await declare('export interface Events { one: { a: string; b?: string }; three: string }');
  expect(differencesInExchange(older, newer)).toEqual([]);
  expect(differencesInExchange(newer, older)).toEqual([]);
});

test('remotes do not fit each other if they declare the same event differently', async () => {
  const older = await declare('export interface Events { one: { a: string } }');
  const newer = await declare('export interface Events { one: { a: string; b: string } }');
  expect(differencesInExchange(older, newer)).toEqual(['b of event one is required']);
  expect(differencesInExchange(newer, older)).toEqual(['b of event one is missing']);
});

test('a remote depends on the exports that it imports only', async () => {
  const source = (role: string): string =>
    `export declare function session(): { role: ${role} }; export declare function login(): void;`;
  const shell = await declare(source('string'));
  const remote = await declare(source('number'));
  const login = usedDeclarations(remote, { [LIBRARY]: ['login'] });
  expect(differencesFromShell(login, shell)).toEqual([]);
  expect(Object.keys(login.types)).not.toContain('session');
  expect(differencesFromShell(usedDeclarations(remote, { [LIBRARY]: null }), shell)).toEqual([
    'role of session() differs',
  ]);
});

test('the declarations of the shared libraries are the same whichever is read first', () => {
  const libraries = ['@arbora/remote', '@arbora/auth', '@arbora/event-bus'];
  const one = readDeclarations(libraries);
  // The compiler numbers types in the order in which it meets them.
  const other = readDeclarations(['@arbora/office', ...[...libraries].reverse()]);
  expect(Object.keys(one.exports['@arbora/auth']!)).toContain('useSession');
  expect(one.exchanged['route home']).toEqual({ digest: '/' });
  expect(Object.keys(one.exchanged)).toEqual(
    expect.arrayContaining(['event snackbar', 'slot own-shop', 'point dashboardTile']),
  );
  expect([...differencesFromShell(one, other), ...differencesFromShell(other, one)]).toEqual([]);
  expect([...differencesInExchange(one, other), ...differencesInExchange(other, one)]).toEqual([]);
});
