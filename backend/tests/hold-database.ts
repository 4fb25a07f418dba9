import { startEmbedded } from '../src/database/embedded/embedded';

/** Child process that starts the database of a folder and keeps it running until it is stopped or killed. */
async function hold(): Promise<void> {
  const server = await startEmbedded({ dataDir: process.argv[2] ?? '' });
  process.on('SIGTERM', () => void server.stop().then(() => process.exit(0)));
  process.send?.({ started: true });
}

hold().catch((error: Error) => {
  process.send?.({ error: error.message });
  process.exit(1);
});
