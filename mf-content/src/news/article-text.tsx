import { useText } from '@arbora/i18n';
import { Grid, Prose, Section } from '@arbora/ui';
import type { ReactElement } from 'react';
import { articleParts } from './article-parts';
import type { NewsArticle } from './news.queries';
import { RelatedCard } from './related-card';

/** The text of an article with its embedded cards; the others follow below. */
export function ArticleText({ article }: { article: Pick<NewsArticle, 'body' | 'plants' | 'events'> }): ReactElement {
  const { t } = useText('content');
  const { parts, others } = articleParts(article);
  return (
    <>
      {parts.map((part, index) =>
        'html' in part ? <Prose key={index} html={part.html} /> : <RelatedCard key={part.id} related={part} />,
      )}
      {others.length > 0 && (
        <Section title={t('newsItem.about')}>
          <Grid as="ul" columns={2} gap={4}>
            {others.map((related) => (
              <li key={related.id}>
                <RelatedCard related={related} />
              </li>
            ))}
          </Grid>
        </Section>
      )}
    </>
  );
}
