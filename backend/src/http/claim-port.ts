import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Fails fast, like listening would, if the port is in use or requires rights that the user lacks, long before the
 * process is ready. The port is released again: clients must not connect yet.
 */
export async function claimPort({ host, port }: { host: string; port: number }): Promise<void> {
  if (port === 0) return;
  const probe = createServer();
  probe.listen({ host, port });
  await once(probe, 'listening');
  probe.close();
  await once(probe, 'close');
}
