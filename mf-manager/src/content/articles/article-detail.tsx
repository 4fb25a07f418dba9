import type { ReactElement } from 'react';
import { Related } from '../related/related';
import type { Article } from './article.queries';
import css from './article-detail.module.css';
import { LanguageVersions } from './language-versions';
import { Preview } from './preview';

/** Embedded relations of an article. */
export function ArticleDetail({ article }: { article: Article }): ReactElement {
  return (
    <div className={css.detail}>
      <Preview id={article.id} />
      <LanguageVersions article={article} />
      {article.tag === 'news' && <Related article={article.id} />}
    </div>
  );
}
