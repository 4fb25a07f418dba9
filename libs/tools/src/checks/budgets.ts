import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { CONTENTS, formatContents, type Contents } from '@arbora/build/contents';
import { folderOf, REMOTES } from '@arbora/build/paths';
import { DESCRIPTION, SHELL, type RemoteDescription, type ShellDescription } from '@arbora/deployment';
import type { RouteRule } from '@arbora/registry';

/**
 * Budgets for the JavaScript of a first visit, in bytes of brotli: shell, runtime, texts, remote and idle-time chunks.
 * Editors and viewers loaded on demand do not count.
 */
export const HOME_BUDGET = 175_000;
export const SITE_BUDGET = 205_000;
const MANAGER_BUDGET = 450_000;

function budgetOf({ pattern, layout }: Pick<RouteRule, 'pattern' | 'layout'>): number {
  if (pattern === '/') return HOME_BUDGET;
  return layout === 'manager' ? MANAGER_BUDGET : SITE_BUDGET;
}

async function built<T>(name: string, file: string): Promise<T> {
  return JSON.parse(await readFile(path.join(folderOf(name), 'dist', file), 'utf8')) as T;
}

/** Returns the delivered size: that of the precompressed file if there is one. */
async function brotliSize(name: string, file: string): Promise<number> {
  const plain = path.join(folderOf(name), 'dist', file);
  const size = await stat(`${plain}.br`).catch(() => stat(plain));
  return size.size;
}

async function sizeOf(name: string, files: Iterable<string>): Promise<number> {
  const sizes = await Promise.all([...new Set(files)].map((file) => brotliSize(name, file)));
  return sizes.reduce((total, size) => total + size, 0);
}

export interface PageWeight {
  /** Route pattern. */
  page: string;
  shell: number;
  remote: number;
  total: number;
  budget: number;
  /** Uncompressed contents of the shell's and the remote's part. */
  contents: readonly [shell: string, remote: string];
}

/** Returns the JavaScript of a first visit of each page of each remote, in bytes of brotli. Needs the builds. */
export async function pageWeights(): Promise<PageWeight[]> {
  const shell = await built<ShellDescription>(SHELL, DESCRIPTION);
  const ofShell = [...shell.scripts, ...shell.texts.cs, ...shell.idleScripts];
  const shellBytes = await sizeOf(SHELL, ofShell);
  const shellContents = formatContents(await built<Contents>(SHELL, CONTENTS), ofShell);
  const weights = await Promise.all(
    REMOTES.map(async (name) => {
      const remote = await built<RemoteDescription>(name, DESCRIPTION);
      const contents = await built<Contents>(name, CONTENTS);
      return Promise.all(
        remote.routes.map(async (rule): Promise<PageWeight> => {
          const page = remote.pages[rule.pattern];
          const texts = [...remote.texts.cs, ...(page?.texts?.cs ?? [])];
          const files = [...remote.preload.scripts, ...(page?.scripts ?? []), ...texts];
          const remoteBytes = await sizeOf(name, files);
          return {
            page: rule.pattern,
            shell: shellBytes,
            remote: remoteBytes,
            total: shellBytes + remoteBytes,
            budget: budgetOf(rule),
            contents: [shellContents, formatContents(contents, files)],
          };
        }),
      );
    }),
  );
  return weights.flat();
}

/** Prints the pages' sizes against their budgets, and the contents of those over budget. */
export async function checkBudgets(): Promise<{ passed: number; failed: number }> {
  const weights = await pageWeights();
  const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;
  for (const { page, shell, remote, total, budget, contents } of weights) {
    const parts = `shell ${kilobytes(shell)} + remote ${kilobytes(remote)}`;
    const verdict = total > budget ? 'TOO LARGE' : 'fits';
    console.log(`${page}: ${kilobytes(total)} of ${kilobytes(budget)} (${parts}): ${verdict}`);
    if (total > budget) console.log(`  shell: ${contents[0]}\n  remote: ${contents[1]}`);
  }
  const failed = weights.filter(({ total, budget }) => total > budget).length;
  return { passed: weights.length - failed, failed };
}
