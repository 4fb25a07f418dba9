import { isOneOf } from './mutation-groups';
import type { Mutation } from './mutation';
import type { RanTest } from './test-result';

/** Result of a mutation. `unchecked`: its tests could not be run, or fail without it. */
export interface Verdict {
  name: string;
  outcome: 'caught' | 'survived' | 'unchecked';
  /** Of the run of its tests; mutations that are tested together have the same. */
  seconds: number;
  /** The first failed test; the reason if it is unchecked. */
  detail: string | null;
  /** Start of the error of that test. */
  message?: string;
}

/** Judges a mutation by the tests that were run with it. */
export function verdictOf({ name, tests }: Mutation, ran: readonly RanTest[], seconds: number): Verdict {
  const own = ran.filter((test) => isOneOf(tests, test));
  if (own.length === 0) return { name, outcome: 'unchecked', seconds, detail: 'none of its tests ran' };
  const failed = own.find(({ hasPassed }) => !hasPassed);
  return failed
    ? { name, outcome: 'caught', seconds, detail: nameOf(failed), message: failed.message }
    : { name, outcome: 'survived', seconds, detail: null };
}

/** Returns why the tests of a mutation prove nothing: they do not pass without it. Null if they do. */
export function baselineFault({ tests }: Mutation, ran: readonly RanTest[]): string | null {
  const own = ran.filter((test) => isOneOf(tests, test));
  if (own.length === 0) return 'none of its tests exist';
  const failed = own.find(({ hasPassed }) => !hasPassed);
  return failed ? `fails without the mutation: ${nameOf(failed)}` : null;
}

function nameOf({ project, file, title }: RanTest): string {
  return `${project ? `[${project}] ` : ''}${file} › ${title}`;
}

/** The line of a verdict. */
export function lineOf({ name, outcome, seconds, detail }: Verdict): string {
  const word = outcome === 'caught' ? outcome : outcome.toUpperCase();
  return `${word.padEnd(9)} ${String(Math.round(seconds)).padStart(4)} s  ${name}${detail === null ? '' : `: ${detail}`}`;
}

/** The last line of a run. */
export function totalLine(verdicts: readonly Verdict[], seconds: number): string {
  const count = (outcome: Verdict['outcome']): number => verdicts.filter((one) => one.outcome === outcome).length;
  const unchecked = count('unchecked') > 0 ? `, ${count('unchecked')} unchecked` : '';
  return `${count('caught')} caught, ${count('survived')} survived${unchecked} (${Math.round(seconds)} s)`;
}
