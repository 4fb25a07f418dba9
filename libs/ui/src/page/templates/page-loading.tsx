import type { ReactElement } from 'react';
import { classNames } from '../../class-names';
import { Container } from '../../layout/container';
import { Seedling } from '../../illustration/seedling';
import { Skeleton, type SkeletonProps } from '../../states/skeleton';
import css from './page-loading.module.css';

export interface PageLoadingProps {
  /** Template of the page that is loading. */
  of: 'detail' | 'article';
  /** Skeleton of the content below the header, and number of items. Default: text. */
  shape?: SkeletonProps['shape'];
  count?: number;
}

/** Placeholder of a page whose title is not loaded yet. As high as most windows, which keeps the footer out of view. */
export function PageLoading({ of, shape, count = 8 }: PageLoadingProps): ReactElement {
  const width = of === 'article' ? 'text' : 'page';
  return (
    <div className={css.loading}>
      <div className={classNames(css.header, css[of])}>
        <Container width={width}>
          <Skeleton shape="title" />
          <div className={css.lead}>
            <Skeleton count={2} />
          </div>
          <Seedling className={css.seedling} />
        </Container>
      </div>
      <Container width={width} className={css.body}>
        {of === 'article' && <Skeleton shape="picture" />}
        <Skeleton shape={shape} count={count} />
      </Container>
    </div>
  );
}
