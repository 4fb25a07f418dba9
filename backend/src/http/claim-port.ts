import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Fails as listening would, long before the process is ready to listen: the port is in use, or needs rights that this
 * user does not have. It is free again afterwards, since nobody is to connect yet.
 */
export async function claimPort({ host, port }: { host: string; port: number }): Promise<void> {
  if (port === 0) return;
  const probe = createServer();
  probe.listen({ host, port });
  await once(probe, 'listening');
  probe.close();
  await once(probe, 'close');
}
