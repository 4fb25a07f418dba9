/**
 * `npm test`: everything CI runs. Steps without test suites count as one check each. The end repeats the failed tests,
 * lists the steps and the slowest tests, and names the folder with the traces of failures; the last line is the total.
 * `npm test -- unit e2e` runs the named steps only; `npm test -- oracle --all` a step that samples, in full.
 */
import { keepTempFilesInMemory } from '../test-run/memory-temp';
import { slowest } from '../test-run/slowest';
import { formatResult, runStep, type Step, type StepResult } from '../test-run/step';
import { BY_NAME, STAGES } from '../test-run/steps';
import { TRACES } from '../test-run/traces';
import { command } from './command';

function stagesOf(names: readonly string[]): readonly (readonly (readonly Step[])[])[] {
  if (names.length === 0) return STAGES;
  const all = [...STAGES, [BY_NAME]];
  const known = all.flat(2).map(({ name }) => name);
  if (names.some((name) => !known.includes(name))) throw new Error(`There are these steps: ${known.join(', ')}`);
  return all.map((stage) =>
    stage.map((lane) => lane.filter(({ name }) => names.includes(name))).filter((lane) => lane.length > 0),
  );
}

command(async (args) => {
  keepTempFilesInMemory();
  const isWhole = args.includes('--all');
  const results: StepResult[] = [];
  for (const lanes of stagesOf(args.filter((arg) => arg !== '--all'))) {
    await Promise.all(
      lanes.map(async (lane) => {
        for (const step of lane) results.push(await runStep(step, { isWhole, isAlone: lanes.length === 1 }));
      }),
    );
  }

  console.log();
  for (const result of results) console.log([...(result.failures ?? []), formatResult(result)].join('\n'));
  const lines = slowest(results.flatMap(({ durations = [] }) => durations));
  if (lines.length > 0) console.log(['\nSlowest tests:', ...lines].join('\n'));
  const passed = results.reduce((sum, result) => sum + result.passed, 0);
  const failed = results.reduce((sum, result) => sum + result.failed, 0);
  if (failed > 0) console.log(`\nOutput, screenshots, logs and queries of the failures: ${TRACES}`);
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exit(failed === 0 ? 0 : 1);
});
