import { useText } from '@arbora/i18n';
import { Alert, List, useListStart, type QueryResult } from '@arbora/ui';
import { useDeferredValue, useMemo, type ReactElement } from 'react';
import { isFiltered, type CatalogueFilters } from './catalogue-filters';
import type { CataloguePage } from './catalogue.queries';
import { ChosenFilters } from './chosen-filters';
import { groupByProduct, type CatalogueProduct } from './group-by-product';
import { ProductRow } from './product-row';
import css from './catalogue-results.module.css';

/** The plants found, with how many items there are and by what they were chosen. */
export function CatalogueResults(props: {
  query: QueryResult<CataloguePage> & { data: CataloguePage | undefined };
  filters: CatalogueFilters;
  /** The page asked for. */
  page: number;
}): ReactElement {
  const { query, filters, page } = props;
  const { t, formats } = useText('shop');
  const start = useListStart<HTMLHeadingElement>(page);
  const { data } = query;
  const grouped = useMemo(() => data && { ...data, rows: groupByProduct(data.rows) }, [data]);
  // What takes the place of other plants does so in slices: a slow phone takes the next letter meanwhile.
  const before = useDeferredValue(grouped);
  return (
    <section className={css.results} aria-labelledby="results">
      <div className={css.head}>
        <h2 ref={start} tabIndex={-1} id="results" className={css.count} aria-live="polite">
          {data
            ? t('assortment.found', { count: data.total, number: formats.number(data.total) })
            : t('assortment.results')}
        </h2>
        <ChosenFilters filters={filters} />
      </div>
      {data?.similar && (
        <Alert tone="info" live title={t('assortment.similar', { search: filters.search })}>
          {t('assortment.similarHint')}
        </Alert>
      )}
      <List<CatalogueProduct>
        query={{ ...query, data: grouped && (before ?? grouped) }}
        keyOf={(product) => product.id}
        label={t('assortment.results')}
        filtered={isFiltered(filters)}
      >
        {(product) => <ProductRow product={product} />}
      </List>
    </section>
  );
}
