import { NEWS_TAG } from '@arbora/domain';
import { breadcrumbs, defineHead, previewImage } from '@arbora/remote';
import { routes } from '@arbora/routes';
import { authorJsonLd } from '../news/author-json-ld';
import { periodical } from './issue-json-ld';
import { issuePath, issueTrail } from './bulletin-trail';
import { storyQuery, storyVersionsQuery } from './bulletin.queries';
import { issueOf } from './issue-stories';

export default defineHead<'content.bulletin', typeof routes.bulletinItem>((context) => {
  const { t, locale, params, address, read, origin, site } = context;
  const story = read(storyQuery(locale, params.slug).queryKey);
  if (!story) return {};
  const bulletinPath = routes.bulletinItem.href({ slug: story.slug });
  const issue = issueOf(story);
  const isNews = story.tag === NEWS_TAG;
  // The canonical page is the same article in the news, or the issue that the commentary opens.
  const ownPath = isNews ? routes.newsItem.href({ slug: story.slug }) : bulletinPath;
  const canonicalPath = !isNews && issue ? issuePath(issue.issue_number) : ownPath;
  const versions = read(storyVersionsQuery(story).queryKey) ?? [];
  const image = previewImage(story.hero_image, origin);
  return {
    path: canonicalPath,
    paths: isNews
      ? Object.fromEntries(versions.map(({ locale: language, slug }) => [language, routes.newsItem.href({ slug })]))
      : { [locale]: canonicalPath },
    type: 'article',
    description: story.perex || undefined,
    image,
    imageAlt: story.hero_alt ?? undefined,
    about: [
      {
        '@type': 'Article',
        headline: story.title,
        description: story.perex || undefined,
        datePublished: story.created_at,
        inLanguage: locale,
        image,
        author: authorJsonLd(story, address, site.brand),
        url: address(canonicalPath),
        publisher: { '@type': 'Organization', name: site.brand },
        isPartOf: issue && {
          '@type': 'PublicationIssue',
          issueNumber: String(issue.issue_number),
          name: issue.title,
          url: address(issuePath(issue.issue_number)),
          isPartOf: periodical(context),
        },
      },
      breadcrumbs(context, [...issueTrail(t, issue), { label: story.title, to: bulletinPath }]),
    ],
  };
});
