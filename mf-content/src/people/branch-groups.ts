import type { PersonSummary } from './people.queries';

/** People of one branch; `branch` is null for those without one. */
export interface BranchGroup {
  branch: string | null;
  people: PersonSummary[];
}

/** Groups people by branch: branches in the order of their first person, people without one last. */
export function branchGroups(people: readonly PersonSummary[]): BranchGroup[] {
  return [...new Set(people.map(({ branch }) => branch))]
    .sort((a, b) => Number(a === null) - Number(b === null))
    .map((branch) => ({ branch, people: people.filter((person) => person.branch === branch) }));
}
