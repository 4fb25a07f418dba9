import path from 'node:path';
import type { Declarations, Member } from '@arbora/deployment';
import { routes } from '@arbora/routes';
import ts from 'typescript';
import { ROOT } from '../paths';
import { DeclarationReader } from './declaration-reader';

/** Where types are declared that remotes exchange with each other; the shell passes them on unread. */
const EVENTS = { file: path.join(ROOT, 'libs/event-bus/src/events.ts'), type: 'Events' };
const SLOTS = { file: path.join(ROOT, 'libs/remote/src/slot-inputs.ts'), type: 'SlotInputs' };
const POINTS = path.join(ROOT, 'libs/office/src/contributions/points.ts');

/** The props of each page and slot. */
const MOUNT = { file: path.join(ROOT, 'libs/remote/src/host.ts'), type: 'Host' };

/**
 * A program of these files and what they import, with the settings of our libraries.
 * @param more settings in place of those
 */
export function programOf(files: readonly string[], more: ts.CompilerOptions = {}): ts.Program {
  const folder = path.join(ROOT, 'libs/remote');
  const { config } = ts.readConfigFile(path.join(folder, 'tsconfig.json'), (file) => ts.sys.readFile(file)) as {
    config: object;
  };
  const { options } = ts.parseJsonConfigFileContent({ ...config, include: [], files }, ts.sys, folder);
  // Types of Node and of the tests are in no declaration that is read.
  return ts.createProgram(files, { ...options, types: [], ...more });
}

function fileOf(library: string): string {
  return path.join(ROOT, 'libs', library.replace('@arbora/', ''), 'src/index.ts');
}

/** Describes each route by its pattern. */
function describedRoutes(): Record<string, Member> {
  return Object.fromEntries(
    Object.entries(routes).map(([name, { pattern }]) => [`route ${name}`, { digest: pattern }]),
  );
}

/**
 * Describes what shell and remotes agree on: the exports of these libraries and the mount props, which the shell
 * provides, and the events, slots, contribution points and routes, which they exchange with each other.
 */
export function readDeclarations(libraries: readonly string[]): Declarations {
  const roots = [...libraries.map(fileOf), EVENTS.file, SLOTS.file, POINTS, MOUNT.file];
  const reader = new DeclarationReader(programOf(roots), [EVENTS, SLOTS]);
  const exchanged = {
    ...reader.membersOf(EVENTS, 'event'),
    ...reader.membersOf(SLOTS, 'slot'),
    ...reader.argumentsOf(POINTS, 'point'),
    ...describedRoutes(),
  };
  return {
    exchanged,
    mount: reader.describe(MOUNT),
    exports: Object.fromEntries(libraries.map((library) => [library, reader.values(fileOf(library))])),
    types: reader.types,
  };
}
