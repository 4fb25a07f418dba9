import './without-styles';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { LOCALES, type Locale } from '@arbora/domain';
import {
  DESCRIPTION,
  SHELL,
  type DescribedRule,
  type RemoteDescription,
  type ShellDescription,
} from '@arbora/deployment';
import type { RemoteDefinition, RemoteRoute, TextSection } from '@arbora/remote';
import { CONTRACT, type RemoteEntry, type RouteRule } from '@arbora/registry';
import type { Compilation, Stats } from 'webpack';
import { sharedDeclarations, usedDeclarations } from './declarations/declarations-of';
import { byKind, filesNamed, filesOfImport, filesOfPage, integrityOf, requestOf } from './chunk-files';
import { inlineScripts } from './inline-scripts';
import { navigationOf } from './navigation';
import { folderOf, libraryFolder, ROOT } from './paths';
import { providedExportsOf, usedExportsOf } from './shared-exports';
import { textFolders } from './text-folders';
import { hasOffice, sharedVersions } from './webpack/shared';

/** Modules that the shell loads when the browser is idle. */
const IDLE_MODULES = [`${SHELL}/src/consent/consent`];

/** Sources of the library whose texts the back office shares. */
const OFFICE_SRC = path.join(libraryFolder('office'), 'src');

/** Entries of the modules that the remotes of the back office share. */
const KIT = [path.join(OFFICE_SRC, 'index'), path.join(libraryFolder('ui'), 'src/form/index')];

/** Folders of the texts needed by the shell's first render. */
const SHELL_TEXTS = [`${SHELL}/src/locales`, 'libs/ui/src/locales'];

function byLocale<T>(of: (locale: Locale) => T): Record<Locale, T> {
  return Object.fromEntries(LOCALES.map((locale) => [locale, of(locale)])) as Record<Locale, T>;
}

function textAt(texts: unknown, key: string): string | undefined {
  const text = key
    .split('.')
    .reduce<unknown>((node, part) => (node as Record<string, unknown> | undefined)?.[part], texts);
  return typeof text === 'string' ? text : undefined;
}

/** Returns the rule's title by language. @throws Error with the file that lacks it */
export function titlesOf(
  remote: string,
  { pattern, titleKey }: Pick<RouteRule, 'pattern' | 'titleKey'>,
  texts: Readonly<Record<Locale, unknown>>,
): Record<Locale, string> {
  return byLocale((locale) => {
    const title = textAt(texts[locale], titleKey);
    if (title !== undefined) return title;
    const file = `${path.relative(ROOT, folderOf(remote))}/src/locales/${locale}.json`;
    throw new Error(`${remote}: ${file} has no text '${titleKey}', the title of ${pattern} in src/remote.ts`);
  });
}

/** Returns the built files of the definition's pages and texts. */
export function filesOfRemote(
  compilation: Compilation,
  definition: RemoteDefinition,
): Pick<RemoteEntry, 'pages' | 'texts'> {
  const moduleOf = (load: () => unknown): string => path.join(folderOf(definition.name), 'src', requestOf(load));
  const textsOf = (load: () => unknown): string[] => filesOfImport(compilation, moduleOf(load)).scripts;
  const folders = new Map([...textFolders(OFFICE_SRC), ...textFolders(path.join(folderOf(definition.name), 'src'))]);
  const ofSection = ({ namespace }: TextSection): Record<Locale, string[]> => {
    const folder = folders.get(namespace);
    if (folder === undefined) throw new Error(`${definition.name}: no locales/index.ts declares ${namespace}`);
    return byLocale((locale) => filesOfImport(compilation, path.join(folder, `${locale}.json`)).scripts);
  };
  const filesOf = ({ load, section, rendered = false }: RemoteRoute): RemoteEntry['pages'][string] => ({
    ...filesOfPage(compilation, moduleOf(load), rendered),
    ...(section && { texts: ofSection(section) }),
  });
  return {
    pages: Object.fromEntries(definition.routes.map((route) => [route.pattern, filesOf(route)])),
    texts: byLocale((locale) => [
      ...textsOf(definition.texts[locale]),
      ...definition.commonTexts.flatMap((section) => ofSection(section)[locale]),
    ]),
  };
}

