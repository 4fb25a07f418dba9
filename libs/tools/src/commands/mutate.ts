/**
 * `npm run mutate [-- NAME …]`: proves that the test suite catches faults. Applies each mutation of `src/mutations` to a
 * temporary worktree of a commit and runs the tests that must fail. `--at COMMIT` checks the suite of another commit
 * than HEAD, `--json FILE` writes the results, and `--no-baseline` skips the run without mutations.
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { mutationsNamed } from '../mutations/all-mutations';
import { misfits } from '../mutations/apply-mutation';
import { checkMutations } from '../mutations/check-mutations';
import { stopPrograms } from '../mutations/run-program';
import { lineOf, totalLine } from '../mutations/verdict';
import { createWorktree } from '../mutations/worktree';
import { command } from './command';

command(async (args) => {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      at: { type: 'string', default: 'HEAD' },
      json: { type: 'string' },
      'no-baseline': { type: 'boolean', default: false },
    },
  });
  const mutations = mutationsNamed(positionals);
  const began = Date.now();
  const worktree = createWorktree(values.at);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => {
      void stopPrograms().finally(() => {
        worktree.remove();
        process.exit(1);
      });
    });
  }
  try {
    const faults = misfits(worktree.dir, mutations);
    if (faults.length > 0) throw new Error(faults.join('\n'));
    console.log(`${mutations.length} mutations of ${worktree.commit.slice(0, 8)}`);
    const verdicts = await checkMutations(worktree.dir, mutations, {
      withBaseline: !values['no-baseline'],
      onVerdict: (verdict) => console.log(lineOf(verdict)),
    });
    const seconds = (Date.now() - began) / 1000;
    console.log(totalLine(verdicts, seconds));
    const report = { commit: worktree.commit, seconds, mutations: verdicts };
    if (values.json !== undefined) writeFileSync(values.json, `${JSON.stringify(report, null, 2)}\n`);
    process.exitCode = verdicts.every(({ outcome }) => outcome === 'caught') ? 0 : 1;
  } finally {
    worktree.remove();
  }
});
