import { useText } from '@arbora/i18n';
import { Button, Dialog, Icon, SkipLink, VisuallyHidden } from '@arbora/ui';
import { chevronDownIcon, filterIcon } from '@arbora/ui/icons';
import { memo, useState, type MouseEvent, type ReactElement } from 'react';
import { BesideList } from './beside-list';
import { CategoryFilter } from './category-filter';
import { chosenCount, type CatalogueFilters } from './catalogue-filters';
import { FactFilters } from './fact-filters';
import { SizeFilter } from './size-filter';
import css from './filter-panel.module.css';

interface FilterPanelProps {
  filters: CatalogueFilters;
  /** Number of plants per value, once loaded. */
  facets: Readonly<Record<string, number>> | undefined;
  /** Number of plants found. */
  total: number | undefined;
}

/**
 * The filters: beside the list on wide screens; on a phone a drawer that shows how many plants it will list. Without
 * scripts the drawer is a disclosure above the list.
 */
export const FilterPanel = memo(function FilterPanel(props: FilterPanelProps): ReactElement {
  const { filters, facets, total } = props;
  const { t, formats } = useText('shop');
  const [isOpen, setOpen] = useState(false);
  const chosen = chosenCount(filters);
  const open = (event: MouseEvent): void => {
    event.preventDefault();
    setOpen(true);
  };
  const close = (): void => setOpen(false);
  const content = (
    <>
      <CategoryFilter chosen={filters.category} counts={facets} />
      <FactFilters filters={filters} counts={facets} />
      <SizeFilter chosen={filters.sizes} counts={facets} />
    </>
  );
  return (
    <>
      <details className={css.panel} data-print="hide">
        <summary className={css.summary} onClick={open} aria-haspopup="dialog">
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
        <BesideList className={css.content}>
          <SkipLink target="results" label={t('filters.skip')} />
          {content}
        </BesideList>
      </details>
      <Dialog
        open={isOpen}
        onClose={close}
        title={t('filters.title')}
        placement="drawer"
        footer={
          <Button onClick={close}>
            {total === undefined || total === 0
              ? t('filters.showNearest')
              : t('filters.show', { count: total, number: formats.number(total) })}
          </Button>
        }
      >
        {content}
      </Dialog>
    </>
  );
});
