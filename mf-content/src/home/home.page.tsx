import { definePage } from '@arbora/remote';
import type { ReactElement } from 'react';
import { latestNewsQuery } from '../news/news.queries';
import { AboutNursery } from './about-nursery';
import { Hero } from './hero';
import { LatestNews, LATEST_NEWS } from './latest-news';
import { NextEvents } from './next-events';
import { NEXT_EVENTS, nextEventsQuery } from './next-events.query';

function HomePage(): ReactElement {
  return (
    <Hero>
      <NextEvents />
      <LatestNews />
      <AboutNursery />
    </Hero>
  );
}

export default definePage({
  queries: ({ locale }) => [nextEventsQuery(NEXT_EVENTS), latestNewsQuery(locale, LATEST_NEWS)],
  Component: HomePage,
});
