import { typeset } from '@arbora/domain';
import { useLocale, useText } from '@arbora/i18n';
import { useCachedData, useQuery, useQueryClient } from '@arbora/query';
import { definePage, NotFound, usePageLanguages, usePageTitle, type PageProps } from '@arbora/remote';
import { useNavigate } from '@arbora/router';
import { routes } from '@arbora/routes';
import {
  ArticlePage,
  Image,
  LoadingState,
  PAGE_PICTURE,
  PageLoading,
  QueryView,
  Skeleton,
  storedImage,
} from '@arbora/ui';
import { useEffect, type ReactElement } from 'react';
import { LazyFeedback } from '../feedback/lazy-feedback';
import { ArticleText } from './article-text';
import { Byline } from './byline';
import { DayAndTopic } from './day-and-topic';
import { Neighbours } from './neighbours';
import { articleLanguagesQuery, listedArticle, neighboursQuery, newsItemQuery, type NewsArticle } from './news.queries';
import { newsTrail } from './news-trail';

function NewsItemPage({ params: { slug } }: PageProps<typeof routes.newsItem>): ReactElement {
  const locale = useLocale();
  const query = useQuery(newsItemQuery(locale, slug, listedArticle(useCachedData(), locale, slug)));
  usePageTitle(query.data?.title);
  useRedirectToSlug(query.data ?? undefined, slug);
  return (
    <QueryView query={query} partial empty={<NotFound />} skeleton={<PageLoading of="article" />}>
      {(item) => (
        <>
          {!query.isPlaceholderData && <Languages item={item} />}
          <Article item={item} isComplete={!query.isPlaceholderData} />
        </>
      )}
    </QueryView>
  );
}

/**
 * Redirects to the article's own URL if it was found as a translation. The data are cached under its slug too,
 * so the article stays visible instead of loading twice.
 */
function useRedirectToSlug(article: NewsArticle | undefined, requestedSlug: string): void {
  const navigate = useNavigate();
  const locale = useLocale();
  const client = useQueryClient();
  useEffect(() => {
    if (article === undefined || article.slug === requestedSlug) return;
    client.setQueryData(newsItemQuery(locale, article.slug).queryKey, article);
    void navigate(routes.newsItem.href({ slug: article.slug }), { replace: true });
  }, [navigate, client, locale, article, requestedSlug]);
}

/** Registers the languages of the article with the shell. */
function Languages({ item }: { item: NewsArticle }): null {
  usePageLanguages(useQuery(articleLanguagesQuery(item)).data);
  return null;
}

/** @param isComplete false while the text is loading (placeholder data) */
function Article({ item, isComplete }: { item: NewsArticle; isComplete: boolean }): ReactElement {
  const { t } = useText('content');
  return (
    <ArticlePage
      breadcrumb={newsTrail(t)}
      eyebrow={<DayAndTopic item={item} />}
      title={typeset(item.title)}
      lead={typeset(item.perex) || undefined}
      facts={<Byline item={item} />}
      media={
        item.hero_image && (
          <div {...PAGE_PICTURE}>
            <Image
              {...storedImage(item.hero_image)}
              sizes="(min-width: 48rem) 46rem, 100vw"
              alt={item.hero_alt ?? ''}
              ratio="3:2"
              priority
              rounded
            />
          </div>
        )
      }
      onward={
        <>
          {isComplete && <LazyFeedback key={item.id} article={item} />}
          <Neighbours item={item} />
        </>
      }
    >
      {isComplete ? (
        <ArticleText article={item} />
      ) : (
        <LoadingState>
          <Skeleton count={12} />
        </LoadingState>
      )}
    </ArticlePage>
  );
}

export default definePage(routes.newsItem, {
  queries: ({ locale, params, read, cached }) => {
    const query = newsItemQuery(locale, params.slug, listedArticle(cached, locale, params.slug));
    const article = read(query.queryKey);
    return article ? [query, neighboursQuery(locale, article), articleLanguagesQuery(article)] : [query];
  },
  Component: NewsItemPage,
});
