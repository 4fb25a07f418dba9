/** `npm run new`: generates a remote, a repository for one, a page, or a section of the back office from a table. */
import path from 'node:path';
import { ROOT } from '@arbora/build/paths';
import { newPage } from '../new/new-page';
import { newRemote } from '../new/new-remote';
import { newRepository } from '../new/new-repository';
import { newSection } from '../new/new-section';
import { run } from '../processes/nx';
import { command } from './command';

const USAGE = `npm run new -- remote mf-tour
npm run new -- repository mf-tour ../mf-tour
npm run new -- page mf-content /dodavatele "title in Czech" "title in English" "title in Polish"
npm run new -- section mf-shop /manager/assortment/sizes product_size "title in Czech" "title in English" "title in Polish"`;

/** Adds a new package to package-lock.json; otherwise `npm ci` fails on a fresh clone. */
async function install(): Promise<void> {
  const code = await run('npm', ['install', '--no-audit', '--no-fund']);
  if (code !== 0) process.exit(code);
}

/** Lists the written files, and the commands that check them. */
function report(files: readonly string[], remote: string): void {
  console.log(files.map((file) => `  ${file}`).join('\n'));
  const test = `npx jest -c .config/jest.config.ts ${remote} libs/testing`;
  console.log(`Next: npm run typecheck -- ${remote}, npm run build -- ${remote} and ${test}`);
}

command(async ([what, name, of, ...rest]) => {
  const [table, ...titles] = rest;
  if (what === 'remote' && name) {
    await newRemote(name, ROOT);
    await install();
  } else if (what === 'repository' && name && of) {
    const folder = path.resolve(of);
    await newRepository(name, folder);
    console.log(`The repository is in ${folder}; its README.md says how to develop, test and deploy ${name}.`);
  } else if (what === 'page' && name && of && rest.length === 3) {
    const [cs, en, pl] = rest as [string, string, string];
    const files = await newPage({ remote: name, pattern: of, titles: { cs, en, pl } }, ROOT);
    report(files, name);
  } else if (what === 'section' && name && of && table && titles.length === 3) {
    const [cs, en, pl] = titles as [string, string, string];
    const section = { remote: name, pattern: of, table, titles: { cs, en, pl } };
    const { files, others, isReadOnly, isNewOffice } = await newSection(section, ROOT);
    if (isNewOffice) await install();
    report(files, `${name}-office`);
    if (others.length > 0) console.log(`Left out, as their values are of another kind: ${others.join(', ')}`);
    if (isReadOnly) console.log(`Without a form: the data service lets staff write no column of ${table}.`);
    console.log('Translate the names of the columns in the texts of cs and pl.');
  } else throw new Error(USAGE);
});
