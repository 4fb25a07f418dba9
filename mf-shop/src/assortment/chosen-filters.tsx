import { textIn } from '@arbora/domain';
import { useText } from '@arbora/i18n';
import { useQuery } from '@arbora/query';
import { Link, type To } from '@arbora/router';
import { routes } from '@arbora/routes';
import { Icon, TextLink, useParamLink } from '@arbora/ui';
import { closeIcon } from '@arbora/ui/icons';
import type { ReactElement, ReactNode } from 'react';
import { FACT_FILTER_NAMES, isFiltered, PARAM, type CatalogueFilters } from './catalogue-filters';
import { categoriesQuery } from './catalogue.queries';
import { useFactLabel } from './use-fact-label';
import css from './chosen-filters.module.css';

/** The active filters, each removable by itself, or all at once. */
export function ChosenFilters({ filters }: { filters: CatalogueFilters }): ReactElement | null {
  const { t, locale } = useText('shop');
  const link = useParamLink();
  const factWord = useFactLabel();
  const { data: categories } = useQuery(categoriesQuery);
  if (!isFiltered(filters)) return null;
  const category = categories?.find(({ id }) => id === filters.category);
  return (
    <ul role="list" className={css.chosen} aria-label={t('filters.chosen')}>
      {filters.search && (
        <Chosen to={link({ [PARAM.search]: null })}>{t('filters.searchQuoted', { search: filters.search })}</Chosen>
      )}
      {category && <Chosen to={link({ [PARAM.category]: null })}>{textIn(category, 'name', locale)}</Chosen>}
      {filters.sizes.map((size) => (
        <Chosen key={size} to={link({ [PARAM.sizes]: filters.sizes.filter((other) => other !== size).join(',') })}>
          {size}
        </Chosen>
      ))}
      {FACT_FILTER_NAMES.flatMap((name) =>
        filters.facts[name].map((value) => (
          <Chosen
            key={`${name}:${value}`}
            to={link({ [name]: filters.facts[name].filter((other) => other !== value).join(',') })}
          >
            {factWord(name, value)}
          </Chosen>
        )),
      )}
      <li>
        <TextLink to={routes.assortment.href()} look="quiet" className={css.all}>
          {t('filters.reset')}
        </TextLink>
      </li>
    </ul>
  );
}

function Chosen({ to, children }: { to: To; children: ReactNode }): ReactElement {
  const { t } = useText('shop');
  return (
    <li>
      <Link to={to} className={css.chip}>
        {children}
        <Icon shape={closeIcon} size="small" label={t('filters.remove')} />
      </Link>
    </li>
  );
}
