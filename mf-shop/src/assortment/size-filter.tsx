import { useText } from '@arbora/i18n';
import { useQuery } from '@arbora/query';
import { FilterChips } from '@arbora/ui';
import type { ReactElement } from 'react';
import { SIZE_GROUPS, sizeGroup } from '../plant/size-code';
import { PARAM } from './catalogue-filters';
import { sizesQuery } from './catalogue.queries';
import css from './size-filter.module.css';

/** Sizes by what they measure; several can be chosen, and an item of any of them fits. */
export function SizeFilter(): ReactElement | null {
  const { t } = useText('shop');
  const { data: sizes } = useQuery(sizesQuery);
  if (!sizes) return null;
  const groups = SIZE_GROUPS.map((group) => ({
    group,
    options: sizes.filter(({ name }) => sizeGroup(name) === group).map(({ name }) => ({ value: name, label: name })),
  }));
  return (
    <section className={css.sizes} aria-labelledby="sizes">
      <h2 id="sizes" className={css.title}>
        {t('filters.sizes')}
      </h2>
      {groups
        .filter(({ options }) => options.length > 0)
        .map(({ group, options }) => (
          <FilterChips
            key={group}
            name={PARAM.sizes}
            label={t(`filters.sizeGroup.${group}`)}
            options={options}
            multiple
          />
        ))}
    </section>
  );
}
