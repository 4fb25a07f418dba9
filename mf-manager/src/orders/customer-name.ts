import type { WebOrderRow } from '@arbora/domain';
import { personName } from '../person/person-name';

type Customer = Pick<WebOrderRow, 'person_name' | 'person_email' | 'person_state' | 'person_company'>;

/** Name and company of the customer; null after the erasure. */
export function customerName(customer: Customer): string | null {
  const name = personName(customer);
  return name && [name, customer.person_company].filter(Boolean).join(', ');
}
