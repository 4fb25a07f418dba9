import { useText } from '@arbora/i18n';
import { Facets } from '@arbora/ui';
import type { ReactElement } from 'react';
import { FACT_FILTERS, FACT_FILTER_NAMES, type CatalogueFilters } from './catalogue-filters';
import { useFactLabel } from './use-fact-label';

/** Height, light, soil, flowering and use, each value with its number of plants. */
export function FactFilters(props: {
  filters: CatalogueFilters;
  /** Undefined while loading: then no counts are shown. */
  counts: Readonly<Record<string, number>> | undefined;
}): ReactElement {
  const { filters, counts } = props;
  const { t } = useText('shop');
  const factWord = useFactLabel();
  const facets = FACT_FILTER_NAMES.map((name) => ({
    name,
    label: t(`filters.fact.${name}`),
    folded: name !== 'height' && name !== 'light',
    options: FACT_FILTERS[name]
      .map((value) => ({
        value,
        label: factWord(name, value),
        ...(counts && { count: counts[`${name}:${value}`] ?? 0 }),
      }))
      // Hide values without matching plants.
      .filter(({ value, count }) => count !== 0 || filters.facts[name].includes(value)),
  }));
  return <Facets label={t('filters.facts')} facets={facets.filter(({ options }) => options.length > 0)} />;
}
