/** Parameters of every section's page. */
const COMMON = ['list', 'page', 'q', 'sort', 'columns', 'id'] as const;

/** The search parameters of a page of sections with these filters, for its rule in `remote.ts`. */
export function sectionParams(...filters: readonly string[]): string[] {
  return [...COMMON, ...filters];
}
