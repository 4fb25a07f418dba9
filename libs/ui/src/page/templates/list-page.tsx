import type { ReactElement, ReactNode } from 'react';
import { classNames } from '../../class-names';
import { Container } from '../../layout/container';
import { PageHeader, type PageHeaderProps } from '../page-header';
import { Deferred } from './deferred';
import css from './list-page.module.css';

export interface ListPageProps extends Omit<PageHeaderProps, 'tone' | 'width'> {
  /** Search field above the list. */
  search?: ReactNode;
  /** Left of the list from 960 px on, above it on narrower windows. */
  filters?: ReactNode;
  /** The list with its states. */
  children: ReactNode;
  /** Full-width sections below the list. */
  more?: ReactNode;
}

/** Template of a list: header, search and filters, results. */
export function ListPage({ search, filters, children, more, ...header }: ListPageProps): ReactElement {
  return (
    <>
      <PageHeader tone="tinted" {...header} />
      <Deferred>
        <Container className={classNames(css.body, filters !== undefined && css.filtered)}>
          {search !== undefined && <div className={css.search}>{search}</div>}
          {filters !== undefined && <div className={css.filters}>{filters}</div>}
          <div className={css.list}>{children}</div>
        </Container>
        {more}
      </Deferred>
    </>
  );
}
