import { PAGE_SIZE, type ListedPlant, type PlantList } from '@arbora/domain';
import { useText } from '@arbora/i18n';
import { useIsHistoryNavigation, useSearchParams } from '@arbora/router';
import { Alert, List, useListStart, type QueryResult } from '@arbora/ui';
import { useDeferredValue, useMemo, type ReactElement } from 'react';
import { isFiltered, PARAM, type CatalogueFilters } from './catalogue-filters';
import { ChosenFilters } from './chosen-filters';
import { ListOptions } from './list-options';
import { ClosestMatches } from './closest-matches';
import { PlantRow } from './plant-row';
import { PlantTile } from './plant-tile';
import { useSlices } from './use-slices';
import css from './catalogue-results.module.css';

const NONE: ListedPlant[] = [];

/** The plants found, with totals of plants and sizes and the chosen filters. */
export function CatalogueResults(props: {
  query: QueryResult<PlantList> & { data: PlantList | undefined };
  filters: CatalogueFilters;
  /** The requested page. */
  page: number;
}): ReactElement {
  const { query, filters, page } = props;
  const { t, formats } = useText('shop');
  const [params] = useSearchParams();
  const isGrid = params.get(PARAM.view) === 'grid';
  const start = useListStart<HTMLHeadingElement>(page);
  const { data } = query;
  const listed = useMemo(() => data && { ...data, rows: data.plants, size: PAGE_SIZE.catalogue }, [data]);
  const isHistoryNavigation = useIsHistoryNavigation();
  const deferred = useDeferredValue(listed);
  // A deferred value renders new plants in slices, so that typing stays responsive on slow phones. On back navigation
  // they render at once, because scroll restoration depends on their height.
  const displayed = isHistoryNavigation ? listed : (deferred ?? listed);
  const rows = useSlices(displayed?.rows ?? NONE, isHistoryNavigation);
  const number = (count: number) => ({ count, number: formats.number(count) });
  return (
    <section className={css.results} aria-labelledby="results">
      <div className={css.head}>
        <h2 ref={start} tabIndex={-1} id="results" className={css.count} aria-live="polite">
          {data
            ? `${t('assortment.plants', number(data.total))}, ${t('assortment.sizes', number(data.items))}`
            : t('assortment.results')}
        </h2>
        <ListOptions filters={filters} isGrid={isGrid} />
        <ChosenFilters filters={filters} />
      </div>
      {data?.similar && (
        <Alert tone="info" live title={t('assortment.similar', { search: filters.search })}>
          {t('assortment.similarHint')}
        </Alert>
      )}
      {data && data.nearest.length > 0 ? (
        <ClosestMatches list={data} />
      ) : (
        <List<ListedPlant>
          query={{ ...query, data: listed && displayed && { ...displayed, rows } }}
          keyOf={(plant) => plant.id}
          label={t('assortment.results')}
          layout={isGrid ? 'cards' : 'rows'}
          filtered={isFiltered(filters)}
        >
          {(plant) =>
            isGrid ? (
              <PlantTile plant={plant} matched={displayed?.matched[plant.id]} />
            ) : (
              <PlantRow plant={plant} matched={displayed?.matched[plant.id]} chosen={filters.sizes} />
            )
          }
        </List>
      )}
    </section>
  );
}
