import { useQuery } from '@arbora/query';
import { useFormContext, useWatch } from '@arbora/ui/form';
import { useEffect } from 'react';
import { companyQuery } from './company.query';
import type { RegistrationFormInput } from './registration.schema';

/** What is filled in from the register where nothing was typed. */
const FILLED = ['company', 'dic', 'street', 'city', 'zip'] as const;

/**
 * Looks the company id up as soon as it is whole: keeps the region, which decides the branch of orders, and fills in
 * what is still empty. Nothing waits for it.
 */
export function useCompanyLookUp(): void {
  const { getValues, setValue } = useFormContext<RegistrationFormInput>();
  const [ico, country] = useWatch<RegistrationFormInput, ['ico', 'country']>({ name: ['ico', 'country'] });
  const { data: found } = useQuery(companyQuery(ico ?? '', country));
  useEffect(() => {
    setValue('region', found ? found.region : null);
    if (!found) return;
    for (const name of FILLED) {
      if (!getValues(name)?.trim()) setValue(name, found[name] ?? '', { shouldDirty: true });
    }
  }, [found, getValues, setValue]);
}
