import type { FastifyBaseLogger } from 'fastify';
import { Client } from 'pg';
import type { Deps } from '../service';
import { sendNext } from './send-due-mail';
import { createTransport } from './transport';

/** Mails that one process sends at once. Each has a connection of its own, so a silent server holds up that mail alone. */
const SLOTS = 8;
/** Looks for mails this often without being woken: retries, claims that ran out, a lost connection. */
const SWEEP_MS = 5000;

/** Sends mails as they are queued, woken by the database at commit, until it is stopped. */
export function startMailSender(deps: Deps, log: FastifyBaseLogger): { stop(): Promise<void> } {
  const transport = createTransport(deps.config);
  let stopped = false;
  /** Counts reasons to look, so that a slot about to end notices one that came while it looked. */
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
        // Where one was due there may be more: another slot looks meanwhile.
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
