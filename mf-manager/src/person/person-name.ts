import type { PersonState } from '@arbora/domain';

/** The person of a row, as views of the back office show it. */
export interface RowPerson {
  person_name: string | null;
  person_email: string | null;
  person_state: PersonState | null;
}

/** Name, else e-mail; null for an erased person, whose account keeps only a placeholder address. */
export function personName({ person_name, person_email, person_state }: RowPerson): string | null {
  return person_state === 'erased' ? null : (person_name ?? person_email);
}

export function personEmail({ person_email, person_state }: Omit<RowPerson, 'person_name'>): string | null {
  return person_state === 'erased' ? null : person_email;
}
