import { COMMENTARY_TAG, NEWS_TAG } from '@arbora/domain';
import { useFormContext } from '@arbora/ui/form';
import type { ReactElement } from 'react';
import { Related } from '../related/related';
import { articleDocument } from '../versions/documents';
import { VersionsButton } from '../versions/versions-button';
import type { Article } from './article.queries';
import css from './article-detail.module.css';
import { LanguageVersions } from './language-versions';
import { Preview } from './preview';

/** Embedded relations of an article. */
export function ArticleDetail({ article }: { article: Article }): ReactElement {
  return (
    <div className={css.detail}>
      {article.tag !== COMMENTARY_TAG && <Preview id={article.id} />}
      <ArticleVersions article={article} />
      <LanguageVersions article={article} />
      {article.tag === NEWS_TAG && <Related article={article.id} />}
    </div>
  );
}

function ArticleVersions({ article: { id, translation_group } }: { article: Article }): ReactElement {
  const { isDirty } = useFormContext().formState;
  return (
    <VersionsButton kind={articleDocument} document={`news_item:${translation_group ?? id}`} hasUnsaved={isDirty} />
  );
}
