import { textIn } from '@arbora/domain';
import { useLocale } from '@arbora/i18n';
import { routes } from '@arbora/routes';
import { TextLink } from '@arbora/ui';
import type { ReactElement } from 'react';
import { ContactLinks } from '../people/contact-links';
import type { PersonSummary } from '../people/people.queries';
import { Portrait } from '../people/portrait';
import css from './branch-person.module.css';

/** Portrait and name of a branch's contact person. */
export function BranchPerson({ person }: { person: PersonSummary }): ReactElement {
  const locale = useLocale();
  return (
    <div className={css.person}>
      <div className={css.face}>
        <Portrait photo={person.photo} alt="" sizes="6rem" />
      </div>
      <div>
        <TextLink to={routes.person.href({ id: person.id })} className={css.name}>
          {person.name}
        </TextLink>
        <p className={css.position}>{textIn(person, 'position', locale)}</p>
        <ContactLinks phone={person.phone} email={null} />
      </div>
    </div>
  );
}
