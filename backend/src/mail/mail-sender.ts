import type { FastifyBaseLogger } from 'fastify';
import { Client } from 'pg';
import type { Deps } from '../service';
import { sendNext } from './send-due-mail';
import { createTransport } from './transport';

/** Concurrent mails per process. Each has its own connection, so an unresponsive server delays only that mail. */
const SLOTS = 8;
/** Polling interval, for cases without a notification: retries, expired claims, a lost connection. */
const SWEEP_MS = 5000;

/** Sends queued mails, notified by the database at commit, until it is stopped. */
export function startMailSender(deps: Deps, log: FastifyBaseLogger): { stop(): Promise<void> } {
  const transport = createTransport(deps.config);
  let stopped = false;
  /** Counts notifications, so that a worker about to finish notices one that arrived while it was looking. */
  let reasons = 0;
  const slots = new Set<Promise<void>>();
  let listener: Client | null = null;

  function wake(): void {
    reasons += 1;
    if (stopped || slots.size === SLOTS) return;
    const slot = work().finally(() => slots.delete(slot));
    slots.add(slot);
  }

  async function work(): Promise<void> {
    let seen: number;
    try {
      do {
        seen = reasons;
        // More mails may be due: another worker looks meanwhile.
        while (!stopped && (await sendNext(deps, transport, { log, claimed: wake })));
      } while (!stopped && seen !== reasons);
    } catch (error) {
      // The database does not answer; the next sweep tries again.
      log.warn({ err: error }, 'mails not sent');
    }
  }

  async function listen(): Promise<void> {
    const client = new Client({ ...deps.database.serviceConnection, application_name: 'arbora mail' });
    const lost = () => {
      if (listener === client) listener = null;
    };
    client.on('notification', wake);
    client.on('error', lost);
    client.on('end', lost);
    listener = client;
    try {
      await client.connect();
      await client.query('listen arbora_mail');
    } catch {
      lost();
      await client.end().catch(() => undefined);
    }
  }

  function sweep(): void {
    if (listener === null) void listen();
    wake();
  }

  const timer = setInterval(sweep, SWEEP_MS);
  sweep();
  return {
    async stop() {
      stopped = true;
      clearInterval(timer);
      await Promise.all(slots);
      await listener?.end().catch(() => undefined);
      transport.close();
    },
  };
}
