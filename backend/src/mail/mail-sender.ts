import type { FastifyBaseLogger } from 'fastify';
import { listen } from '../database/listener';
import type { Deps } from '../service';
import type { MailTemplates } from './mail-template';
import { sendDueMail, type SendOptions } from './send-due-mail';
import { createTransport } from './transport';

/** Concurrent mails per process. Each has its own connection, so an unresponsive server delays only that mail. */
const WORKERS_MAX = 8;
/** Polling interval, for cases without a notification: retries and expired claims. */
const SWEEP_MS = 5000;

/** Sends queued mails, notified by the database at commit, until it is stopped. */
export function startMailSender(
  deps: Deps,
  templates: MailTemplates,
  log: FastifyBaseLogger,
): { stop(): Promise<void> } {
  const transport = createTransport(deps.config);
  let stopped = false;
  /** Counts notifications, so that a worker about to finish notices one that arrived while it was looking. */
  let reasons = 0;
  const workers = new Set<Promise<void>>();
  /** Why mails fail again and again, logged once per reason: nobody else would notice a wrong setting for hours. */
  let logged = '';
  const options: SendOptions = {
    log,
    claimed: wake,
    failedAgain(failure) {
      const reason = JSON.stringify(failure);
      if (reason !== logged) log.warn(failure, 'mails are not delivered; each is tried again for hours');
      logged = reason;
    },
    sent: () => void (logged = ''),
  };

  function wake(): void {
    reasons += 1;
    if (stopped || workers.size === WORKERS_MAX) return;
    const worker = work().finally(() => workers.delete(worker));
    workers.add(worker);
  }

  async function work(): Promise<void> {
    let seen: number;
    try {
      do {
        seen = reasons;
        // More mails may be due: another worker looks meanwhile.
        while (!stopped && (await sendDueMail(deps, templates, transport, options)));
      } while (!stopped && seen !== reasons);
    } catch (error) {
      // The database does not answer; the next sweep tries again.
      log.warn({ err: error }, 'mails not sent');
    }
  }

  const listener = listen(deps.database.serviceConnection, {
    channel: 'arbora_mail',
    applicationName: 'arbora mail',
    onMessage: wake,
    onListening: wake,
  });
  const timer = setInterval(wake, SWEEP_MS);
  wake();
  return {
    async stop() {
      stopped = true;
      clearInterval(timer);
      await listener.stop();
      await Promise.all(workers);
      transport.close();
    },
  };
}
