import type { ReactElement } from 'react';
import { Comments } from './comments';
import { Rating } from './rating';
import { Share } from './share';
import css from './feedback.module.css';

export interface FeedbackProps {
  article: { id: string; slug: string; title: string };
}

/** Rating, sharing and discussion of an article. */
export function Feedback({ article: { id, slug, title } }: FeedbackProps): ReactElement {
  return (
    <div className={css.feedback} data-print="hide">
      <div className={css.bar}>
        <Rating newsId={id} />
        <div className={css.actions}>
          <Share title={title} />
        </div>
      </div>
      <Comments newsId={id} slug={slug} />
    </div>
  );
}
