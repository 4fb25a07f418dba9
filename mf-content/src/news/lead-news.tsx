import type { ReactElement } from 'react';
import { NewsCard } from './news-card';
import type { NewsSummary } from './news.queries';
import css from './lead-news.module.css';

/** The picture takes more than half of the page's width. */
const SIZES = '(min-width: 1280px) 45rem, (min-width: 600px) 56vw, 100vw';

/** The newest item, spanning the page with a larger picture and text. */
export function LeadNews(props: { item: NewsSummary; headingLevel: 2 | 3; priority?: boolean }): ReactElement {
  return (
    <div className={css.lead}>
      <NewsCard {...props} layout="row" sizes={SIZES} />
    </div>
  );
}
