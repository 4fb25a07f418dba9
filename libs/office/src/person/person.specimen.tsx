import { useText } from '@arbora/i18n';
import type { QueryResult } from '@arbora/ui';
import { Specimen } from '@arbora/ui/specimen';
import type { ReactElement } from 'react';
import { failed, loaded, loading } from '../specimen/query-results';
import { PersonItems } from './person-items';
import { Author, MarkedPerson, PersonMark } from './person-mark';

const NAME = 'Jana Dubová';
const ORDERS = [{ id: '202600417' }, { id: '202600422' }];

const STATES: readonly (readonly [string, QueryResult<typeof ORDERS>])[] = [
  ['loading', loading()],
  ['items', loaded(ORDERS)],
  ['nothing', loaded([])],
  ['failed', failed()],
];

/** Names of people with the state of their accounts, and a panel of a person's card. */
export function PersonSpecimens(): ReactElement {
  const { t } = useText('office-specimen');
  return (
    <>
      <Specimen row name="PersonMark: blocked, erased">
        <PersonMark state="blocked" />
        <PersonMark state="erased" />
      </Specimen>
      <Specimen name="MarkedPerson: active, blocked, erased">
        <ul role="list">
          <li>
            <MarkedPerson name={NAME} state={null} />
          </li>
          <li>
            <MarkedPerson name={NAME} state="blocked" />
          </li>
          <li>
            <MarkedPerson name={null} state="erased" />
          </li>
        </ul>
      </Specimen>
      <Specimen name="Author: named, nameless, a job">
        <ul role="list">
          <li>
            <Author id="1" name={NAME} state={null} />
          </li>
          <li>
            <Author id="1" name={null} state={null} />
          </li>
          <li>
            <Author id={null} name={null} state={null} />
          </li>
        </ul>
      </Specimen>
      {STATES.map(([name, query]) => (
        <Specimen key={name} name={`PersonItems: ${name}`}>
          <PersonItems
            title={t('person.title')}
            nothing={t('person.nothing')}
            query={query}
            itemOf={({ id }) => t('person.order', { number: id })}
          />
        </Specimen>
      ))}
    </>
  );
}
