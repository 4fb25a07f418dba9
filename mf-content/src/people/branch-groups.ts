import type { PersonSummary } from './people.queries';

/** Those of one branch; null for those who belong to none. */
export interface BranchGroup {
  branch: string | null;
  people: PersonSummary[];
}

/** People by branch: branches in the order of their first person, those without one last. */
export function branchGroups(people: readonly PersonSummary[]): BranchGroup[] {
  return [...new Set(people.map(({ branch }) => branch))]
    .sort((a, b) => Number(a === null) - Number(b === null))
    .map((branch) => ({ branch, people: people.filter((person) => person.branch === branch) }));
}
