import { type ProductCategory, textIn } from '@arbora/domain';
import { useText } from '@arbora/i18n';
import { useQuery } from '@arbora/query';
import { Link, type To } from '@arbora/router';
import { Skeleton, useParamLink } from '@arbora/ui';
import { useId, type ReactElement } from 'react';
import { PARAM } from './catalogue-filters';
import { categoriesQuery } from './catalogue.queries';
import css from './category-filter.module.css';

/** The categories as links; those within a group are shown when it, or one of them, is chosen. */
export function CategoryFilter(props: {
  /** Id of the chosen category. */
  chosen: string | null;
  /** Number of plants per category. */
  counts: Readonly<Record<string, number>> | undefined;
}): ReactElement | null {
  const { chosen, counts } = props;
  const { t, locale, formats } = useText('shop');
  const id = useId();
  const link = useParamLink();
  const { data: categories, error } = useQuery(categoriesQuery);
  // The list of plants reports the failure; the filter is hidden.
  if (error && !categories) return null;
  const openGroup = categories?.find(({ id }) => id === chosen)?.cid;
  const countOf = ({ id: of }: ProductCategory): number | undefined => counts && (counts[`category:${of}`] ?? 0);
  // Hide categories without matching plants.
  const shown = categories?.filter(
    (category) =>
      (category.cid_sub === null || category.cid === openGroup) &&
      (countOf(category) !== 0 || category.id === chosen || (category.cid_sub === null && category.cid === openGroup)),
  );
  const to = (category: ProductCategory): To => link({ [PARAM.category]: category.id === chosen ? null : category.id });
  return (
    <nav aria-labelledby={id}>
      <h2 id={id} className={css.title}>
        {t('filters.categories')}
      </h2>
      <ul role="list" className={css.categories}>
        <li>
          <Link
            to={link({ [PARAM.category]: null })}
            className={css.category}
            aria-current={chosen === null ? 'true' : undefined}
          >
            {t('filters.allCategories')}
          </Link>
        </li>
        {shown?.map((category) => (
          <li key={category.id} className={category.cid_sub === null ? undefined : css.sub}>
            <Link to={to(category)} className={css.category} aria-current={category.id === chosen ? 'true' : undefined}>
              {textIn(category, 'name', locale)}
              {counts && <span className={css.count}>{formats.number(countOf(category) ?? 0)}</span>}
            </Link>
          </li>
        ))}
      </ul>
      {!categories && <Skeleton count={8} />}
    </nav>
  );
}
