/** The nursery's branches (spec §3); the first one is the default. */
export const BRANCHES = ['Obříství', 'Smržice'] as const;
export type Branch = (typeof BRANCHES)[number];
export const DEFAULT_BRANCH: Branch = BRANCHES[0];

/** Branch by region; the numbers are those of the Czech business register (`kodKraje`). */
export const REGION_BRANCH = {
  19: 'Obříství', // Praha
  27: 'Obříství', // Středočeský
  35: 'Obříství', // Jihočeský
  43: 'Obříství', // Plzeňský
  51: 'Obříství', // Karlovarský
  60: 'Obříství', // Ústecký
  78: 'Obříství', // Liberecký
  86: 'Obříství', // Královéhradecký
  94: 'Obříství', // Pardubický
  108: 'Obříství', // Vysočina
  116: 'Smržice', // Jihomoravský
  124: 'Smržice', // Olomoucký
  132: 'Smržice', // Moravskoslezský
  141: 'Smržice', // Zlínský
} as const satisfies Record<number, Branch>;
export type Region = keyof typeof REGION_BRANCH;

/** The branch that looks after a region; null where the region is unknown. */
export function branchOfRegion(region: number | null | undefined): Branch | null {
  return (REGION_BRANCH as Readonly<Record<number, Branch>>)[region ?? -1] ?? null;
}

/** The branch of an order: that of the company's region, else the customer's choice, else the default (decision 34). */
export function orderCenter(region: number | null | undefined, choice: string | null | undefined): string {
  return branchOfRegion(region) ?? (choice?.trim() || DEFAULT_BRANCH);
}
