import { spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type { SystemUser } from './unprivileged-user';
import { isPostmasterOf, runningPostmaster } from './pid-file';
import { logSize, readLogFrom, tryRotateLog } from './server-log';

const STEP_MS = 20;
const STOP_MS = 8000;

/**
 * Errors of statements are answered to the caller, not logged: anyone can cause them at any rate, and they quote values,
 * which may be personal data. `log` is above `error`: starts, stops and crashes are still logged.
 */
const LOG_SETTINGS = {
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_parameter_max_length_on_error: '0',
};

export interface PostmasterOptions {
  postgres: string;
  cluster: string;
  socketDir: string;
  logFile: string;
  user: SystemUser | null;
  /** False only for disposable clusters of tests: a crash of the machine may then lose committed data. */
  durable: boolean;
}

/**
 * Starts PostgreSQL on a cluster, listening on a unix socket only. It is its own process group, so that Ctrl-C in the
 * terminal reaches only this process, which stops it when all requests are done. `ended` resolves to the new log output
 * when it has ended.
 */
export function spawnPostmaster(options: PostmasterOptions): { ended: Promise<string> } {
  const { postgres, cluster, socketDir, logFile, user, durable } = options;
  const settings = {
    listen_addresses: '',
    unix_socket_directories: socketDir,
    max_connections: '200',
    timezone: 'UTC',
    log_timezone: 'UTC',
    log_checkpoints: 'off',
    ...LOG_SETTINGS,
    ...(durable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  };
  tryRotateLog(logFile);
  const begin = logSize(logFile);
  // Keep the output from before a crash: it may name the cause.
  const log = openSync(logFile, 'a', 0o600);
  const child = spawn(
    postgres,
    ['-D', cluster, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    { ...user, cwd: '/', detached: true, stdio: ['ignore', log, log], env: { LC_ALL: 'C' } },
  );
  closeSync(log);
  child.unref();
  const ended = new Promise<string>((resolve) => {
    child.on('error', (error) => resolve(String(error)));
    child.on('exit', () => resolve(readLogFrom(logFile, begin)));
  });
  return { ended };
}

/** Stops PostgreSQL with a fast shutdown: open transactions are aborted, nothing committed is lost. */
export async function stopPostmaster(cluster: string): Promise<void> {
  const running = await runningPostmaster(cluster);
  if (!running) return;
  signal(running.pid, 'SIGINT');
  for (let waited = 0; waited < STOP_MS; waited += STEP_MS) {
    if (!(await isPostmasterOf(running.pid, cluster))) return;
    await sleep(STEP_MS);
  }
  signal(running.pid, 'SIGQUIT');
  while (await isPostmasterOf(running.pid, cluster)) await sleep(STEP_MS);
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // It has just ended.
  }
}
