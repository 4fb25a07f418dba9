import { definePage } from '@arbora/remote';
import type { ReactElement } from 'react';
import { latestIssueQuery } from '../bulletin/bulletin.queries';
import { firstGalleriesQuery } from '../gallery/gallery.queries';
import { latestNewsQuery } from '../news/news.queries';
import { peopleQuery } from '../people/people.queries';
import { BelowFirstScreen } from './below-first-screen';
import { categoryCoversQuery } from './category-covers.query';
import { Hero } from './hero';
import { LATEST_NEWS } from './latest-news.count';
import { NEXT_EVENTS, nextEventsQuery } from './next-events.query';
import { currentOffersQuery } from './current-offers.query';
import { SeasonBand } from './season-band';
import { monthQuery } from './month.query';

function HomePage(): ReactElement {
  return (
    <Hero>
      <SeasonBand />
      <BelowFirstScreen />
    </Hero>
  );
}

export default definePage({
  queries: ({ locale }) => [
    monthQuery,
    categoryCoversQuery,
    nextEventsQuery(NEXT_EVENTS),
    latestNewsQuery(locale, LATEST_NEWS),
    currentOffersQuery(null),
    latestIssueQuery(locale),
    peopleQuery,
    firstGalleriesQuery,
  ],
  Component: HomePage,
});
