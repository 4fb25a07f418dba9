import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { DESCRIPTION } from '@arbora/deployment';
import fastifyStatic from '@fastify/static';
import fastify from 'fastify';

/** The name of the entry of any build: see `trial-registry.ts` of the backend. */
const ENTRY = '/remoteEntry.js';

export interface ServedBuild {
  /** `http://localhost:<port>/` */
  address: string;
  close(): Promise<void>;
}

/**
 * Serves the build of a remote in `dist` on this computer only, for pages of any site that try it out: each request gets
 * the files of the latest build. `port` 0 takes a free one.
 */
export async function serveBuild(dist: string, port: number): Promise<ServedBuild> {
  // Browsers keep connections open on which they have asked for nothing yet, and those are not idle to Node.js.
  const server = fastify({ forceCloseConnections: true });
  // Fonts and modules are read across origins.
  server.addHook('onSend', async (_request, reply) => {
    reply.headers({ 'access-control-allow-origin': '*', 'cache-control': 'no-store' });
  });
  await server.register(fastifyStatic, { root: dist });
  server.get(ENTRY, async (_request, reply) => {
    const { entry } = JSON.parse(await readFile(path.join(dist, DESCRIPTION), 'utf8')) as { entry: string };
    // Not a redirect: the entry loads its chunks from the folder of its own address.
    return reply.sendFile(entry);
  });
  const listening = await server.listen({ port, host: '127.0.0.1' });
  return { address: `http://localhost:${new URL(listening).port}/`, close: () => server.close() };
}
