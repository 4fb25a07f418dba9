import { checkBudgets } from '../checks/budgets';
import { packageDrill } from '../drills/package-drill';
import { ensurePlpgsqlCheck, startPostgres15 } from '../drills/postgres-15';
import { repositoryDrill } from '../drills/repository/repository-drill';
import { restoreDrill } from '../drills/restore-drill';
import { compareReleases, presentRelease, readRelease } from '../libraries/release';
import { jest } from './jest-step';
import { playwright } from './playwright-step';
import { check, type Count, type Step, type StepContext } from './step';

/**
 * Tests that depend on the version of PostgreSQL: the creation and upgrade of the schema, the SQL of the job queue and of
 * the data service, all statements of services and pages, and functions that build SQL at run time. plpgsql_check checks
 * the other functions against the version; their results and the rights are the same in all versions, and so are
 * requests that are refused before they become a statement.
 */
const ON_POSTGRES_15 =
  '/backend/(schema/(history|shop)/|src/(database/(?!embedded)|jobs/job-runner|rest/(?!hostile|control-characters|refused-values|large-answers))|tests/(queries|schema|statements))';

async function onPostgres15(context: StepContext): Promise<Count> {
  const server = await startPostgres15();
  try {
    ensurePlpgsqlCheck();
    const checkFunctions = ['--import', 'tsx', 'backend/tests/schema/check-functions.ts', server.superuserUrl];
    const isClean = (await context.run(process.execPath, checkFunctions)) === 0;
    const count = await jest(context, ['--selectProjects', 'backend', '--testPathPatterns', ON_POSTGRES_15], {
      TEST_DATABASE_URL: server.url,
    });
    return { ...count, passed: count.passed + Number(isClean), failed: count.failed + Number(!isClean) };
  } finally {
    await server.stop();
  }
}

/** Oxfmt formats everything but SQL. */
const format: Step = {
  name: 'format',
  run: async ({ runTool }) => {
    const files = await runTool('oxfmt', ['--check', '.']);
    const sql = await runTool('prettier', ['--check', '--log-level=warn', '**/*.sql']);
    return check(files === 0 && sql === 0);
  },
};

/** One process for all packages: Nx would start, and parse their common libraries, once for each. */
const lint: Step = {
  name: 'lint',
  run: async ({ runTool }) => {
    const eslint = await runTool('eslint', ['-c', '.config/eslint.config.ts', '--max-warnings', '0', '.']);
    const squawk = await runTool('squawk', ['-c', '.config/squawk.toml', 'backend/schema/**/*.sql']);
    return check(eslint === 0 && squawk === 0);
  },
};

/** The compiler's errors and the rules that need types, of all packages by one program. */
const types: Step = {
  name: 'typecheck',
  run: async ({ runTool }) => check((await runTool('oxlint', ['--type-check', '.'])) === 0),
};

const unit: Step = { name: 'unit', run: (context) => jest(context) };

const postgres15: Step = { name: 'postgres-15', run: onPostgres15 };

const restore: Step = { name: 'restore', run: async ({ write }) => check(await restoreDrill(write)) };

const build: Step = { name: 'build', run: async ({ runTarget }) => check(await runTarget('build')) };

const budgets: Step = { name: 'budgets', run: checkBudgets };

/** Whether remotes of the last release work with the shell of this checkout. Needs the builds. */
const release: Step = {
  name: 'release',
  run: async ({ write }) => {
    const { isFitting, report } = compareReleases(await readRelease(), await presentRelease());
    write(`${report}\n`);
    return check(isFitting);
  },
};

const packaged: Step = { name: 'package', run: async ({ write }) => check(await packageDrill(write)) };

const repository: Step = { name: 'repository', run: async ({ write }) => check(await repositoryDrill(write)) };

const e2e: Step = { name: 'e2e', run: (context) => playwright(context) };

/** The same site with the real PostgREST instead of the data service. */
const e2ePostgrest: Step = {
  name: 'e2e-postgrest',
  // One process, as the step has one core.
  run: (context) => playwright(context, ['--project=desktop', '--workers=1'], { E2E_POSTGREST: '1' }),
};

/** Tests that send a sample of their requests: the comparison with PostgREST, hostile requests, probes of hidden rows. */
const SAMPLING = '/backend/(tests/(oracle/|policies/hidden-rows)|src/(rest/hostile-requests|http/hostile-bodies))';

/** `unit` includes them as a sample: `npm test -- oracle --all` sends all requests. */
const oracle: Step = {
  name: 'oracle',
  run: (context) =>
    jest(context, ['--selectProjects', 'backend', '--testPathPatterns', SAMPLING], {
      ALL_SAMPLES: context.isWhole ? '1' : '',
    }),
};

/**
 * All steps: stages run one after another; the lanes of a stage run at the same time, on one core each. Steps that keep
 * both cores busy, or whose tests would time out on a busy machine, have a stage of their own.
 */
export const STAGES: readonly (readonly (readonly Step[])[])[] = [
  [[format, types], [lint]],
  [[unit]],
  [[postgres15]],
  [[build, budgets, release]],
  [
    [restore, repository],
    [packaged, e2ePostgrest],
  ],
  [[e2e]],
];

/** Steps that only run when they are named. */
export const BY_NAME: readonly Step[] = [oracle];
