import type { ReactElement, ReactNode } from 'react';
import { Container } from '../../layout/container';
import { Split } from '../../layout/split';
import { PageHeader, type PageHeaderProps } from '../page-header';
import { Deferred } from './deferred';
import css from './two-column-page.module.css';

export interface TwoColumnPageProps extends Omit<PageHeaderProps, 'tone' | 'width'> {
  /** Above both columns. */
  intro?: ReactNode;
  children: ReactNode;
  aside: ReactNode;
  /** Keeps the aside in view while the main part is scrolled. */
  sticky?: boolean;
}

/** Template of two related columns, the first one wider. */
export function TwoColumnPage({ intro, children, aside, sticky, ...header }: TwoColumnPageProps): ReactElement {
  return (
    <>
      <PageHeader tone="tinted" {...header} />
      <Deferred>
        <Container className={css.body}>
          {intro}
          <Split aside={aside} sticky={sticky}>
            {children}
          </Split>
        </Container>
      </Deferred>
    </>
  );
}
