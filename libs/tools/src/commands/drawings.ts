/**
 * `npm run drawings [-- WORD …]`: contact sheets of the demo data's drawings, optionally filtered by name, in
 * `.arbora/drawings`.
 */
import { run } from '../processes/nx';
import { command } from './command';

command(async (words) => {
  const script = 'libs/demo-data/src/pictures/write-contact-sheets.ts';
  process.exitCode = await run(process.execPath, ['--import', 'tsx', script, ...words]);
});
