import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { matchRule } from '@arbora/registry';
import { CONTENTS, tellContents, type Contents } from './contents';
import { DESCRIPTION, type RemoteDescription, type ShellDescription } from './describe';
import { folderOf, REMOTES, SHELL } from './paths';

interface Budget {
  /** Path without locale. */
  page: string;
  /** JavaScript of the first visit in brotli, shell, runtime, texts, remote and what comes by itself when the browser is idle; bytes. */
  bytes: number;
}

const BUDGETS: readonly Budget[] = [
  { page: '/', bytes: 175_000 },
  { page: '/sortiment', bytes: 205_000 },
];

async function built<T>(name: string, file: string): Promise<T> {
  return JSON.parse(await readFile(path.join(folderOf(name), 'dist', file), 'utf8')) as T;
}

/** Size as delivered: of the precompressed file where there is one. */
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
  page: string;
  shell: number;
  remote: number;
  total: number;
  budget: number;
  /** What is in the shell's part and in the remote's, before compression. */
  contents: readonly [shell: string, remote: string];
}

/** JavaScript that a first visit of each budgeted page loads, in bytes of brotli. Needs the builds. */
export async function pageWeights(): Promise<PageWeight[]> {
  const shell = await built<ShellDescription>(SHELL, DESCRIPTION);
  const remotes = await Promise.all(REMOTES.map((name) => built<RemoteDescription>(name, DESCRIPTION)));
  return Promise.all(
    BUDGETS.map(async ({ page, bytes }) => {
      const remote = remotes.find((candidate) => matchRule(candidate.routes, page));
      const rule = remote && matchRule(remote.routes, page)?.rule;
      if (!remote || !rule) throw new Error(`No remote has the page ${page}`);
      const ofShell = [...shell.scripts, ...shell.texts.cs, ...shell.later];
      const ofRemote = [...remote.preload.scripts, ...(remote.pages[rule.pattern]?.scripts ?? []), ...remote.texts.cs];
      const shellBytes = await sizeOf(SHELL, ofShell);
      const remoteBytes = await sizeOf(remote.name, ofRemote);
      const contents = [
        tellContents(await built<Contents>(SHELL, CONTENTS), ofShell),
        tellContents(await built<Contents>(remote.name, CONTENTS), ofRemote),
      ] as const;
      const total = shellBytes + remoteBytes;
      return { page, shell: shellBytes, remote: remoteBytes, total, budget: bytes, contents };
    }),
  );
}

/** Tells how the first visits stand against their budgets; fails where one has outgrown it. */
export async function checkBudgets(): Promise<{ passed: number; failed: number }> {
  const weights = await pageWeights();
  const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;
  for (const { page, shell, remote, total, budget, contents } of weights) {
    const parts = `shell ${kilobytes(shell)} + remote ${kilobytes(remote)}`;
    const verdict = total > budget ? 'TOO LARGE' : 'fits';
    console.log(`${page}: ${kilobytes(total)} of ${kilobytes(budget)} (${parts}): ${verdict}`);
    console.log(`  shell: ${contents[0]}\n  remote: ${contents[1]}`);
  }
  const failed = weights.filter(({ total, budget }) => total > budget).length;
  return { passed: weights.length - failed, failed };
}
