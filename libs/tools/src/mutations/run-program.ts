import { spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';

const running = new Set<ChildProcess>();

/** Time for programs to stop their own servers after an interrupt. */
const STOP_MS = 20_000;

export interface Finished {
  code: number;
  output: string;
}

/** Runs a program of `node_modules` in `dir`, and returns its exit code and output. */
export function runProgram(
  dir: string,
  name: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<Finished> {
  return new Promise((resolve, reject) => {
    const child = spawn(path.join(dir, 'node_modules/.bin', name), args, {
      cwd: dir,
      stdio: ['ignore', 'pipe', 'pipe'],
      // An interrupt of the terminal reaches this process alone, which stops the program itself.
      detached: true,
      env: { ...process.env, ...env },
    });
    running.add(child);
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8');
      stream.on('data', (part: string) => (output += part));
    }
    child.on('error', reject);
    child.on('close', (code) => {
      running.delete(child);
      resolve({ code: code ?? 1, output });
    });
  });
}

/** Stops the running programs and their children; resolves when they have ended. */
export async function stopPrograms(): Promise<void> {
  await Promise.all(
    [...running].map(
      (child) =>
        new Promise<void>((resolve) => {
          const kill = setTimeout(() => signal(child, 'SIGKILL'), STOP_MS);
          child.once('close', () => {
            clearTimeout(kill);
            resolve();
          });
          signal(child, 'SIGINT');
        }),
    ),
  );
}

/** Sends a signal to the program's process group. */
function signal(child: ChildProcess, name: NodeJS.Signals): void {
  try {
    process.kill(-child.pid!, name);
  } catch {
    // It has ended.
  }
}
