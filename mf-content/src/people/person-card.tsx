import { textIn } from '@arbora/domain';
import { useLocale } from '@arbora/i18n';
import { Link } from '@arbora/router';
import { routes } from '@arbora/routes';
import type { ReactElement } from 'react';
import { ContactLinks } from './contact-links';
import css from './person-card.module.css';
import type { PersonSummary } from './people.queries';
import { Portrait } from './portrait';

export interface PersonCardProps {
  person: PersonSummary;
  headingLevel: 2 | 3;
  priority?: boolean;
}

const SIZES = '(min-width: 1280px) 18rem, (min-width: 960px) 24vw, (min-width: 600px) 32vw, 46vw';

/** A person in a list: portrait, name, role and contacts. */
export function PersonCard({ person, headingLevel, priority }: PersonCardProps): ReactElement {
  const locale = useLocale();
  const Heading = `h${headingLevel}` as const;
  return (
    <article className={css.card}>
      <div className={css.face}>
        <Portrait photo={person.photo} alt="" sizes={SIZES} priority={priority} />
      </div>
      <div className={css.words}>
        <Heading className={css.name}>
          <Link to={routes.person.href({ id: person.id })} className={css.link}>
            {person.name}
          </Link>
        </Heading>
        <p className={css.position}>{textIn(person, 'position', locale)}</p>
      </div>
      <ContactLinks phone={person.phone} email={null} />
    </article>
  );
}
