import { useText } from '@arbora/i18n';
import { useQuery } from '@arbora/query';
import { FilterChips } from '@arbora/ui';
import { useId, useMemo, type ReactElement } from 'react';
import { SIZE_GROUPS, sizeGroup } from '../plant/size-code';
import { PARAM } from './catalogue-filters';
import { sizesQuery } from './catalogue.queries';
import { SizeLegend } from './size-legend';
import css from './size-filter.module.css';

/** Sizes grouped by measure, each with its number of plants; several can be chosen and are combined with or. */
export function SizeFilter(props: {
  chosen: readonly string[];
  counts: Readonly<Record<string, number>> | undefined;
}): ReactElement | null {
  const { chosen, counts } = props;
  const { t } = useText('shop');
  const id = useId();
  const { data: sizes } = useQuery(sizesQuery);
  // Memoized: parsing codes is slower than rendering them, and the address changes with each typed letter.
  const groups = useMemo(() => {
    const options = sizes?.map(({ name }) => ({ value: name, label: name, of: sizeGroup(name) })) ?? [];
    return SIZE_GROUPS.map((group) => ({ group, options: options.filter((option) => option.of === group) }));
  }, [sizes]);
  if (!sizes) return null;
  const offered = groups.map(({ group, options }) => ({
    group,
    options: options
      .map(({ value, label }) => ({ value, label, ...(counts && { count: counts[`size:${value}`] ?? 0 }) }))
      .filter(({ value, count }) => count !== 0 || chosen.includes(value)),
  }));
  return (
    <section className={css.sizes} aria-labelledby={id}>
      <h2 id={id} className={css.title}>
        {t('filters.sizes')}
      </h2>
      {offered
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
      <SizeLegend />
    </section>
  );
}
