import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { createApp } from './app';
import { KeySealError } from './auth/key-seal';
import { ConfigError, readConfig } from './config';
import { DatabaseStartError } from './database/embedded/start-error';
import { SchemaError } from './database/schema/schema-error';
import { startDatabase } from './database/start';
import { readOriginal } from './demo/drawn-original';
import { configuredSeed } from './demo/seed-demo';
import { redactEmails } from './http/log-text';
import { INSTALLATION } from './installation';
import { whenAborted } from './retry';
import { writeRunFile } from './run-file';

/** Time limit for closing, after which the process exits anyway. Longer than any statement of a request may take. */
const CLOSE_WITHIN_MS = 20_000;

/**
 * Runs the back end until it is stopped; resolves to the exit code. Reports readiness to the parent process, or without
 * one on standard output.
 */
async function serve(): Promise<0 | 1> {
  const config = readConfig();
  const stopping = new AbortController();
  const skipDrain = new AbortController();
  const end = () => {
    skipDrain.abort();
    stopping.abort();
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => (stopping.signal.aborted ? skipDrain : stopping).abort());
  }
  // A parent that has died cannot stop this process, which would keep the port in use.
  process.on('disconnect', end);
  // Answers requests in flight, then exits with code 1, so that a supervisor restarts the process.
  let failed = false;
  const fail = (line: string): void => {
    process.stderr.write(redactEmails(`${line}\n`));
    failed = true;
    setTimeout(() => process.exit(1), CLOSE_WITHIN_MS).unref();
    end();
  };
  // An error that no code handles may leave inconsistent state, so the process must not continue.
  process.on('uncaughtException', (error) => fail(`uncaught: ${error.stack ?? error.message}`));
  // Check the port first: creating and seeding a database takes long.
  await checkPortIsFree(config);
  writeRunFile(config);
  const database = await startDatabase(config, {
    seed: configuredSeed(config),
    onLost: (error) => fail(error.message),
  });
  try {
    const app = await createApp({ config, database, ...(INSTALLATION.drawingThread && { readOriginal }) });
    try {
      await app.listen({ host: config.host, port: config.port });
      announce(app.listeningOrigin);
      await whenAborted(stopping.signal);
      app.stopping.begun = true;
      await pause(config.drainSeconds * 1000, undefined, { signal: skipDrain.signal }).catch(() => undefined);
      setTimeout(() => process.exit(1), CLOSE_WITHIN_MS).unref();
    } finally {
      // Order: requests in flight, background work of services, the database.
      await app.close();
    }
  } finally {
    await database.close();
  }
  return failed ? 1 : 0;
}

/**
 * Fails fast, like listening would, if the port is in use or requires rights that the user lacks, long before the
 * process is ready. The port is released again: clients must not connect yet.
 */
async function checkPortIsFree({ host, port }: { host: string; port: number }): Promise<void> {
  if (port === 0) return;
  const probe = createServer();
  probe.listen({ host, port });
  await once(probe, 'listening');
  probe.close();
  await once(probe, 'close');
}

function announce(url: string): void {
  if (process.send) process.send({ type: 'ready', url });
  else process.stdout.write(`ready ${url}\n`);
}

const ACTIONABLE = [ConfigError, DatabaseStartError, SchemaError, KeySealError];

/** Returns an actionable one-line message for known failures, else the stack. */
function reason(error: unknown): string {
  if (ACTIONABLE.some((kind) => error instanceof kind)) return (error as Error).message;
  const { code, port, address, syscall } = error as NodeJS.ErrnoException & { port?: number; address?: string };
  if (code === 'EADDRINUSE') return `Port ${port} on ${address} is in use; stop what runs there or set PORT.`;
  if (code === 'EACCES' && syscall === 'listen')
    return `Port ${port} needs rights that this user does not have; set PORT.`;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

serve().then(
  (code) => process.exit(code),
  (error: unknown) => {
    process.stderr.write(`${reason(error)}\n`, () => process.exit(1));
  },
);
