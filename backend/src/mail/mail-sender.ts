import type { FastifyBaseLogger } from 'fastify';
import { Client } from 'pg';
import type { Deps } from '../service';
import { sendDueMail } from './send-due-mail';
import { createTransport } from './transport';

/** Looks for mails this often without being woken: retries, claims that ran out, a lost connection. */
const SWEEP_MS = 5000;

/** Sends mails as they are queued, woken by the database at commit, until it is stopped. */
export function startMailSender(deps: Deps, log: FastifyBaseLogger): { stop(): Promise<void> } {
  const transport = createTransport(deps.config);
  let stopped = false;
  let wanted = false;
  let running: Promise<void> | null = null;
  let listener: Client | null = null;

  function wake(): void {
    wanted = true;
    if (stopped || running !== null) return;
    running = drain().finally(() => {
      running = null;
      if (wanted) wake();
    });
  }

  async function drain(): Promise<void> {
    wanted = false;
    try {
      while (!stopped && (await sendDueMail(deps, transport, log)) > 0);
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
      await running;
      await listener?.end().catch(() => undefined);
      transport.close();
    },
  };
}
