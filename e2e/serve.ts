/** The site that the journeys run against: the present builds over a database of its own, seeded anew. */
import { rm } from 'node:fs/promises';
import { deploy, startServer } from '@arbora/build';

async function serve(): Promise<void> {
  const { DATA_DIR, SITE_DIR } = process.env;
  if (!DATA_DIR || !SITE_DIR) throw new Error('DATA_DIR and SITE_DIR say where the test site lives');
  await Promise.all([DATA_DIR, SITE_DIR].map((dir) => rm(dir, { recursive: true, force: true })));
  await deploy();
  const server = await startServer({ NODE_ENV: 'development', SEED_DEMO: '1' });
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => server.stop());
  process.exit(await server.ended);
}

serve().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
