import type { ReactElement, ReactNode } from 'react';
import { Container } from '../../layout/container';
import { PageHeader, type PageHeaderProps } from '../page-header';
import css from './article-page.module.css';

export interface ArticlePageProps extends Omit<PageHeaderProps, 'tone' | 'width' | 'illustration' | 'picture'> {
  /** The large image between title and text. */
  media?: ReactNode;
  /** The text, limited to a readable line length. */
  children: ReactNode;
  /** Below the text: links to related pages. Not printed. */
  onward?: ReactNode;
}

/** Template of a page with running text. */
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
