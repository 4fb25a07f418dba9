/** `npm run new -- remote mf-tour` and `npm run new -- page mf-tour /tour Prohlídka Tour Zwiedzanie`. */
import { newPage } from '../new/new-page';
import { newRemote } from '../new/new-remote';
import { run } from '../nx';
import { ROOT } from '../paths';
import { command } from './command';

const USAGE = `npm run new -- remote mf-tour
npm run new -- page mf-tour /tour "title in Czech" "title in English" "title in Polish"`;

command(async ([what, name, pattern, cs, en, pl]) => {
  if (what === 'remote' && name) {
    await newRemote(name, ROOT);
    // Enters it into package-lock.json, without which a fresh clone could not be installed.
    const code = await run('npm', ['install', '--no-audit', '--no-fund']);
    if (code !== 0) process.exit(code);
  } else if (what === 'page' && name && pattern && cs && en && pl) {
    await newPage({ remote: name, pattern, titles: { cs, en, pl } }, ROOT);
  } else throw new Error(USAGE);
});
