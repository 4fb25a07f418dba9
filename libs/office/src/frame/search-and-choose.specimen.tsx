import { useText } from '@arbora/i18n';
import type { UseQueryResult } from '@arbora/query';
import { Specimen } from '@arbora/ui/specimen';
import type { QueryResult } from '@arbora/ui';
import { useState, type ReactElement } from 'react';
import { failed, loaded, loading } from '../specimen/query-results';
import { ChoiceNote, SearchAndChoose } from './search-and-choose';

/** Botanical names are the same in every language. */
const FOUND = ['Acer campestre ‘Elsrijk’', 'Quercus robur'];

const STATES: readonly (readonly [string, QueryResult<readonly string[]>])[] = [
  ['loading', loading()],
  ['hits', loaded(FOUND)],
  ['nothing found', loaded([])],
  ['failed', failed()],
];

function Search({ found }: { found: QueryResult<readonly string[]> }): ReactElement {
  const { t } = useText('office-specimen');
  const [text, setText] = useState('');
  return (
    <SearchAndChoose
      label={t('search.label')}
      text={text}
      onText={setText}
      found={found as UseQueryResult<readonly string[]>}
      foundLabel={t('search.found')}
      nothing={t('search.nothing')}
      keyOf={(name) => name}
      className={undefined}
      disabled={false}
      onChoose={setText}
    >
      {(name) => (
        <>
          <span>{name}</span>
          <ChoiceNote>12–14</ChoiceNote>
        </>
      )}
    </SearchAndChoose>
  );
}

/** The body of a dialog that searches while typing. */
export function SearchSpecimens(): ReactElement {
  return (
    <>
      {STATES.map(([name, found]) => (
        <Specimen key={name} name={`SearchAndChoose: ${name}`}>
          <Search found={found} />
        </Specimen>
      ))}
    </>
  );
}
