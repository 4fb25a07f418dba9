import type { WebOrderRow } from '@arbora/domain';

type Customer = Pick<WebOrderRow, 'profile_id' | 'person_name' | 'person_email' | 'person_company'>;

/** Name and company of the person who ordered; null when the account is gone. */
export function customerName({ profile_id, person_name, person_email, person_company }: Customer): string | null {
  if (profile_id === null) return null;
  return [person_name ?? person_email, person_company].filter(Boolean).join(', ');
}
