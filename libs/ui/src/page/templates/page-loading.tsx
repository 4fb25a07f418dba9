import type { ReactElement } from 'react';
import { classNames } from '../../class-names';
import { Container } from '../../layout/container';
import { Seedling } from '../../illustration/seedling';
import { Skeleton, type SkeletonProps } from '../../states/skeleton';
import css from './page-loading.module.css';

export interface PageLoadingProps {
  /** Which template will take its place. */
  of: 'detail' | 'article';
  /** What will be there below the header, and how many of it. Default: text. */
  shape?: SkeletonProps['shape'];
  count?: number;
}

/** A page whose title is not known yet. As high as most windows, so that the footer stays below them. */
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
