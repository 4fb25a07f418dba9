import type { ReactElement, ReactNode } from 'react';
import { Container } from '../../layout/container';
import { PageHeader, type PageHeaderProps } from '../page-header';
import css from './article-page.module.css';

export interface ArticlePageProps extends Omit<PageHeaderProps, 'tone' | 'width' | 'illustration' | 'picture'> {
  /** The large picture between the title and the text. */
  media?: ReactNode;
  /** The text, as wide as is good to read. */
  children: ReactNode;
  /** Below the text: where to go on. Not printed. */
  onward?: ReactNode;
}

/** Something to read from beginning to end. */
export function ArticlePage({ media, children, onward, ...header }: ArticlePageProps): ReactElement {
  return (
    <article>
      <PageHeader {...header} width="text" />
      <Container width="text" className={css.body}>
        {media}
        {children}
        {onward !== undefined && (
          <div className={css.onward} data-print="hide">
            {onward}
          </div>
        )}
      </Container>
    </article>
  );
}
