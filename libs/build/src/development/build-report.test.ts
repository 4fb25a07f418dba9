import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import webpack, { type Configuration, type MultiStats } from 'webpack';
import { ROOT } from '../paths';
import { scriptRule } from '../webpack/rules';
import { reportOf } from './build-report';
import { shortSyntaxErrors } from './short-syntax-errors';

let dir: string;

beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'build-report-'));
});

afterEach(() => rm(dir, { recursive: true }));

/** Builds the source twice, as for the browser and the server. */
async function build(source: string): Promise<MultiStats> {
  await writeFile(path.join(dir, 'page.tsx'), source);
  const configuration = (name: string): Configuration => ({
    name,
    mode: 'development',
    context: dir,
    entry: './page.tsx',
    output: { path: path.join(dir, name) },
    resolveLoader: { modules: [path.join(ROOT, 'node_modules')] },
    module: { rules: [scriptRule()] },
    plugins: [shortSyntaxErrors],
  });
  return new Promise((resolve, reject) => {
    const compiler = webpack([configuration('browser'), configuration('server')]);
    compiler.run((error, stats) => {
      compiler.close(() => (stats ? resolve(stats) : reject(error ?? new Error('No result'))));
    });
  });
}

const BROKEN = `export function Page() {
  const title = 'Stromy';
  return (
    <section>
      <h1>{title}</h1
    </section>
  );
}
`;

const CODE = `Expression expected
 3 |   return (
 4 |     <section>
 5 |       <h1>{title}</h1
 6 |     </section>
   :     ^
 7 |   );
 8 | }`;

test('a syntax error of both builds is reported once: its place, the message and the code', async () => {
  expect(reportOf(await build(BROKEN)).split('page.tsx')[1]).toBe(`:6:5\n${CODE}`);
});

test('an open page is sent message and code of a syntax error, without backtraces or follow-up errors', async () => {
  const [browser] = (await build(BROKEN)).toJson({ all: false, errors: true }).children!;
  expect(browser!.errors).toEqual([expect.objectContaining({ moduleName: './page.tsx', loc: '6:4', message: CODE })]);
});

test('other errors keep their message', async () => {
  expect(reportOf(await build(`import './missing';`))).toMatch(
    /^ERROR in .*page\.tsx:1:1\nModule not found: .*'\.\/missing'.*$/,
  );
});

test('a build without errors has an empty report', async () => {
  expect(reportOf(await build('export default 1;'))).toBe('');
});
