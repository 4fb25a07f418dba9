import { useCompany } from '@arbora/api';
import { companyId, type CompanySubject } from '@arbora/domain';
import { useEffect, useRef, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { COMPANY_FIELDS, refill, type CompanyField, type CompanyTexts, type Filled } from './refill';

/** The company in the form's initial values. */
export interface InitialCompany extends CompanyTexts {
  ico: string;
  country: string;
  region: number | null;
}

/** Outcome of the look-up, shown next to the id. */
export interface LookUpOutcome {
  /** `unknown`: the register has no such id, or is unreachable. */
  result: 'found' | 'unknown' | null;
  /** Values of the previous company were removed. */
  isCleared: boolean;
  /** Day on which the company of the id was dissolved, `YYYY-MM-DD`. */
  dissolvedOn: string | null;
}

export interface CompanyLookUpOptions {
  initial?: InitialCompany;
  /** Whether the form needs a company. */
  isEnabled?: boolean;
  /** The form has a field `region`, which determines the branch of orders. */
  hasRegion?: boolean;
  /** Prefix of the field names, such as `invoice.`. */
  prefix?: string;
}

/** A stored address may be the user's own: only these fields certainly belong to the stored id. */
const FIELDS_OF_ID: readonly CompanyField[] = ['company', 'dic'];

/** Returns the form values of the stored company: name and tax id, and the address if it equals the registered one. */
function ownedBy(initial: InitialCompany, registered: CompanySubject | null, values: CompanyTexts): Filled {
  const owned = COMPANY_FIELDS.filter(
    (name) =>
      values[name] !== '' &&
      (FIELDS_OF_ID.includes(name) ? values[name] === initial[name] : values[name] === registered?.[name]),
  );
  return Object.fromEntries(owned.map((name) => [name, values[name]]));
}

/**
 * Looks up a complete company id and fills in empty fields. When the id changes, values of the previous company are
 * removed and the user's input is kept. The id of `initial` restores its stored values. The look-up never blocks the
 * form.
 */
export function useCompanyLookUp(options: CompanyLookUpOptions = {}): LookUpOutcome {
  const { initial, isEnabled = true, hasRegion = false, prefix = '' } = options;
  const { getValues, getFieldState, setValue } = useFormContext<Record<string, string | number | null>>();
  const [ico = '', country = ''] = useWatch({ name: [`${prefix}ico`, `${prefix}country`] }) as [string?, string?];
  const data = useCompany(isEnabled ? ico : '', country);
  const [done, setDone] = useState({ isFilled: false, isCleared: false });
  const filled = useRef<Filled>({});
  const last = useRef<string | null | undefined>(undefined);
  const found = data || null;
  const storedCompany = initial && initial.ico !== '' && companyId(ico) === initial.ico ? initial : null;
  const subject = storedCompany ? `initial ${storedCompany.ico}` : found && companyId(ico);

  useEffect(() => {
    if (hasRegion)
      setValue('region', storedCompany?.country === country ? storedCompany.region : (found?.region ?? null));
  }, [hasRegion, country, storedCompany, found, setValue]);

  useEffect(() => {
    const texts = (): CompanyTexts => {
      const values = getValues(COMPANY_FIELDS.map((name) => prefix + name)) as string[];
      return Object.fromEntries(COMPANY_FIELDS.map((name, index) => [name, values[index] ?? ''])) as Record<
        CompanyField,
        string
      >;
    };
    if (subject !== last.current) {
      // A form with an initial company is complete.
      const isFirst = last.current === undefined && storedCompany !== null;
      const next = isFirst ? { changes: {}, filled: {} } : refill(texts(), filled.current, storedCompany ?? found);
      const changes = Object.entries(next.changes) as [CompanyField, string][];
      for (const [name, value] of changes) {
        setValue(prefix + name, value, { shouldDirty: true, shouldValidate: getFieldState(prefix + name).invalid });
      }
      filled.current = next.filled;
      last.current = subject;
      setDone({ isFilled: changes.length > 0, isCleared: subject === null && changes.length > 0 });
    }
    if (storedCompany) filled.current = { ...filled.current, ...ownedBy(storedCompany, found, texts()) };
  }, [subject, storedCompany, found, prefix, getValues, getFieldState, setValue]);

  const dissolvedOn = found?.dissolved_on ?? null;
  if (storedCompany) return { result: null, isCleared: false, dissolvedOn };
  const result = data === false ? 'unknown' : found && done.isFilled ? 'found' : null;
  return { result, isCleared: done.isCleared, dissolvedOn };
}
