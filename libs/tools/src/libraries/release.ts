import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { usedDeclarations } from '@arbora/build/declarations';
import { folderOf, REMOTES, ROOT } from '@arbora/build/paths';
import {
  assertAgree,
  assertFits,
  DeploymentRefused,
  DESCRIPTION,
  SHELL,
  type RemoteDescription,
  type ShellDescription,
} from '@arbora/deployment';
import { publishedVersion } from './published';

type ReleasedShell = Pick<ShellDescription, 'contract' | 'shared' | 'offers' | 'declarations'>;
type ReleasedRemote = Pick<RemoteDescription, 'contract' | 'shared' | 'uses'>;

/** What shell and remotes of a release agree on. */
export interface Release {
  version: string;
  shell: ReleasedShell;
  remotes: Record<string, ReleasedRemote>;
}

/** The last release. */
export const RELEASE = path.join(ROOT, 'libs/tools/release.json');

async function built<T>(name: string): Promise<T> {
  return JSON.parse(await readFile(path.join(folderOf(name), 'dist', DESCRIPTION), 'utf8')) as T;
}

/** Returns what the builds of this checkout agree on. Needs the builds. */
export async function presentRelease(): Promise<Release> {
  const { contract, shared, offers, declarations } = await built<ShellDescription>(SHELL);
  const remotes = await Promise.all(
    REMOTES.map(async (name) => {
      const remote = await built<RemoteDescription>(name);
      return [name, { contract: remote.contract, shared: remote.shared, uses: remote.uses }] as const;
    }),
  );
  return {
    version: publishedVersion(),
    shell: { contract, shared, offers, declarations },
    remotes: Object.fromEntries(remotes),
  };
}

export async function readRelease(): Promise<Release> {
  return JSON.parse(await readFile(RELEASE, 'utf8')) as Release;
}

/** Keeps the builds of this checkout as the last release. */
export async function recordRelease(): Promise<void> {
  await writeFile(RELEASE, `${JSON.stringify(await presentRelease())}\n`);
}

/** Returns why remotes of one release are refused by the shell of another; empty if they fit. */
export function refusals(ofRemotes: Release, ofShell: Release): string[] {
  const shell = { name: SHELL, ...ofShell.shell } as ShellDescription & { name: string };
  return Object.entries(ofRemotes.remotes).flatMap(([name, remote]) => {
    const all = ofRemotes.shell.declarations;
    try {
      assertFits({ name, ...remote }, shell);
      assertAgree([shell, { name, ...(all && { declarations: usedDeclarations(all, remote.uses) }) }]);
      return [];
    } catch (error) {
      if (error instanceof DeploymentRefused) return [error.message];
      throw error;
    }
  });
}

const majorOf = ({ version }: Release): string => version.split('.')[0]!;

/**
 * Compares the builds of this checkout with the last release. A shell that refuses remotes of that release needs another
 * major version of the libraries; remotes may need their new shell, which teams are told.
 */
export function compareReleases(last: Release, present: Release): { isFitting: boolean; report: string } {
  const broken = majorOf(last) === majorOf(present) ? refusals(last, present) : [];
  if (broken.length > 0) {
    const report = [
      `The shell of this checkout refuses remotes of version ${last.version}:`,
      ...broken,
      `Add instead of changing, or raise the major version of the libraries: see CHANGELOG.md.`,
    ];
    return { isFitting: false, report: report.join('\n') };
  }
  const later = refusals(present, last);
  const report =
    later.length > 0
      ? [`These remotes need a later shell than that of version ${last.version}:`, ...later].join('\n')
      : `Shell and remotes fit those of version ${last.version}.`;
  return { isFitting: true, report };
}
