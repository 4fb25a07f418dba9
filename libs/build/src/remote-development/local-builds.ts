import path from 'node:path';
import { remoteEntry } from '@arbora/deployment';
import type { RemoteEntry } from '@arbora/registry';
import webpack, { type Configuration, type MultiCompiler, type MultiStats } from 'webpack';
import { configurationOf } from '../bundle';
import { remoteDescription } from '../describe';
import { reportOf } from '../development/build-report';
import { shortSyntaxErrors } from '../development/short-syntax-errors';
import { ROOT, STATE_DIR } from '../paths';

const VERSION = 'local';
const RELOAD = 'reload';
/** No remote has this name. */
const RELOAD_BASE = '/remotes/local/';

/** Address of a script that is in every document, as a page may not have loaded a local build when it changes. */
export const RELOAD_SCRIPT = `${RELOAD_BASE}${RELOAD}.js`;

export interface LocalBuilds {
  /** Builds the remotes and the script of `RELOAD_SCRIPT`. */
  compiler: MultiCompiler;
  /** The registry's entries of the latest build without errors; waits for the first one. */
  entries: () => Promise<readonly RemoteEntry[]>;
}

const baseOf = (name: string): string => `/remotes/${name}/${VERSION}/`;

/** Files that are read once, when the command starts. */
const DECLARATIONS = /[\\/]src[\\/](remote\.ts|navigation[\\/].*)$/;

async function remoteConfiguration(name: string): Promise<Configuration> {
  const configuration = await configurationOf(name, 'development');
  return {
    ...configuration,
    output: { ...configuration.output, publicPath: baseOf(name), clean: false },
    plugins: [...(configuration.plugins ?? []), shortSyntaxErrors],
    // Open pages keep the last build that works.
    optimization: { ...configuration.optimization, emitOnErrors: false },
    cache: { type: 'memory' },
  };
}

/** Client of webpack-dev-server. In a build of its own it is once in a page, whichever remotes are loaded. */
function reloadEntry(): string {
  const overlay = JSON.stringify({ warnings: false, runtimeErrors: false });
  const options = new URLSearchParams({ logging: 'warn', overlay });
  return `${require.resolve('webpack-dev-server/client/index.js')}?${options}`;
}

/** The build of `RELOAD_SCRIPT`. */
export function reloadConfiguration(): Configuration {
  return {
    name: RELOAD,
    mode: 'development',
    context: ROOT,
    target: ['web', 'es2022'],
    entry: { [RELOAD]: reloadEntry() },
    output: {
      path: path.join(STATE_DIR, RELOAD),
      publicPath: RELOAD_BASE,
      filename: '[name].js',
      uniqueName: RELOAD,
    },
    // Others need eval, which the content security policy forbids.
    devtool: false,
    infrastructureLogging: { level: 'error' },
  };
}

async function entriesOf(names: readonly string[], { stats }: MultiStats): Promise<RemoteEntry[]> {
  const compilations = new Map(stats.map(({ compilation }) => [compilation.name, compilation]));
  const entries: RemoteEntry[] = [];
  // One after the other: the first stores the declarations of the libraries for the others.
  for (const name of names) {
    const description = await remoteDescription(name, compilations.get(name)!);
    entries.push(remoteEntry(description, { version: VERSION, base: baseOf(name) }));
  }
  return entries;
}

function declarationsChanged({ compilers }: MultiCompiler): string[] {
  const files = compilers.flatMap(({ modifiedFiles }) => [...(modifiedFiles ?? [])]);
  return [...new Set(files)].filter((file) => DECLARATIONS.test(file)).map((file) => path.relative(ROOT, file));
}

/** Prepares the watched builds of the remotes, and prints their errors. */
export async function localBuilds(names: readonly string[]): Promise<LocalBuilds> {
  const compiler = webpack([...(await Promise.all(names.map(remoteConfiguration))), reloadConfiguration()]);
  let lastReport = '';
  let start: (entries: Promise<RemoteEntry[]>) => void;
  let latest = new Promise<RemoteEntry[]>((resolve) => (start = resolve));
  compiler.hooks.done.tap('entries', (stats) => {
    const report = reportOf(stats);
    if (report !== lastReport) console.log(report ? `\n${report}\n` : 'Built without errors.');
    lastReport = report;
    const changed = declarationsChanged(compiler);
    if (changed.length > 0) console.log(`Start again to use the pages, slots and links of ${changed.join(', ')}.`);
    if (stats.hasErrors()) return;
    latest = entriesOf(names, stats);
    latest.catch((error: Error) => console.error(error.message));
    start(latest);
  });
  return { compiler, entries: () => latest };
}
