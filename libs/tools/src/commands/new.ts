/** `npm run new`: generates a remote, a page of one, or a section of the back office from a table. */
import { ROOT } from '@arbora/build/paths';
import { newPage } from '../new/new-page';
import { newRemote } from '../new/new-remote';
import { newSection } from '../new/new-section';
import { run } from '../processes/nx';
import { command } from './command';

const USAGE = `npm run new -- remote mf-tour
npm run new -- page mf-content /dodavatele "title in Czech" "title in English" "title in Polish"
npm run new -- section /manager/assortment/sizes product_size "title in Czech" "title in English" "title in Polish"`;

/** Lists the written files, and the commands that check them. */
function report(files: readonly string[], remote: string): void {
  console.log(files.map((file) => `  ${file}`).join('\n'));
  const test = `npx jest -c .config/jest.config.ts ${remote} libs/testing`;
  console.log(`Next: npm run typecheck -- ${remote}, npm run build -- ${remote} and ${test}`);
}

command(async ([what, name, of, cs, en, pl]) => {
  if (what === 'remote' && name) {
    await newRemote(name, ROOT);
    // Adds it to package-lock.json; otherwise `npm ci` fails on a fresh clone.
    const code = await run('npm', ['install', '--no-audit', '--no-fund']);
    if (code !== 0) process.exit(code);
  } else if (what === 'page' && name && of && cs && en && pl) {
    const files = await newPage({ remote: name, pattern: of, titles: { cs, en, pl } }, ROOT);
    report(files, name);
  } else if (what === 'section' && name && of && cs && en && pl) {
    const { files, others, isReadOnly } = await newSection({ pattern: name, table: of, titles: { cs, en, pl } }, ROOT);
    report(files, 'mf-manager');
    if (others.length > 0) console.log(`Left out, as their values are of another kind: ${others.join(', ')}`);
    if (isReadOnly) console.log(`Without a form: the data service lets staff write no column of ${of}.`);
    console.log('Translate the names of the columns in the texts of cs and pl.');
  } else throw new Error(USAGE);
});
