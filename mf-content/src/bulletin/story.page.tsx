import { typeset } from '@arbora/domain';
import { useLocale, useText } from '@arbora/i18n';
import { useQuery } from '@arbora/query';
import { definePage, NotFound, usePageTitle, type PageProps } from '@arbora/remote';
import { routes } from '@arbora/routes';
import { ArticlePage, Image, PageLoading, QueryView, storedImage } from '@arbora/ui';
import type { ReactElement } from 'react';
import { ArticleText } from '../news/article-text';
import { Byline } from '../news/byline';
import { DayAndTopic } from '../news/day-and-topic';
import { useStoryLanguages } from './bulletin-languages';
import { issueTrail } from './bulletin-trail';
import { issueQuery, storyQuery, storyVersionsQuery, type StoryDetail } from './bulletin.queries';
import { issueOf } from './issue-stories';
import { StoryOnward } from './story-onward';

function StoryPage({ params: { slug } }: PageProps<typeof routes.bulletinItem>): ReactElement {
  const query = useQuery(storyQuery(useLocale(), slug));
  usePageTitle(query.data?.title);
  return (
    <QueryView query={query} empty={<NotFound />} skeleton={<PageLoading of="article" />}>
      {(story) => <StoryToRead story={story} />}
    </QueryView>
  );
}

function StoryToRead({ story }: { story: StoryDetail }): ReactElement {
  const { t } = useText('content.bulletin');
  useStoryLanguages(story);
  return (
    <ArticlePage
      breadcrumb={issueTrail(t, issueOf(story))}
      eyebrow={<DayAndTopic item={story} />}
      title={typeset(story.title)}
      lead={typeset(story.perex) || undefined}
      facts={<Byline item={story} />}
      media={
        story.hero_image && (
          <Image
            {...storedImage(story.hero_image)}
            sizes="(min-width: 48rem) 46rem, 100vw"
            alt={story.hero_alt ?? ''}
            ratio="3:2"
            priority
            rounded
          />
        )
      }
      onward={<StoryOnward story={story} />}
    >
      <ArticleText article={story} />
    </ArticlePage>
  );
}

export default definePage(routes.bulletinItem, {
  queries: ({ locale, params, read }) => {
    const query = storyQuery(locale, params.slug);
    const story = read(query.queryKey);
    if (!story) return [query];
    const issue = issueOf(story);
    return [query, storyVersionsQuery(story), ...(issue ? [issueQuery(locale, String(issue.issue_number))] : [])];
  },
  Component: StoryPage,
});
