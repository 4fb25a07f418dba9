import { useText } from '@arbora/i18n';
import { Icon, VisuallyHidden } from '@arbora/ui';
import { chevronDownIcon, filterIcon } from '@arbora/ui/icons';
import { memo, type ReactElement } from 'react';
import { CategoryFilter } from './category-filter';
import { SizeFilter } from './size-filter';
import css from './filter-panel.module.css';

/** Categories and sizes to choose from: beside the list on a desk, on demand above it on a phone. */
export const FilterPanel = memo(function FilterPanel(props: {
  /** Id of the chosen category. */
  category: string | null;
  /** How many sizes are chosen. */
  sizes: number;
}): ReactElement {
  const { category, sizes } = props;
  const { t } = useText('shop');
  const chosen = (category ? 1 : 0) + sizes;
  return (
    <details className={css.panel} data-print="hide">
      <summary className={css.summary}>
        <Icon shape={filterIcon} />
        <span>{t('filters.title')}</span>
        {chosen > 0 && (
          <span className={css.chosen}>
            <span aria-hidden>{chosen}</span>
            <VisuallyHidden>{t('filters.chosenCount', { count: chosen })}</VisuallyHidden>
          </span>
        )}
        <Icon shape={chevronDownIcon} className={css.mark} />
      </summary>
      <div className={css.content}>
        <CategoryFilter chosen={category} />
        <SizeFilter />
      </div>
    </details>
  );
});
