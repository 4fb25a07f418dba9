import type { ReactElement } from 'react';
import { Container, type ContainerProps } from '../../layout/container';
import { Skeleton, type SkeletonProps } from '../../states/skeleton';
import css from './page-loading.module.css';

export interface PageLoadingProps {
  width?: ContainerProps['width'];
  /** What will be there below the title. */
  shape?: SkeletonProps['shape'];
  count?: number;
}

/** A page whose title is not known yet. As high as most windows, so that the footer stays below them. */
export function PageLoading({ width, shape, count = 8 }: PageLoadingProps): ReactElement {
  return (
    <Container width={width} className={css.loading}>
      <Skeleton shape="title" />
      <Skeleton shape={shape} count={count} />
    </Container>
  );
}
