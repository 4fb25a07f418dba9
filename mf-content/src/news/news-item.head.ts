import { breadcrumbs, defineHead, previewImage } from '@arbora/remote';
import { routes } from '@arbora/routes';
import { authorJsonLd } from './author-json-ld';
import { newsFeed } from './news-feed';
import { newsTrail } from './news-trail';
import { newsItemQuery } from './news.queries';

export default defineHead<'content', typeof routes.newsItem>(({ t, locale, params, read, address, origin, site }) => {
  const item = read(newsItemQuery(locale, params.slug).queryKey);
  if (!item) return {};
  const path = routes.newsItem.href({ slug: item.slug });
  const image = previewImage(item.hero_image, origin);
  return {
    type: 'article',
    description: item.perex || undefined,
    image,
    imageAlt: item.hero_alt ?? undefined,
    feed: newsFeed(t),
    about: [
      {
        '@type': 'NewsArticle',
        headline: item.title,
        description: item.perex || undefined,
        datePublished: item.created_at,
        inLanguage: locale,
        author: authorJsonLd(item, address, site.brand),
        articleSection: item.topic ? t(`topic.${item.topic}`) : undefined,
        timeRequired: `PT${item.reading_minutes}M`,
        image,
        url: address(path),
        publisher: { '@type': 'Organization', name: site.brand },
      },
      breadcrumbs({ address, site }, [...newsTrail(t), { label: item.title, to: path }]),
    ],
  };
});
