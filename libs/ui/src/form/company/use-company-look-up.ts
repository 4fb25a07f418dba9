import { useCompany } from '@arbora/api';
import type { CompanySubject } from '@arbora/domain';
import { useEffect, useRef, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { COMPANY_FIELDS, refill, type CompanyField, type CompanyTexts, type Filled } from './refill';

/** The company that the form came with. */
export interface KnownCompany extends CompanyTexts {
  ico: string;
  country: string;
  region: number | null;
}

/** What the look-up has done, to be said beside the id. */
export interface LookUpOutcome {
  /** `unknown`: the register has no such id, or could not be asked. */
  answer: 'found' | 'unknown' | null;
  /** What belonged to the company before was removed. */
  isCleared: boolean;
}

export interface CompanyLookUpOptions {
  known?: KnownCompany;
  /** There is a company at all. */
  isWanted?: boolean;
  /** The form has a field `region`, which decides the branch of orders. */
  hasRegion?: boolean;
  /** What the names of the fields begin with, such as `invoice.`. */
  prefix?: string;
}

/** Stored without a word of whose it is, an address may be the person's own: only these go with the stored id. */
const OF_THE_ID: readonly CompanyField[] = ['company', 'dic'];

/** Which values in the form belong to the stored company: its name and tax id, and an address that the register has too. */
function ownedBy(known: KnownCompany, registered: CompanySubject | null, values: CompanyTexts): Filled {
  const owned = COMPANY_FIELDS.filter(
    (name) =>
      values[name] !== '' &&
      (OF_THE_ID.includes(name) ? values[name] === known[name] : values[name] === registered?.[name]),
  );
  return Object.fromEntries(owned.map((name) => [name, values[name]]));
}

/**
 * Looks the company id up as soon as it is whole, and fills in what of the form is still empty. When the id changes,
 * nothing of the company before stays but what was typed. The company that is `known` gets its own values back with its
 * id. Nothing waits for the register.
 */
export function useCompanyLookUp(options: CompanyLookUpOptions = {}): LookUpOutcome {
  const { known, isWanted = true, hasRegion = false, prefix = '' } = options;
  const { getValues, getFieldState, setValue } = useFormContext<Record<string, string | number | null>>();
  const [ico = '', country = ''] = useWatch({ name: [`${prefix}ico`, `${prefix}country`] }) as [string?, string?];
  const data = useCompany(isWanted ? ico : '', country);
  const [done, setDone] = useState({ isFilled: false, isCleared: false });
  const filled = useRef<Filled>({});
  const last = useRef<string | null | undefined>(undefined);
  const found = data || null;
  const kept = known && known.ico !== '' && ico.trim() === known.ico ? known : null;
  const subject = kept ? `known ${kept.ico}` : found && ico.trim();

  useEffect(() => {
    if (hasRegion) setValue('region', kept?.country === country ? kept.region : (found?.region ?? null));
  }, [hasRegion, country, kept, found, setValue]);

  useEffect(() => {
    const texts = (): CompanyTexts => {
      const values = getValues(COMPANY_FIELDS.map((name) => prefix + name)) as string[];
      return Object.fromEntries(COMPANY_FIELDS.map((name, index) => [name, values[index] ?? ''])) as Record<
        CompanyField,
        string
      >;
    };
    if (subject !== last.current) {
      // A form that comes with its company has nothing to be filled in.
      const isFirst = last.current === undefined && kept !== null;
      const next = isFirst ? { changes: {}, filled: {} } : refill(texts(), filled.current, kept ?? found);
      const changes = Object.entries(next.changes) as [CompanyField, string][];
      for (const [name, value] of changes) {
        setValue(prefix + name, value, { shouldDirty: true, shouldValidate: getFieldState(prefix + name).invalid });
      }
      filled.current = next.filled;
      last.current = subject;
      setDone({ isFilled: changes.length > 0, isCleared: subject === null && changes.length > 0 });
    }
    if (kept) filled.current = { ...filled.current, ...ownedBy(kept, found, texts()) };
  }, [subject, kept, found, prefix, getValues, getFieldState, setValue]);

  if (kept) return { answer: null, isCleared: false };
  return { answer: data === false ? 'unknown' : found && done.isFilled ? 'found' : null, isCleared: done.isCleared };
}
