import { spawn } from 'node:child_process';
import path from 'node:path';
import { ROOT } from '@arbora/build/paths';
import { filesInPlaceOfLock } from '../projects/changed-files';
import { failedOutput } from './failed-output';

/** Receives the output of a process. */
export type Write = (part: Buffer | string) => void;

/**
 * Runs a command in the workspace; resolves to its exit code. Its output is inherited, or goes to `write` with no
 * terminal attached.
 */
export function run(
  command: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
  write?: Write,
): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: ROOT,
      stdio: write ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      env: { ...process.env, ...env },
    });
    if (write) {
      child.stdout?.on('data', write);
      child.stderr?.on('data', write);
    }
    child.on('error', reject);
    child.on('close', (code) => resolve(code ?? 1));
  });
}

/** Runs a program of node_modules. */
export function runTool(
  name: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
  write?: Write,
): Promise<number> {
  return run(path.join(ROOT, 'node_modules/.bin', name), args, env, write);
}

function quietly(args: readonly string[], input?: string): Promise<{ code: number; output: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(path.join(ROOT, 'node_modules/.bin/nx'), args, {
      cwd: ROOT,
      stdio: ['pipe', 'pipe', 'pipe'],
    });
    child.stdin.end(input);
    let output = '';
    child.stdout.on('data', (part: Buffer) => (output += part.toString()));
    child.stderr.on('data', (part: Buffer) => (output += part.toString()));
    child.on('error', reject);
    child.on('exit', (code) => resolve({ code: code ?? 1, output }));
  });
}

async function runNx(args: readonly string[], write: Write, input?: string): Promise<boolean> {
  const { code, output } = await quietly([...args, '--parallel=2', '--outputStyle=static'], input);
  if (code !== 0) write(failedOutput(output));
  return code === 0;
}

const toStderr: Write = (part) => void process.stderr.write(part);

/** Runs an Nx target over all or some projects, two at a time, cached. Prints failed tasks only. */
export function runTarget(target: string, projects?: readonly string[], write: Write = toStderr): Promise<boolean> {
  return runNx(['run-many', '-t', target, ...(projects ? ['-p', ...projects] : [])], write);
}

/**
 * Runs Nx targets over the projects that differ from the commit `base`, and their dependents. Prints failed tasks only.
 * A package's entry in the lock file is part of that package; other changes of the lock file concern all.
 */
export function runAffected(targets: readonly string[], base: string): Promise<boolean> {
  const files = filesInPlaceOfLock(base);
  const selection = files ? ['--stdin'] : ['--base', base];
  return runNx(['affected', '-t', ...targets, ...selection], toStderr, files?.join('\n'));
}
