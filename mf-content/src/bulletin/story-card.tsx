import { shorten, typeset } from '@arbora/domain';
import { routes } from '@arbora/routes';
import { Card } from '@arbora/ui';
import type { ReactElement } from 'react';
import { NewsPicture } from '../news/news-picture';
import type { Story } from './bulletin.queries';
import css from './issue.module.css';

/** Longest perex of a card, in characters. */
const PEREX_LENGTH = 200;

export interface StoryCardProps {
  story: Story;
  layout: 'column' | 'row';
}

/** Card of a bulletin item in the list of its issue. */
export function StoryCard({ story, layout }: StoryCardProps): ReactElement {
  const { slug, title, perex, author } = story;
  return (
    <Card
      title={typeset(title)}
      headingLevel={3}
      layout={layout}
      to={routes.bulletinItem.href({ slug })}
      media={<NewsPicture item={story} fill={layout === 'row'} />}
      eyebrow={author ?? undefined}
    >
      {perex && <p className={css.perex}>{typeset(shorten(perex, PEREX_LENGTH))}</p>}
    </Card>
  );
}
