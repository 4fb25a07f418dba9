import { spawn } from 'node:child_process';
import path from 'node:path';
import { ROOT } from '@arbora/build/paths';
import { failedOutput } from './failed-output';

/** Runs a command in the workspace with inherited output; resolves to its exit code. */
export function run(command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: ROOT, stdio: 'inherit', env: { ...process.env, ...env } });
    child.on('error', reject);
    child.on('exit', (code) => resolve(code ?? 1));
  });
}

/** Runs a program of node_modules. */
export function runTool(name: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<number> {
  return run(path.join(ROOT, 'node_modules/.bin', name), args, env);
}

function quietly(args: readonly string[]): Promise<{ code: number; output: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(path.join(ROOT, 'node_modules/.bin/nx'), args, {
      cwd: ROOT,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    child.stdout.on('data', (part: Buffer) => (output += part.toString()));
    child.stderr.on('data', (part: Buffer) => (output += part.toString()));
    child.on('error', reject);
    child.on('exit', (code) => resolve({ code: code ?? 1, output }));
  });
}

async function runNx(args: readonly string[]): Promise<boolean> {
  const { code, output } = await quietly([...args, '--parallel=2', '--outputStyle=static']);
  if (code !== 0) process.stderr.write(failedOutput(output));
  return code === 0;
}

/** Runs an Nx target over all or some projects, two at a time, cached. Prints failed tasks only. */
export function runTarget(target: string, projects?: readonly string[]): Promise<boolean> {
  return runNx(['run-many', '-t', target, ...(projects ? ['-p', ...projects] : [])]);
}

/**
 * Runs Nx targets over the projects that differ from the commit `base`, and their dependents. Prints failed tasks only.
 */
export function runAffected(targets: readonly string[], base: string): Promise<boolean> {
  return runNx(['affected', '-t', ...targets, '--base', base]);
}
