import { useText } from '@arbora/i18n';
import { useQuery } from '@arbora/query';
import { routes } from '@arbora/routes';
import { Section, TextLink } from '@arbora/ui';
import type { ReactElement } from 'react';
import css from './people.module.css';
import { peopleQuery, type PersonSummary } from './people.queries';
import { PersonCard } from './person-card';

/** Number of people in a row. */
const SHOWN = 4;

/** Other people of the same branch, starting with those who follow the person. */
export function Colleagues({ of: person }: { of: PersonSummary }): ReactElement | null {
  const { t } = useText('content.people');
  const { data = [] } = useQuery(peopleQuery);
  const { branch } = person;
  const group = data.filter((other) => other.branch === branch);
  const at = group.findIndex(({ id }) => id === person.id);
  const colleagues = [...group.slice(at + 1), ...group.slice(0, Math.max(at, 0))].slice(0, SHOWN);
  if (colleagues.length === 0) return null;
  return (
    <Section
      title={branch ? t('colleagues', { branch }) : t('others')}
      actions={
        <TextLink to={routes.people.href()} look="strong">
          {t('all')}
        </TextLink>
      }
    >
      <ul role="list" className={css.people}>
        {colleagues.map((colleague) => (
          <li key={colleague.id}>
            <PersonCard person={colleague} headingLevel={3} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
