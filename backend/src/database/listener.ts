import { Client, escapeIdentifier } from 'pg';
import type { Connection } from './connection';

/** Pauses before the connection is made anew: they double, and are spread so that instances do not come all at once. */
const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 5000;
const JITTER = 0.5;
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
  let stopped = false;
  let failures = 0;
  let current: Client | null = null;
  let retry: NodeJS.Timeout | undefined;

  async function connect(): Promise<void> {
    const client = new Client({
      ...connection,
      application_name: applicationName,
      keepAlive: true,
      connectionTimeoutMillis: ANSWER_WITHIN_MS,
      query_timeout: ANSWER_WITHIN_MS,
    });
    current = client;
    client.on('notification', ({ payload = '' }) => onMessage(payload));
    client.on('error', () => lose(client));
    client.on('end', () => lose(client));
    try {
      await client.connect();
      await client.query(`listen ${escapeIdentifier(channel)}`);
      if (current !== client || stopped) return;
      failures = 0;
      onListening?.();
    } catch {
      lose(client);
    }
  }

  function lose(client: Client): void {
    if (current !== client) return;
    current = null;
    void client.end().catch(() => undefined);
    if (stopped) return;
    const pause = Math.min(FIRST_PAUSE_MS * 2 ** failures, LONGEST_PAUSE_MS);
    failures += 1;
    retry = setTimeout(() => void connect(), pause * (1 - JITTER * Math.random()));
  }

  function probe(): void {
    const client = current;
    client?.query('select 1').catch(() => lose(client));
  }

  const probes = setInterval(probe, PROBE_MS);
  void connect();
  return {
    async stop() {
      stopped = true;
      clearInterval(probes);
      clearTimeout(retry);
      await current?.end().catch(() => undefined);
    },
  };
}
