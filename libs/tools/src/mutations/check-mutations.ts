import { withMutations } from './apply-mutation';
import type { Mutation } from './mutation';
import { browserTestsOf, groupsOf, patternsOf, type MutationGroup } from './mutation-groups';
import { build, runJest, runPlaywright } from './run-tests';
import type { RanTest } from './test-result';
import { baselineFault, verdictOf, type Verdict } from './verdict';

export interface CheckOptions {
  /** Whether the tests are first run without mutations. */
  withBaseline: boolean;
  onVerdict: (verdict: Verdict) => void;
}

/** Applies mutations to the checkout in `dir`, one after the other, and runs their tests. */
export async function checkMutations(
  dir: string,
  mutations: readonly Mutation[],
  { withBaseline, onVerdict }: CheckOptions,
): Promise<Verdict[]> {
  const verdicts: Verdict[] = [];
  const note = (verdict: Verdict): void => {
    verdicts.push(verdict);
    onVerdict(verdict);
  };
  const baseline = withBaseline ? await runBaseline(dir, mutations) : null;
  const faultOf = (mutation: Mutation): string | null => (baseline ? baselineFault(mutation, baseline) : null);
  for (const mutation of mutations) {
    const detail = faultOf(mutation);
    if (detail !== null) note({ name: mutation.name, outcome: 'unchecked', seconds: 0, detail });
  }
  for (const group of groupsOf(mutations.filter((mutation) => faultOf(mutation) === null))) {
    for (const verdict of await checkGroup(dir, group)) note(verdict);
  }
  return verdicts;
}

/** Runs the tests of all mutations without any of them. */
async function runBaseline(dir: string, mutations: readonly Mutation[]): Promise<RanTest[]> {
  const patterns = patternsOf(mutations);
  return [...(patterns.length > 0 ? await runJest(dir, patterns) : []), ...(await runInBrowser(dir, mutations))];
}

async function runInBrowser(dir: string, mutations: readonly Mutation[]): Promise<RanTest[]> {
  const tests = browserTestsOf(mutations);
  if (tests.length === 0) return [];
  await build(dir);
  return runPlaywright(dir, tests);
}

async function checkGroup(dir: string, group: MutationGroup): Promise<Verdict[]> {
  const began = Date.now();
  const seconds = (): number => (Date.now() - began) / 1000;
  try {
    const patterns = patternsOf(group);
    const ran = await withMutations(dir, group, () =>
      patterns.length > 0 ? runJest(dir, patterns) : runInBrowser(dir, group),
    );
    return group.map((mutation) => verdictOf(mutation, ran, seconds()));
  } catch (error) {
    const detail = error instanceof Error ? error.message : String(error);
    return group.map(({ name }) => ({ name, outcome: 'unchecked', seconds: seconds(), detail }));
  }
}
