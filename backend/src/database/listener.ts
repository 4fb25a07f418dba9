import { setTimeout as sleep } from 'node:timers/promises';
import { Client, escapeIdentifier } from 'pg';
import { retry } from '../retry';
import type { Connection } from './connection';

/** Longest pause before the connection is made anew, and the least before a lost one is. */
const LONGEST_PAUSE_MS = 5000;
const PAUSE_MS = 500;
/** A connection that went silent is found out by asking it. */
const PROBE_MS = 30_000;
const ANSWER_WITHIN_MS = 10_000;

export interface ListenOptions {
  /** What `NOTIFY` names. */
  channel: string;
  /** As which the connection is seen in the database. */
  applicationName: string;
  onMessage(payload: string): void;
  /** Called each time listening begins: what was announced before has been missed. */
  onListening?(): void;
}

/** Hears what transactions announce on a channel, and connects again whenever the connection is lost, until stopped. */
export function listen(connection: Connection, options: ListenOptions): { stop(): Promise<void> } {
  const { channel, applicationName, onMessage, onListening } = options;
  const stopping = new AbortController();
  const { signal } = stopping;
  let current: Client | null = null;

  /** Listens; `lost` resolves when the connection ends or does not answer any more. */
  async function connect(): Promise<{ client: Client; lost: Promise<unknown> }> {
    const client = new Client({
      ...connection,
      application_name: applicationName,
      keepAlive: true,
      connectionTimeoutMillis: ANSWER_WITHIN_MS,
      query_timeout: ANSWER_WITHIN_MS,
    });
    current = client;
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
    } catch (error) {
      clearInterval(probes);
      void client.end().catch(() => undefined);
      throw error;
    }
    return { client, lost };
  }

  async function keep(): Promise<void> {
    for (;;) {
      const { client, lost } = await retry(connect, { longestPauseMs: LONGEST_PAUSE_MS, signal });
      onListening?.();
      await lost;
      void client.end().catch(() => undefined);
      await sleep(PAUSE_MS * (1 + Math.random()), undefined, { signal });
    }
  }

  const kept = keep().catch(() => undefined);
  return {
    async stop() {
      stopping.abort();
      await current?.end().catch(() => undefined);
      await kept;
    },
  };
}
