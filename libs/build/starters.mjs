// What has started a command: npm, and where npm needs one the shell between them. Plain JavaScript and no imports but Node's,
// as `run.mjs`.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const SHELL = /^(?:sh|bash|dash|ash|zsh|ksh)$/;
const LOOK_EVERY_MS = 1000;

/** Name and parent of a process; null where it is gone or the system does not say. */
function processOf(pid) {
  if (process.platform === 'win32') return null;
  try {
    if (process.platform !== 'linux') {
      const { stdout } = spawnSync('ps', ['-o', 'ppid=,comm=', '-p', String(pid)], { encoding: 'utf8' });
      const [, parent, command] = /^\s*(\d+)\s+(.*)$/m.exec(stdout);
      return { parent: Number(parent), name: command.split('/').at(-1) };
    }
    // The name stands in brackets and may contain some; behind it come the state and the parent.
    const [, name, parent] = /^\d+ \((.*)\) \S (\d+)/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'));
    return { parent: Number(parent), name };
  } catch {
    return null;
  }
}

/** Parents of this process up to the first that is no shell. */
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
 * Calls `onGone` once npm, which runs `script`, has ended: killed, it passes no signal on, and what it has started would run
 * without anybody who could stop it. Without npm nothing is watched: a service may outlive the shell that started it.
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
