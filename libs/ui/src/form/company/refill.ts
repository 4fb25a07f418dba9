import type { CompanySubject } from '@arbora/domain';

/** Fields of a company besides its id. */
export const COMPANY_FIELDS = ['company', 'dic', 'street', 'city', 'zip'] as const;
export type CompanyField = (typeof COMPANY_FIELDS)[number];
export type CompanyTexts = Readonly<Record<CompanyField, string>>;
/** Values filled in from the register, unlike the user's input. */
export type Filled = Readonly<Partial<CompanyTexts>>;

/**
 * Returns the field changes when the id refers to another company, `next`, or to none (null). Fields with values of the
 * previous company get those of the next one or are emptied, empty fields are filled in, and the user's input is kept.
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
