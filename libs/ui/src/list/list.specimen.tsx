import type { ReactElement } from 'react';
import { Card } from '../card/card';
import { PLANTS, type Plant } from '../specimen/sample-plants';
import { Specimen } from '../specimen/specimen';
import { useSampleText } from '../specimen/use-sample-text';
import type { QueryResult } from '../states/query-view';
import { Facets } from './facets';
import { FilterChips } from './filter-chips';
import { List, type PageOfRows } from './list';
import { SearchField } from './search-field';

type Answer = QueryResult<PageOfRows<Plant>>;

const nothing = (): void => undefined;
const answer = (part: Partial<Answer>): Answer => ({
  data: undefined,
  error: null,
  isFetching: false,
  fetchStatus: 'idle',
  refetch: nothing,
  ...part,
});
const pageOf = (rows: readonly Plant[]): PageOfRows<Plant> => ({
  rows: [...rows],
  total: rows.length * 24,
  page: 2,
  size: rows.length || 20,
});
const down = { code: 'unavailable' };

/** The states of a list, in order of precedence. */
const STATES: readonly [name: string, query: Answer, filtered?: boolean][] = [
  ['List: error', answer({ error: down })],
  ['List: error while trying again', answer({ error: down, isFetching: true, fetchStatus: 'fetching' })],
  ['List: offline', answer({ fetchStatus: 'paused' })],
  ['List: loading', answer({ isFetching: true, fetchStatus: 'fetching' })],
  ['List: nothing yet', answer({ data: pageOf([]) })],
  ['List: nothing matches', answer({ data: pageOf([]) }), true],
  ['List: rows', answer({ data: pageOf(PLANTS) })],
  [
    'List: rows, the next page is on its way',
    answer({ data: pageOf(PLANTS), isFetching: true, isPlaceholderData: true }),
  ],
  ['List: rows, fetching them anew failed', answer({ data: pageOf(PLANTS), error: down })],
];

/** Lists with filters and search. */
export function ListSpecimens(): ReactElement {
  const { t, formats } = useSampleText();
  return (
    <>
      <Specimen name="SearchField">
        <SearchField label={t('search')} placeholder="Acer" />
      </Specimen>
      <Specimen name="FilterChips">
        <FilterChips
          name="size"
          label={t('size')}
          allLabel={t('all')}
          multiple
          options={PLANTS.map(({ id, size, count }) => ({ value: id, label: size, count }))}
        />
      </Specimen>
      <Specimen name="Facets">
        <Facets
          label={t('size')}
          facets={[
            {
              name: 'facet',
              label: t('size'),
              options: PLANTS.map(({ id, size, count }) => ({ value: id, label: size, count })),
            },
            {
              name: 'kind',
              label: t('kind'),
              folded: true,
              options: [{ value: 'tree', label: t('tree') }],
            },
          ]}
        />
      </Specimen>
      {STATES.map(([name, query, filtered]) => (
        <Specimen key={name} name={name}>
          <List query={query} keyOf={(plant) => plant.id} label={name} filtered={filtered}>
            {(plant) => `${plant.name} · ${formats.money(plant.price)}`}
          </List>
        </Specimen>
      ))}
      <Specimen name="List layout=cards" wide>
        <List
          query={answer({ data: pageOf(PLANTS) })}
          keyOf={(plant) => plant.id}
          layout="cards"
          columns={4}
          label={t('plants')}
        >
          {(plant) => <Card title={plant.name}>{plant.size}</Card>}
        </List>
      </Specimen>
    </>
  );
}
