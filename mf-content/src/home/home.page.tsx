import { definePage } from '@arbora/remote';
import type { ReactElement } from 'react';
import { latestIssueQuery } from '../bulletin/bulletin.queries';
import { firstGalleriesQuery } from '../gallery/gallery.queries';
import { latestNewsQuery } from '../news/news.queries';
import { peopleQuery } from '../people/people.queries';
import { BelowTheFold } from './below-the-fold';
import { categoryCoversQuery } from './category-covers.query';
import { Hero } from './hero';
import { LATEST_NEWS_COUNT } from './latest-news.count';
import { NEXT_EVENTS_COUNT, nextEventsQuery } from './next-events.query';
import { currentOffersQuery } from './current-offers.query';
import { SeasonBand } from './season-band';
import { monthQuery } from './season';

function HomePage(): ReactElement {
  return (
    <Hero>
      <SeasonBand />
      <BelowTheFold />
    </Hero>
  );
}

export default definePage({
  queries: ({ locale }) => [
    monthQuery,
    categoryCoversQuery,
    nextEventsQuery(NEXT_EVENTS_COUNT),
    latestNewsQuery(locale, LATEST_NEWS_COUNT),
    currentOffersQuery(null),
    latestIssueQuery(locale),
    peopleQuery,
    firstGalleriesQuery,
  ],
  Component: HomePage,
});
