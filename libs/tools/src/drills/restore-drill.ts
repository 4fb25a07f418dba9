import { run, type Write } from '../processes/nx';
import { startPostgres15 } from './postgres-15';

/** Backs up and restores sites, on external and embedded servers, by the steps of the back end's README. */
export async function restoreDrill(write?: Write): Promise<boolean> {
  const from = await startPostgres15();
  try {
    const to = await startPostgres15();
    try {
      const drill = ['--import', 'tsx', 'backend/tests/restore-drill.ts', from.bin, from.url, to.url];
      return (await run(process.execPath, drill, {}, write)) === 0;
    } finally {
      await to.stop();
    }
  } finally {
    await from.stop();
  }
}
