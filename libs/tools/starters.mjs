// Watches the processes that started a command: npm, and possibly a shell in between. Plain JavaScript with Node
// imports only, as `run.mjs`.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const SHELL = /^(?:sh|bash|dash|ash|zsh|ksh)$/;
const LOOK_EVERY_MS = 1000;

/** Returns name and parent of a process; null if it has ended or the platform does not tell. */
function processOf(pid) {
  if (process.platform === 'win32') return null;
  try {
    if (process.platform !== 'linux') {
      const { stdout } = spawnSync('ps', ['-o', 'ppid=,comm=', '-p', String(pid)], { encoding: 'utf8' });
      const [, parent, command] = /^\s*(\d+)\s+(.*)$/m.exec(stdout);
      return { parent: Number(parent), name: command.split('/').at(-1) };
    }
    // The name is in parentheses and may contain some; state and parent follow.
    const [, name, parent] = /^\d+ \((.*)\) \S (\d+)/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'));
    return { parent: Number(parent), name };
  } catch {
    return null;
  }
}

/** Returns the parents of this process up to the first that is not a shell. */
function starters() {
  const chain = [process.ppid];
  let last = processOf(process.ppid);
  while (last && SHELL.test(last.name)) {
    chain.push(last.parent);
    last = processOf(last.parent);
  }
  return chain;
}

/**
 * Calls `onGone` once the npm that runs `script` has ended: when killed, it forwards no signal and would leave its
 * children running. Without npm it is a no-op, as a service may outlive the shell that started it.
 */
export function watchStarters(script, onGone) {
  if (process.env.npm_lifecycle_event !== script) return;
  const chain = starters();
  const timer = setInterval(() => {
    const isThere = (pid, index) => (index === 0 ? process.ppid : processOf(chain[index - 1])?.parent) === pid;
    if (chain.every(isThere)) return;
    clearInterval(timer);
    onGone();
  }, LOOK_EVERY_MS);
  timer.unref();
}
