import { setTimeout as sleep } from 'node:timers/promises';
import { Client, escapeIdentifier } from 'pg';
import { retry } from '../retry';
import type { Connection } from './connection';

/** Longest and initial delay before a reconnect. */
const LONGEST_PAUSE_MS = 5000;
const PAUSE_MS = 500;
/** A silently broken connection is detected by probing it. */
const PROBE_MS = 30_000;
const ANSWER_WITHIN_MS = 10_000;

export interface ListenOptions {
  /** Channel name of `NOTIFY`. */
  channel: string;
  /** Application name of the connection in the database. */
  applicationName: string;
  onMessage(payload: string): void;
  /** Called each time listening begins: notifications before that moment were missed. */
  onListening?(): void;
}

/** Subscribes to notifications of a channel and reconnects whenever the connection is lost, until stopped. */
export function listen(connection: Connection, options: ListenOptions): { stop(): Promise<void> } {
  const { channel, applicationName, onMessage, onListening } = options;
  const stopping = new AbortController();
  const { signal } = stopping;
  let listening: Client | null = null;
  let attempt: Promise<unknown> = Promise.resolve();

  /** Starts to listen; `lost` resolves when the connection ends or no longer answers. */
  async function connect(): Promise<{ client: Client; lost: Promise<unknown> }> {
    const client = new Client({
      ...connection,
      application_name: applicationName,
      keepAlive: true,
      connectionTimeoutMillis: ANSWER_WITHIN_MS,
      query_timeout: ANSWER_WITHIN_MS,
    });
    let probes: NodeJS.Timeout | undefined;
    const lost = new Promise<unknown>((resolve) => {
      client.on('error', resolve);
      client.on('end', () => resolve(null));
      probes = setInterval(() => void client.query('select 1').catch(resolve), PROBE_MS);
    }).finally(() => clearInterval(probes));
    client.on('notification', ({ payload = '' }) => onMessage(payload));
    try {
      await client.connect();
      await client.query(`listen ${escapeIdentifier(channel)}`);
      signal.throwIfAborted();
      listening = client;
    } catch (error) {
      clearInterval(probes);
      void client.end().catch(() => undefined);
      throw error;
    }
    return { client, lost };
  }

  async function keep(): Promise<void> {
    for (;;) {
      const { client, lost } = await retry(() => (attempt = connect()) as ReturnType<typeof connect>, {
        longestPauseMs: LONGEST_PAUSE_MS,
        signal,
      });
      onListening?.();
      await lost;
      void client.end().catch(() => undefined);
      await sleep(PAUSE_MS * (1 + Math.random()), undefined, { signal });
    }
  }

  const listener = keep().catch(() => undefined);
  return {
    async stop() {
      stopping.abort();
      await listening?.end().catch(() => undefined);
      await listener;
      // A client that is ended while it connects may never settle, so the attempt ends it itself.
      await attempt.catch(() => undefined);
    },
  };
}
