import { useText } from '@arbora/i18n';
import { Link, useSearchParams } from '@arbora/router';
import { PAGE_PARAM, useParamLink } from '@arbora/ui';
import { useId, type ReactElement } from 'react';
import { PARAM, SORTS, type CatalogueFilters } from './catalogue-filters';
import css from './list-options.module.css';

/** Order and layout (list or grid) of the plants; both are kept in the address. */
export function ListOptions({ filters, isGrid }: { filters: CatalogueFilters; isGrid: boolean }): ReactElement {
  const { t } = useText('shop');
  const link = useParamLink();
  const [params] = useSearchParams();
  const { search, sort } = filters;
  // Without a search, sorting by name is the default already.
  const sorts = search === '' ? ([null, 'height', 'tallest'] as const) : ([null, ...SORTS] as const);
  return (
    <div className={css.options} data-print="hide">
      <Choice
        label={t('options.sort')}
        options={sorts.map((value) => ({
          key: value ?? 'none',
          label: t(`options.by.${value ?? (search === '' ? 'name' : 'fit')}`),
          to: link({ [PARAM.sort]: value }),
          isChosen: value === sort || (value === null && search === '' && sort === 'name'),
        }))}
      />
      <Choice
        label={t('options.view')}
        options={(['list', 'grid'] as const).map((view) => ({
          key: view,
          label: t(`options.${view}`),
          to: link({ [PARAM.view]: view === 'grid' ? view : null, [PAGE_PARAM]: params.get(PAGE_PARAM) }),
          isChosen: (view === 'grid') === isGrid,
        }))}
      />
    </div>
  );
}

interface Option {
  key: string;
  label: string;
  to: ReturnType<ReturnType<typeof useParamLink>>;
  isChosen: boolean;
}

function Choice({ label, options }: { label: string; options: readonly Option[] }): ReactElement {
  const id = useId();
  return (
    <div className={css.choice} role="group" aria-labelledby={id}>
      <span id={id} className={css.label}>
        {label}
      </span>
      <ul role="list" className={css.links}>
        {options.map((option) => (
          <li key={option.key}>
            <Link
              to={option.to}
              className={css.link}
              aria-current={option.isChosen ? 'true' : undefined}
              rel="nofollow"
            >
              {option.label}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