/** Returns the entry files and inline scripts of the document. */
export function filesOfShell(
  compilation: Compilation,
): Omit<ShellDescription, 'contract' | 'shared' | 'offers' | 'declarations' | 'server' | 'idleScripts' | 'integrity'> {
  const [icon] = filesNamed(compilation, /^favicon\./);
  if (!icon) throw new Error('The shell has no favicon');
  return {
    ...byKind(compilation.entrypoints.get('main')?.getFiles() ?? []),
    icon,
    // Font subsets with rare letters are loaded on demand.
    fonts: filesNamed(compilation, /-(?:latin|central)-\d.*\.woff2$/),
    texts: byLocale((locale) => [
      ...new Set(SHELL_TEXTS.flatMap((folder) => filesOfImport(compilation, `${folder}/${locale}.json`).scripts)),
    ]),
    inline: inlineScripts(),
  };
}

async function rulesOf(definition: RemoteDefinition): Promise<DescribedRule[]> {
  const texts = Object.fromEntries(
    await Promise.all(LOCALES.map(async (locale) => [locale, (await definition.texts[locale]()).default] as const)),
  ) as Record<Locale, unknown>;
  return definition.routes.map(({ load: _load, head: _head, section: _section, ...rule }) => ({
    ...rule,
    titles: titlesOf(definition.name, rule, texts),
  }));
}

function write(name: string, description: RemoteDescription | ShellDescription): Promise<void> {
  return writeFile(path.join(folderOf(name), 'dist', DESCRIPTION), JSON.stringify(description, null, 1));
}

/** Loads the definition of a remote. */
export async function definitionOf(name: string): Promise<RemoteDefinition> {
  const { default: definition } = (await import(path.join(folderOf(name), 'src/remote.ts'))) as {
    default: RemoteDefinition;
  };
  if (definition.name !== name) throw new Error(`${name}/src/remote.ts calls itself ${definition.name}`);
  return definition;
}

/**
 * Returns a build's federation container, and the files to preload: those of the exposed module, and this build's copy of
 * the back office's kit, which the first page of the back office loads.
 */
export function containerOf(compilation: Compilation, name: string): Pick<RemoteEntry, 'entry' | 'preload'> {
  const [entry] = filesNamed(compilation, /^remoteEntry\..*js$/);
  if (!entry) throw new Error(`${name} has no remote entry`);
  const exposed = filesOfImport(compilation, path.join(folderOf(name), 'src/remote'));
  const kit = (hasOffice(name) ? KIT : []).map((module) => filesOfImport(compilation, module));
  return {
    entry,
    preload: {
      scripts: [...new Set([entry, ...exposed.scripts, ...kit.flatMap(({ scripts }) => scripts)])],
      styles: [...new Set([...exposed.styles, ...kit.flatMap(({ styles }) => styles)])],
    },
  };
}

/** Describes a build of a remote: its rules as data, and the files of its pages. */
export async function remoteDescription(
  name: string,
  compilation: Compilation,
  server?: string,
): Promise<RemoteDescription> {
  const definition = await definitionOf(name);
  const uses = usedExportsOf(compilation);
  const container = containerOf(compilation, name);
  return {
    name,
    contract: definition.contract,
    ...container,
    integrity: await integrityOf(compilation, [container.entry]),
    namespace: definition.namespace,
    routes: await rulesOf(definition),
    slots: definition.slots.map((slot) => ({ name: slot.name })),
    navigation: await navigationOf(name, definition.routes),
    contributions: definition.contributions.map(({ point, section }) => ({ point, section })),
    ...filesOfRemote(compilation, definition),
    server,
    shared: sharedVersions(),
    uses,
    declarations: usedDeclarations(await sharedDeclarations(), uses),
  };
}

/** Writes `deployment.json` of a remote. */
export async function describeRemote(name: string, { compilation }: Stats, server?: string): Promise<void> {
  await write(name, await remoteDescription(name, compilation, server));
}

/** Writes `deployment.json` of the shell: the entry files of the document. */
export async function describeShell(name: string, { compilation }: Stats, server?: string): Promise<void> {
  const files = filesOfShell(compilation);
  const idleScripts = IDLE_MODULES.flatMap((module) => filesOfImport(compilation, module).scripts);
  await write(name, {
    contract: CONTRACT,
    ...files,
    integrity: await integrityOf(compilation, files.scripts),
    idleScripts,
    server,
    shared: sharedVersions(),
    offers: providedExportsOf(compilation),
    declarations: await sharedDeclarations(),
  });
}
