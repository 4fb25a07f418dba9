import { useText } from '@arbora/i18n';
import { useQuery } from '@arbora/query';
import { FilterChips } from '@arbora/ui';
import { useMemo, type ReactElement } from 'react';
import { SIZE_GROUPS, sizeGroup } from '../plant/size-code';
import { PARAM } from './catalogue-filters';
import { sizesQuery } from './catalogue.queries';
import css from './size-filter.module.css';

/** Sizes by what they measure; several can be chosen, and an item of any of them fits. */
export function SizeFilter(): ReactElement | null {
  const { t } = useText('shop');
  const { data: sizes } = useQuery(sizesQuery);
  // Reading codes takes longer than drawing them, and the address changes at each letter of a search.
  const groups = useMemo(() => {
    const options = sizes?.map(({ name }) => ({ value: name, label: name, of: sizeGroup(name) })) ?? [];
    return SIZE_GROUPS.map((group) => ({ group, options: options.filter((option) => option.of === group) }));
  }, [sizes]);
  if (!sizes) return null;
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
