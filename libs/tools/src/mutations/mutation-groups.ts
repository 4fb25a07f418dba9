import type { BrowserTests, Mutation, MutationTests } from './mutation';
import type { RanTest } from './test-result';

/** Mutations that are applied, built and tested together. */
export type MutationGroup = readonly Mutation[];

/**
 * Groups mutations: browser tests share a build where their mutations allow it. They come last, and the shared build at
 * the very end, because restoring its files would need another one.
 */
export function groupsOf(mutations: readonly Mutation[]): MutationGroup[] {
  const isShared = ({ tests }: Mutation): boolean => tests.runner === 'playwright' && tests.isShared;
  const isBrowser = ({ tests }: Mutation): boolean => tests.runner === 'playwright';
  const alone = mutations.filter((mutation) => !isShared(mutation));
  const shared = mutations.filter(isShared);
  return [
    ...alone.filter((mutation) => !isBrowser(mutation)).map((mutation) => [mutation]),
    ...alone.filter(isBrowser).map((mutation) => [mutation]),
    ...(shared.length > 0 ? [shared] : []),
  ];
}

/** Whether a test that was run is one of `tests`. */
export function isOneOf(tests: MutationTests, ran: RanTest): boolean {
  if (tests.runner === 'jest') return tests.patterns.some((pattern) => new RegExp(pattern).test(ran.file));
  const { spec, project, grep } = tests;
  return ran.project === project && ran.file === spec && new RegExp(grep).test(ran.title);
}

/** All patterns of Jest, each once. */
export function patternsOf(mutations: readonly Mutation[]): string[] {
  return [...new Set(mutations.flatMap(({ tests }) => (tests.runner === 'jest' ? tests.patterns : [])))];
}

/** All browser tests. */
export function browserTestsOf(mutations: readonly Mutation[]): BrowserTests[] {
  return mutations.flatMap(({ tests }) => (tests.runner === 'playwright' ? [tests] : []));
}
