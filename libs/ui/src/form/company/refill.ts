import type { CompanySubject } from '@arbora/domain';

/** What a form says of a company beside its id. */
export const COMPANY_FIELDS = ['company', 'dic', 'street', 'city', 'zip'] as const;
export type CompanyField = (typeof COMPANY_FIELDS)[number];
export type CompanyTexts = Readonly<Record<CompanyField, string>>;
/** Values that belong to the company of the id, and not to the person who typed others. */
export type Filled = Readonly<Partial<CompanyTexts>>;

/**
 * What becomes of the fields when the id names another company, `next`, or none that is known (null). A field that still
 * holds what belongs to the company before takes the value of the next one or is emptied, and an empty one is filled in;
 * what was typed stays.
 */
export function refill(
  values: CompanyTexts,
  filled: Filled,
  next: Partial<Pick<CompanySubject, CompanyField>> | null,
): { changes: Filled; filled: Filled } {
  const free = COMPANY_FIELDS.filter((name) => values[name].trim() === '' || values[name] === filled[name]);
  const given = free.map((name) => [name, next?.[name] ?? ''] as const);
  return {
    changes: Object.fromEntries(given.filter(([name, value]) => value !== values[name])),
    filled: Object.fromEntries(given.filter(([, value]) => value !== '')),
  };
}
