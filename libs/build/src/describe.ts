import './without-styles';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { LOCALES, type Locale } from '@arbora/domain';
import type { RemoteDefinition, RemoteRoute, TextSection } from '@arbora/remote';
import type { RemoteEntry, RouteRule } from '@arbora/registry';
import type { Compilation, Stats } from 'webpack';
import { byKind, filesNamed, filesOfImport, filesOfPage, requestOf } from './chunk-files';
import { DESCRIPTION, folderOf, ROOT, SHELL } from './paths';
import { offeredExportsOf, usedExportsOf, type OfferedExports, type UsedExports } from './shared-exports';
import { sharedVersions } from './webpack/shared';

/** A page's rule, with the example address of the checks, which visitors are not told. */
export type DescribedRule = RouteRule & { example?: string };

/** What a deployment must know of a remote's build; `version` and `base` are the deployment's to give. */
export type RemoteDescription = Omit<RemoteEntry, 'version' | 'base' | 'routes'> & {
  routes: DescribedRule[];
  /** Versions of the shared libraries that it was built against. */
  shared: Record<string, string>;
  uses: UsedExports;
};

export interface ShellDescription {
  scripts: string[];
  styles: string[];
  icon: string;
  fonts: string[];
  /** Text files by language. */
  texts: Record<Locale, string[]>;
  server?: string;
  /** Scripts that a first visit fetches by itself once the page is there: not part of what is deployed, but of its weight. */
  later: string[];
  /** Versions of the shared libraries that it brings. */
  shared: Record<string, string>;
  offers: OfferedExports;
}

/** What the shell fetches when the browser is idle. */
const LATER = [`${SHELL}/src/consent/consent`];

/** Folders of the texts that the shell itself needs before it shows anything. */
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

/** The rule's title by language. @throws Error naming the file that lacks it */
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

/** Which files the definition's pages and texts came to in a build. */
export function filesOfRemote(
  compilation: Compilation,
  definition: RemoteDefinition,
): Pick<RemoteEntry, 'pages' | 'texts'> {
  const moduleOf = (load: () => unknown): string => path.join(folderOf(definition.name), 'src', requestOf(load));
  const textsOf = (load: () => unknown): string[] => filesOfImport(compilation, moduleOf(load)).scripts;
  const ofSection = ({ namespace }: TextSection): Record<Locale, string[]> => {
    const folder = path.join(folderOf(definition.name), 'src', namespace.slice(namespace.indexOf('.') + 1), 'locales');
    return byLocale((locale) => filesOfImport(compilation, path.join(folder, `${locale}.json`)).scripts);
  };
  const filesOf = ({ load, section }: RemoteRoute): RemoteEntry['pages'][string] => ({
    ...filesOfPage(compilation, moduleOf(load)),
    ...(section && { texts: ofSection(section) }),
  });
  return {
    pages: Object.fromEntries(definition.routes.map((route) => [route.pattern, filesOf(route)])),
    texts: byLocale((locale) => textsOf(definition.texts[locale])),
  };
}

/** Which files a page of this build starts with. */
export function filesOfShell(
  compilation: Compilation,
): Omit<ShellDescription, 'shared' | 'offers' | 'server' | 'later'> {
  const [icon] = filesNamed(compilation, /^favicon\./);
  if (!icon) throw new Error('The shell has no favicon');
  return {
    ...byKind(compilation.entrypoints.get('main')?.getFiles() ?? []),
    icon,
    // Rare letters come when they are met.
    fonts: filesNamed(compilation, /-(?:latin|central)-\d.*\.woff2$/),
    texts: byLocale((locale) =>
      SHELL_TEXTS.flatMap((folder) => filesOfImport(compilation, `${folder}/${locale}.json`).scripts),
    ),
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

/** What the remote says of itself. */
export async function definitionOf(name: string): Promise<RemoteDefinition> {
  const { default: definition } = (await import(path.join(folderOf(name), 'src/remote.ts'))) as {
    default: RemoteDefinition;
  };
  if (definition.name !== name) throw new Error(`${name}/src/remote.ts calls itself ${definition.name}`);
  return definition;
}

/** The remote's container in a build, and the files that it needs at once. */
export function containerOf(compilation: Compilation, name: string): Pick<RemoteEntry, 'entry' | 'preload'> {
  const [entry] = filesNamed(compilation, /^remoteEntry\..*js$/);
  if (!entry) throw new Error(`${name} has no remote entry`);
  const exposed = filesOfImport(compilation, path.join(folderOf(name), 'src/remote'));
  return { entry, preload: { ...exposed, scripts: [entry, ...exposed.scripts] } };
}

/** Writes `deployment.json` of a remote: its rules as data, and which files its pages need. */
export async function describeRemote(name: string, { compilation }: Stats, server?: string): Promise<void> {
  const definition = await definitionOf(name);
  await write(name, {
    name,
    contract: definition.contract,
    ...containerOf(compilation, name),
    namespace: definition.namespace,
    routes: await rulesOf(definition),
    slots: definition.slots.map((slot) => ({ name: slot.name })),
    ...filesOfRemote(compilation, definition),
    server,
    shared: sharedVersions(),
    uses: usedExportsOf(compilation),
  });
}

/** Writes `deployment.json` of the shell: which files the document starts with. */
export async function describeShell(name: string, { compilation }: Stats, server?: string): Promise<void> {
  const files = filesOfShell(compilation);
  const later = LATER.flatMap((module) => filesOfImport(compilation, module).scripts);
  await write(name, { ...files, later, server, shared: sharedVersions(), offers: offeredExportsOf(compilation) });
}
