import { useQuery } from '@arbora/query';
import { routes } from '@arbora/routes';
import { Section, TextLink } from '@arbora/ui';
import type { ReactElement } from 'react';
import css from './people.module.css';
import { peopleQuery, type PersonSummary } from './people.queries';
import { PersonCard } from './person-card';

/** Number of people in a row. */
const SHOWN = 4;

export interface PeopleRowProps {
  title: string;
  /** Text of the link to all people. */
  allLabel: string;
  /** Chooses and orders the people; default: all in editorial order. */
  select?: (people: readonly PersonSummary[]) => readonly PersonSummary[];
}

/** The first people, for other pages; renders nothing if there are none. */
export function PeopleRow({ title, allLabel, select = (people) => people }: PeopleRowProps): ReactElement | null {
  const { data = [] } = useQuery(peopleQuery);
  const people = select(data).slice(0, SHOWN);
  if (people.length === 0) return null;
  return (
    <Section
      title={title}
      actions={
        <TextLink to={routes.people.href()} look="strong">
          {allLabel}
        </TextLink>
      }
    >
      <ul role="list" className={css.people}>
        {people.map((person) => (
          <li key={person.id}>
            <PersonCard person={person} headingLevel={3} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
