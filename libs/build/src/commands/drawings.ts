/** `npm run drawings [-- WORD …]`: the drawings of the demo data, or those with a word in their name, on contact sheets in `.arbora/drawings`. */
import { run } from '../nx';
import { command } from './command';

command(async (words) => {
  const script = 'libs/demo-data/src/pictures/write-contact-sheets.ts';
  process.exitCode = await run(process.execPath, ['--import', 'tsx', script, ...words]);
});
