import { useText } from '@arbora/i18n';
import { Link } from '@arbora/router';
import type { ReactElement } from 'react';
import { classNames } from '../class-names';
import { Icon } from '../icon/icon';
import { chevronLeftIcon, chevronRightIcon } from '../icon/icons';
import { PAGE_PARAM, useParamLink } from './list-params';
import { pageNumbers } from './page-numbers';
import css from './pagination.module.css';

export interface PaginationProps {
  /** Current page, from 1. */
  page: number;
  /** Rows per page. */
  size: number;
  /** Total number of rows. */
  total: number;
  /** Search parameter; lists on the same page need different ones. */
  param?: string;
  /** Accessible name, needed where a page may show more than one list. */
  label?: string | undefined;
}

/** Links to a list's other pages. Renders null for a single page. */
export function Pagination({ page, size, total, param = PAGE_PARAM, label }: PaginationProps): ReactElement | null {
  const { t, formats } = useText('ui');
  const link = useParamLink();
  const last = Math.max(1, Math.ceil(total / size));
  if (last === 1) return null;
  const to = (target: number) => link({ [param]: target === 1 ? null : String(target) });
  return (
    <nav
      className={css.pagination}
      aria-label={label === undefined ? t('pagination.label') : `${t('pagination.label')}: ${label}`}
      data-print="hide"
    >
      <p className={css.range}>
        {t('pagination.range', {
          from: formats.number((page - 1) * size + 1),
          to: formats.number(Math.min(page * size, total)),
          total: formats.number(total),
        })}
      </p>
      <ul role="list" className={css.pages}>
        <li>
          {page > 1 ? (
            <Link className={css.page} to={to(page - 1)} rel="prev" aria-label={t('pagination.previous')}>
              <Icon shape={chevronLeftIcon} />
            </Link>
          ) : (
            <span className={classNames(css.page, css.off)} aria-hidden>
              <Icon shape={chevronLeftIcon} />
            </span>
          )}
        </li>
        {pageNumbers(page, last).map((number, index) => (
          <li key={number ?? `gap-${index}`} className={css.number}>
            {number === null ? (
              <span className={css.gap} aria-hidden>
                …
              </span>
            ) : (
              <Link
                className={css.page}
                to={to(number)}
                aria-label={t('pagination.page', { page: number })}
                aria-current={number === page ? 'page' : undefined}
              >
                {number}
              </Link>
            )}
          </li>
        ))}
        <li>
          {page < last ? (
            <Link className={css.page} to={to(page + 1)} rel="next" aria-label={t('pagination.next')}>
              <Icon shape={chevronRightIcon} />
            </Link>
          ) : (
            <span className={classNames(css.page, css.off)} aria-hidden>
              <Icon shape={chevronRightIcon} />
            </span>
          )}
        </li>
      </ul>
    </nav>
  );
}
