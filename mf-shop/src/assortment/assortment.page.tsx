import { useText } from '@arbora/i18n';
import { keepPreviousData, useQuery } from '@arbora/query';
import { definePage } from '@arbora/remote';
import { useSearchParams } from '@arbora/router';
import { ListPage, pageParam, SearchField, Tree } from '@arbora/ui';
import { useMemo, type ReactElement } from 'react';
import { catalogueFilters, PARAM } from './catalogue-filters';
import { CatalogueResults } from './catalogue-results';
import { categoriesQuery, plantListQuery, sizesQuery } from './catalogue.queries';
import { FilterPanel } from './filter-panel';
import css from './header-trees.module.css';
import { useSuggestions } from './use-suggestions';

function AssortmentPage(): ReactElement {
  const { t } = useText('shop');
  const [params] = useSearchParams();
  const filters = useMemo(() => catalogueFilters(params), [params]);
  const page = pageParam(params);
  const query = useQuery({ ...plantListQuery(filters, page), placeholderData: keepPreviousData });
  // Placeholder data belongs to the previous search: do not suggest from it.
  const suggestions = useSuggestions(filters.search, query.isPlaceholderData ? undefined : query.data);
  return (
    <ListPage
      title={t('assortment.title')}
      lead={t('assortment.lead')}
      illustration={<HeaderTrees />}
      search={
        <SearchField
          name={PARAM.search}
          label={t('assortment.search')}
          placeholder={t('assortment.searchPlaceholder')}
          size="large"
          pending={query.isPlaceholderData}
          suggestions={suggestions}
        />
      }
      filters={<FilterPanel filters={filters} facets={query.data?.facets} total={query.data?.total} />}
    >
      <CatalogueResults query={query} filters={filters} page={page} />
    </ListPage>
  );
}

/** Decorative drawings of trees at the edge of the header. */
function HeaderTrees(): ReactElement {
  return (
    <div className={css.trees}>
      <Tree habit="column" className={css.small} />
      <Tree habit="spreading" className={css.large} />
      <Tree habit="conifer" className={css.medium} />
    </div>
  );
}

export default definePage({
  queries: ({ search }) => [plantListQuery(catalogueFilters(search), pageParam(search)), categoriesQuery, sizesQuery],
  Component: AssortmentPage,
});
