import type { PersonState } from '@arbora/domain';
import type { SectionTexts } from '../section/section';

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

/** Name with the state of a blocked or erased account in brackets, for files. */
export function nameInFile(
  name: string | null,
  state: PersonState | null,
  common: SectionTexts['common'],
): string | null {
  if (state === null) return name;
  const mark = common(`person.${state}`);
  return name ? `${name} (${mark})` : mark;
}

/** Name of a row's person, else their e-mail, with the state of the account. */
export function personInFile(row: RowPerson, { common }: Pick<SectionTexts, 'common'>): string | null {
  return nameInFile(personName(row), row.person_state, common);
}
