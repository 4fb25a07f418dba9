import { branchHours, textIn } from '@arbora/domain';
import { useText } from '@arbora/i18n';
import { useQuery } from '@arbora/query';
import { useHost } from '@arbora/remote';
import { Link } from '@arbora/router';
import { routes } from '@arbora/routes';
import { Section } from '@arbora/ui';
import type { ReactElement } from 'react';
import { ContactLinks } from '../people/contact-links';
import { peopleQuery } from '../people/people.queries';
import { Portrait } from '../people/portrait';
import type { Position } from './careers.queries';
import css from './contact-person.module.css';

/**
 * Contact for a position: the person whose card has the position's contact e-mail, phone and e-mail (of the branch or
 * the nursery where missing), and the branch's address and hours.
 */
export function ContactPerson({ position }: { position: Position }): ReactElement {
  const { t, locale } = useText('content.careers');
  const { branches, contacts } = useHost().site;
  const { data: people = [] } = useQuery(peopleQuery);
  const { contact_email: email } = position;
  const person = people.find((one) => email !== null && one.email === email);
  const branch = branches.find(({ name }) => name === position.branch);
  const hours = branch && branchHours(branch, locale);
  return (
    <Section title={t('contact')}>
      <div className={css.contact}>
        {person && (
          <div className={css.person}>
            <div className={css.face}>
              <Portrait photo={person.photo} alt="" sizes="5rem" />
            </div>
            <div>
              <Link to={routes.person.href({ id: person.id })}>{person.name}</Link>
              <p className={css.muted}>{textIn(person, 'position', locale)}</p>
            </div>
          </div>
        )}
        <ContactLinks
          phone={person?.phone ?? branch?.phone ?? contacts.phone}
          email={email ?? branch?.email ?? contacts.email}
        />
        {branch?.address && (
          <p className={css.muted}>
            {t('branch', { branch: branch.name })}
            <br />
            {branch.address}
            {hours && (
              <>
                <br />
                {hours}
              </>
            )}
          </p>
        )}
      </div>
    </Section>
  );
}
