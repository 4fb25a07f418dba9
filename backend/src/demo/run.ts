/** Seeds the configured database, `DATABASE_URL` or the embedded one, if it is empty: `npm run seed -- --scale 100`. */
import { parseArgs } from 'node:util';
import { readConfig } from '../config';
import { startDatabase } from '../database/start';
import { demoOptions, seedDemo } from './seed-demo';

async function run(): Promise<void> {
  const { values } = parseArgs({ options: { scale: { type: 'string', default: '1' } } });
  const scale = Number(values.scale);
  if (!Number.isInteger(scale) || scale < 1 || scale > 1000)
    throw new Error('--scale is a whole number from 1 to 1000');
  const config = readConfig();
  const database = await startDatabase(config);
  try {
    const began = Date.now();
    const done = await seedDemo(database.ownerConnection, { ...demoOptions(config), scale });
    const seconds = ((Date.now() - began) / 1000).toFixed(1);
    console.log(
      done ? `Seeded ${scale} times the demo data in ${seconds} s.` : 'There are people already: nothing done.',
    );
    if (!done) process.exitCode = 1;
  } finally {
    await database.close();
  }
}

run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
