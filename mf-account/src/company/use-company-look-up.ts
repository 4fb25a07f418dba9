import { useQuery } from '@arbora/query';
import { useFormContext, useWatch } from '@arbora/ui/form';
import { useEffect } from 'react';
import { companyQuery } from './company.query';

/** The fields of a form that the look-up reads and fills in. */
interface CompanyForm {
  ico: string;
  country: string;
  company: string;
  dic: string;
  street: string;
  city: string;
  zip: string;
  region?: number | null;
}

/** What is filled in from the register where nothing was typed. */
const FILLED = ['company', 'dic', 'street', 'city', 'zip'] as const;

/** A company that is known already; empty texts for none. */
export interface KnownCompany {
  ico: string;
  country: string;
  region: number | null;
}

/**
 * Looks the company id up as soon as it is whole: keeps the region, which decides the branch of orders, and fills in
 * what is still empty. The company that is `known` keeps what it has. Nothing waits for it.
 */
export function useCompanyLookUp(known: KnownCompany): void {
  const { getValues, setValue } = useFormContext<CompanyForm>();
  const [ico = '', country] = useWatch<CompanyForm, ['ico', 'country']>({ name: ['ico', 'country'] });
  const { data: found } = useQuery(companyQuery(ico, country));
  const isKnown = ico.trim() === known.ico && country === known.country;
  const { region } = known;
  useEffect(() => {
    setValue('region', found ? found.region : isKnown ? region : null);
    if (!found || isKnown) return;
    for (const name of FILLED) {
      if (!getValues(name)?.trim()) setValue(name, found[name] ?? '', { shouldDirty: true });
    }
  }, [found, isKnown, region, getValues, setValue]);
}
